"""A review as JSON values; docs/review.md describes them."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict

from allcity.core.game import Json
from allcity.review.account import Account, Decision, Review, Roll
from allcity.review.marks import MARKS


def to_json(review: Review) -> Json:
    """Return everything in a review; seats count from 0, and shares are parts of 1."""
    return {
        "game": review.game,
        "judge": review.judge,
        "nodes": review.effort.nodes,
        "curve": [{"at": at, "shares": list(shares)} for at, shares in review.curve],
        "rolls": [_roll(roll) for roll in review.rolls],
        "seats": [_seat(review, account) for account in review.accounts],
    }


def _roll(roll: Roll) -> Json:
    return {
        "at": roll.at, "texts": list(roll.texts), "luck": list(roll.luck), "doubt": list(roll.doubt),
    }  # fmt: skip


def _seat(review: Review, account: Account) -> Json:
    seat, decisions = account.seat, review.of(account.seat)
    counts = Counter(decision.mark for decision in decisions if decision.is_choice)
    luckiest, unluckiest = review.luckiest(seat), review.unluckiest(seat)
    return {
        **asdict(account),
        "adjusted": account.adjusted,
        "marks": {name: counts[name] for name in MARKS},
        "luckiest": luckiest.at if luckiest else None,
        "unluckiest": unluckiest.at if unluckiest else None,
        "worst": [decision.at for decision in review.worst(seat)],
        "finest": [decision.at for decision in review.finest(seat)],
        "decisions": [_decision(decision) for decision in decisions],
    }


def _decision(decision: Decision) -> Json:
    return {
        "at": decision.at, "action": decision.action, "best": decision.best, "line": decision.line, "best_line": decision.best_line, "loss": decision.loss,
        "doubt": decision.doubt,
        "mark": decision.mark, "effect": list(decision.effect), "lead": decision.lead,
        "is_choice": decision.is_choice, "is_only": decision.is_only, "is_hard": decision.is_hard,
        "reason": decision.reason,
    }  # fmt: skip
