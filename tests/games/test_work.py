"""Nothing that a person can choose keeps the server's loop from all else for long, the worst editions included."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from allcity.core.game import CHANCE, AnyGame
from allcity.core.notation import MORE
from allcity.core.play import draw, pick
from allcity.games import GAMES
from tests.games.editions import HOUSE, WORST
from tests.sizes import size
from tests.work import at_most

EDITIONS = [
    *((game, "house", text) for game, text in HOUSE.items()),
    *((game, name, text) for game, texts in WORST.items() for name, text in texts.items()),
]
READING = 150_000  # lines; the server reads editions in a thread
STEPS = size(150, 2_000)


def ask(game: AnyGame, state: Any, edition: Any, rng: Random) -> None:
    """All that the server asks of the rules at a position, each bounded by itself."""
    for viewer in (*range(len(game.points(state))), None):
        with at_most():
            seen = game.view(state, viewer)
            data = game.view_to_json(seen)
            game.question(seen)
        with at_most():
            game.view_from_json(data, edition)
        with at_most():
            game.world(seen, rng)
        if viewer is None:
            continue
        with at_most():
            texts = game.legal_texts(state, viewer)
        for opening in [one.removesuffix(MORE) for one in texts if one.endswith(MORE)]:
            with at_most():
                game.legal_texts(state, viewer, opening)
        with at_most():
            game.account(state, viewer)
        for text in [one for one in texts if not one.endswith(MORE)][:1]:
            with at_most():
                game.explain(state, viewer, game.parse(text))
                game.tells(state, viewer, game.parse(text))
    with at_most():
        game.state_from_json(game.state_to_json(state), edition)


def step(game: AnyGame, state: Any, rng: Random) -> Any:
    seat = rng.choice(game.active(state))
    with at_most():
        if seat == CHANCE:
            outcomes = game.chance(state)
            action = draw(outcomes, rng.randrange(sum(weight for _, weight in outcomes)))
        else:
            texts = game.legal_texts(state, seat)
            helpful = [text for text in texts if text.split()[0] in ("bobby", "spray", "pay")]
            action = game.parse(rng.choice(helpful)) if helpful else None
            action = action or pick(game.legal(state, seat), rng)
        game.redact(state, seat, action, None)
        return game.apply(state, seat, action)


@pytest.mark.parametrize(("key", "name", "text"), EDITIONS, ids=lambda one: str(one)[:12])
def test_a_match_with_a_demanding_edition_does_little_at_a_time(
    key: str, name: str, text: str
) -> None:
    game, rng = GAMES[key], Random(name)
    with at_most(READING):
        edition = game.read_edition(text).edition
    assert edition is not None
    for seats in (2, 4):
        with at_most():
            state = game.setup(seats, {}, edition)
        for _ in range(STEPS):
            if not game.active(state):
                break
            ask(game, state, edition, rng)
            state = step(game, state, rng)
