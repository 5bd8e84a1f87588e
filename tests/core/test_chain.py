"""The chain over a match: anyone with a mark of it notices every change of a move, and the mark reveals no secret."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from allcity.bots import bot
from allcity.bots.table import play_out
from allcity.core import CHANCE, Match, Record
from allcity.core.chain import Chain
from allcity.core.errors import IllegalAction
from allcity.core.game import AnyGame
from allcity.core.record import parse, seat_text
from allcity.core.replay import begin, chained, verify, walk
from allcity.games import GAMES

games = pytest.mark.parametrize("key", GAMES)


def finished(key: str, seed: int = 1) -> Record:
    game = GAMES[key]
    match = Match(game, 2, match="m1")
    match.commit("ab" * 32, {1: "rain"})
    play_out(match, [bot("random")] * 2, Random(seed))
    return chained(game, match.record())


def test_a_link_can_be_computed_by_hand() -> None:
    record = replace(finished("tagcity"), names=((0, "Ada"),))
    header = replace(record, names=()).text().split("\nplay\n")[0] + "\nplay"
    link = sha256(header.encode()).hexdigest()
    chain = Chain(record)
    assert chain.last == link
    chain.push(CHANCE, "lead 2")
    assert chain.last == sha256(f"{link}\n* lead 2".encode()).hexdigest()
    assert chain.mark == chain.last[:16]


@games
def test_a_whole_match_agrees_with_its_chain(key: str) -> None:
    record = finished(key)
    assert parse(record.text()) == record
    verdict = verify(GAMES[key], record)
    assert (verdict.is_fair, verdict.is_over, verdict.is_chain_right) == (True, True, True)
    assert verdict.chain.place(verdict.chain.mark) == len(record.log)
    assert verify(GAMES[key], replace(record, names=((1, "Bo"),))).is_chain_right


@games
def test_a_move_replaced_by_another_legal_one_is_noticed(key: str) -> None:
    """The chance of the match stays the committed one, so nothing but the chain can tell."""
    game, record = GAMES[key], finished(key)
    forged = _replaced(key, record)
    verdict = verify(game, forged)
    assert (verdict.is_fair, verdict.is_chain_right) == (True, False)
    again = verify(game, chained(game, forged))  # the forger writes a chain of their own,
    assert again.is_chain_right
    assert record.chain is not None
    assert again.chain.place(record.chain[:16]) is None  # and the mark that a player kept tells


def _replaced(key: str, record: Record) -> Record:
    """The record with one action changed so that all others are still legal and chance the same."""
    game = GAMES[key]
    match = begin(game, record)
    for index, before in enumerate(walk(match, record)):
        seat, recorded = record.log[index]
        for action in game.legal(before, seat) if seat != CHANCE else ():
            log = (*record.log[:index], (seat, game.text(action)), *record.log[index + 1 :])
            forged = replace(record, log=log)
            try:
                if game.text(action) != recorded and verify(game, forged).is_fair:
                    return forged
            except IllegalAction:
                pass
    raise AssertionError("no move can be replaced")


@games
def test_actions_that_were_cut_off_are_noticed(key: str) -> None:
    record = finished(key)
    cut = replace(record, log=record.log[:-1])
    verdict = verify(GAMES[key], cut)
    assert (verdict.is_over, verdict.is_chain_right) == (False, False)
    bare = verify(GAMES[key], replace(cut, chain=None))
    assert (bare.is_over, bare.is_chain_right) == (False, None)
    assert verdict.chain.place(verify(GAMES[key], record).chain.links[10][:16]) == 10


def test_what_is_taken_back_leaves_the_chain() -> None:
    chain = Chain(finished("tagcity"))
    before = chain.last
    chain.push(0, "take 1")
    chain.push(0, "check -1")
    chain.cut(0)
    assert chain.last == before


@games
def test_outcomes_are_listed_in_the_order_that_the_docs_say(key: str) -> None:
    """Seats and values ascend; names stand in the order of the edition or of their clause."""
    game, record = GAMES[key], finished(key)
    match = begin(game, record)
    named = {
        "token": _tokens(game),
        "lay": ["vp", "wild", "permit", "extra", "reserve", "add", "discount", "save"],
    }
    kinds = set()
    for index, before in enumerate(walk(match, record)):
        if record.log[index][0] != CHANCE:
            continue
        texts = [game.text(outcome).split() for outcome, _ in game.chance(before)]
        kind = texts[0][0]
        order = [
            named[kind].index(t[1]) if kind in named else [int(n) for n in t[1:]] for t in texts
        ]
        assert order == sorted(order)
        assert {t[0] for t in texts} == {kind}
        kinds.add(kind)
    assert kinds >= {"tagcity": {"lead", "roll"}, "graffiti": {"first", "lay", "fill"}}[key]


def _tokens(game: AnyGame) -> list[str]:
    printed = game.edition_to_json(game.edition("house"))
    return list(printed.get("tokens", []))


def test_a_sealed_choice_does_not_change_the_chain_before_it_is_shown() -> None:
    """Links are made of what spectators read; nobody can try choices until a link fits."""
    game = GAMES["tagcity"]
    record = finished("tagcity")
    match = begin(game, record)
    pairs = 0
    for index, before in enumerate(walk(match, record)):
        seat, recorded = record.log[index]
        if len(game.active(before)) < 2 or seat == CHANCE:
            continue
        lines = {
            game.redact(before, seat, game.parse(text), None) for text in (recorded, "check -1")
        }
        links = set()
        for line in lines:
            chain = Chain(record)
            chain.push(seat, line)
            links.add((seat_text(seat), chain.last))
        assert len(links) == 1
        pairs += 1
    assert pairs
