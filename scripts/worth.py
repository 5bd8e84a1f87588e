"""Writes down what positions are worth to the bots, number by number: `python -m scripts.worth`.

tests/bots/test_worth.py compares; so after a change of an evaluation or a search the diff shows its effect.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from allcity.bots import Bot, bot
from allcity.bots.budget import Budget
from allcity.bots.evaluate import evaluation_of
from allcity.bots.planner import rate
from allcity.bots.search import Searcher, ranking
from allcity.bots.seats import imagine
from allcity.bots.tree import simulate
from allcity.bots.why import why
from allcity.core import Match
from allcity.core.game import CHANCE, AnyGame
from allcity.games import GAMES

FOLDER = Path(__file__).parent.parent / "tests/bots/worth"
MATCHES = (("random", "random"), ("greedy", "planner:6w", "random"), ("greedy", "random") * 2)
APART = 13  # decisions between two positions
SEARCHED, NODES = 3, 120  # every so many positions; what a search takes there


def worth(key: str) -> dict[str, Any]:
    """What is written down of a game: position by position, then how each match ends for the evaluation."""
    rows: dict[str, Any] = {}
    for bots in MATCHES:
        for number, (step, state, seat) in enumerate(_positions(key, bots)):
            rows[f"{len(bots)} seats, decision {step}"] = {
                **position(GAMES[key], state, seat),
                **(searched(GAMES[key], state, seat) if number % SEARCHED == 0 else {}),
            }
    return rows


def _positions(key: str, specs: tuple[str, ...]) -> Iterator[tuple[int, Any, int]]:
    """Some moments of a match, more of those in which several seats choose at once, and its end."""
    game, step = GAMES[key], 0
    match = Match(game, len(specs), match="worth")
    match.commit("0a" * 32)
    bots: list[Bot] = [bot(spec) for spec in specs]
    rng = Random(1)
    while seats := game.active(match.state):
        if seats == (CHANCE,):
            match.settle()
            continue
        is_together = getattr(match.state, "phase", "") == "final"
        if step % APART == 0 or (is_together and step % 3 == 0):
            yield step, match.state, seats[0]
        view = game.view(match.state, seats[0])
        match.push(seats[0], bots[seats[0]](game, view, match.legal(seats[0]), rng))
        step += 1
    yield step, match.state, 0


def position(game: AnyGame, state: Any, seat: int) -> dict[str, Any]:
    """The terms of all seats, and what the actions of one promise."""
    evaluation = evaluation_of(game.META.key)
    seats, legal = range(len(game.points(state))), game.legal(state, seat)
    figures: dict[str, Any] = {
        "doubt": rounded(evaluation.doubt(state)),
        "terms": [_named(evaluation.terms(state, other)) for other in seats],
    }
    if len(legal) < 2:
        return figures
    for name in ("gains", "prospects"):
        rated = getattr(evaluation, name)(state, seat, legal)
        best = sorted(rated, key=lambda pair: -pair[1])[:2]
        figures[name] = {
            "count": len(rated),
            "sum": rounded(sum(value for _, value in rated)),
            "best": {game.text(action): rounded(value) for action, value in best},
        }
    view = game.view(state, seat)
    world = imagine(game, evaluation, view, Random(5))
    rows = rate(game, evaluation, world, seat, legal, 7, 3)
    figures["rated"] = {game.text(row.action): rounded(row.lead) for row in rows[:3]}
    figures["why"] = [
        f"{each.line}: {each.points} {each.lead} {each.key}"
        for each in why(game, view, legal, Random(5))
    ]
    specs = ("greedy", "planner", "planner:5w:9p")
    figures["chosen"] = {spec: game.text(bot(spec)(game, view, legal, Random(5))) for spec in specs}
    return figures


def searched(game: AnyGame, state: Any, seat: int) -> dict[str, Any]:
    """How often a search in plain Python tries the actions, and the share of the win that it expects after them."""
    legal = game.legal(state, seat)
    if len(legal) < 2:
        return {}
    searcher = Searcher(Budget(nodes=NODES), is_plain=True)
    search, root = searcher.begin(game, game.view(state, seat), legal, Random(5))
    for step in range(NODES):
        simulate(search, root, search.worlds[step % len(search.worlds)])
    tried = {action: root.children[action] for action in ranking(root, seat)[:5]}
    return {
        "worlds": len(search.worlds),
        "tried": {
            game.text(action): [node.visits, *map(rounded, node.totals)]
            for action, node in tried.items()
        },
    }


def rounded(number: float) -> float:
    """A number with six digits; further ones depend on the machine."""
    return float(f"{number:.6g}") + 0.0


def _named(terms: dict[str, float]) -> dict[str, float]:
    return {name: rounded(value) for name, value in terms.items()}


def text(rows: dict[str, Any]) -> str:
    """A line for each figure of a position."""
    parts = []
    for place, row in rows.items():
        lines = [
            f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}"
            for name, value in row.items()
        ]
        parts.append(f"{json.dumps(place)}: {{\n" + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for key in GAMES:
        (FOLDER / f"{key}.json").write_text(text(worth(key)), "utf-8")
        sys.stdout.write(f"{FOLDER / key}.json\n")


if __name__ == "__main__":
    main()
