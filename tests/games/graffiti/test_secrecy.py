"""Proof of secrecy: worlds that a seat cannot tell apart look alike to it on every channel (G1.9)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product
from random import Random

import pytest

from allcity.core.game import CHANCE, Seat
from allcity.core.play import random_steps
from allcity.core.seen import log_line
from allcity.games import graffiti
from allcity.games.graffiti.actions import Action, Discard, Spray
from allcity.games.graffiti.data import count, listed, packed
from allcity.games.graffiti.state import State
from tests.games.graffiti.invariants import check
from tests.games.graffiti.palette import palette
from tests.games.graffiti.table import Table
from tests.sizes import size

POSITIONS = size(2_400, 20_000)
VARIANTS = list(product((2, 3, 4), ("off", "on")))


def _positions(seats: int, blocking: str, number: int) -> Iterator[tuple[State, Random]]:
    rng = Random(f"secrets {seats} {blocking}")
    while True:
        state = graffiti.setup(seats, {"blocking": blocking})
        for _, _, after in random_steps(graffiti, state, rng):
            if rng.random() < 0.08:
                yield after, rng
                number -= 1
                if not number:
                    return


def _seen(state: State, viewer: Seat | None) -> str:
    return json.dumps(graffiti.view_to_json(graffiti.view(state, viewer)))


def _channels(state: State, viewer: Seat | None, asked: list[Action]) -> list[str]:
    """All that leaves the process for a viewer: view, legal actions and refusals."""
    channels = [_seen(state, viewer)]
    if viewer is not None:
        channels += [graffiti.text(action) for action in graffiti.legal(state, viewer)]
        channels += [repr(graffiti.explain(state, viewer, action)) for action in asked]
    return channels


def _next_actions(state: State) -> tuple[Seat, set[Action]]:
    (actor,) = graffiti.active(state)
    if actor == CHANCE:
        return actor, {action for action, _ in graffiti.chance(state)}
    return actor, set(graffiti.legal(state, actor))


def _lines(state: State, viewer: Seat | None, actor: Seat, actions: list[Action]) -> list[str]:
    """The log lines of what could happen next, and the view after it."""
    lines = []
    for action in actions:
        lines.append(log_line(graffiti, state, actor, action, viewer))
        lines.append(_seen(graffiti.apply(state, actor, action), viewer))
    return lines


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "blocking"), VARIANTS)
def test_worlds_that_look_alike_are_alike_on_every_channel(seats: int, blocking: str) -> None:
    varied = 0
    for state, rng in _positions(seats, blocking, POSITIONS // len(VARIANTS)):
        asked = rng.sample(palette(), 25)
        for viewer in (None, *range(seats)):
            view = graffiti.view(state, viewer)
            channels = _channels(state, viewer, asked)
            for _ in range(2):
                world = graffiti.world(view, rng)
                check(world)
                varied += world != state
                assert _channels(world, viewer, asked) == channels
                assert graffiti.active(world) == graffiti.active(state)
                _compare_next(state, world, viewer)
    assert varied > POSITIONS // len(VARIANTS)


def _compare_next(state: State, world: State, viewer: Seat | None) -> None:
    if not graffiti.active(state):
        return
    actor, here = _next_actions(state)
    _, there = _next_actions(world)
    both = sorted(here & there, key=graffiti.text)[:3]
    assert _lines(state, viewer, actor, both) == _lines(world, viewer, actor, both)


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_a_draw_from_the_stack_looks_the_same_whatever_it_is(viewer: Seat | None) -> None:
    before = Table(3, start="1 2 3").play("1 permit 4").state
    sights = {
        (
            graffiti.redact(before, CHANCE, action, viewer),
            _seen(graffiti.apply(before, CHANCE, action), viewer),
        )
        for action, _ in graffiti.chance(before)
    }
    assert len(sights) == 1
    own = {graffiti.redact(before, CHANCE, action, 0) for action, _ in graffiti.chance(before)}
    assert own == {f"draw {pips}" for pips in range(1, 6)}
    assert next(iter(sights))[0] == "drawn 1"


def test_what_is_spent_comes_out_of_the_known_part_first() -> None:
    table = Table(2, permits="4 2 3 1 5 1", start="4 4").play("1 permit 1", "2 paint r")
    table.play("1 spray H2", "1 discard 4", "1 pay ry")
    seen = graffiti.view_to_json(graffiti.view(table.state, 1))
    assert seen["artists"][0]["permits"] == {}
    assert seen["hidden"] == [1, 0]  # the one dealt at the start is still a secret
    other = Table(2, permits="3 2 3 1 5 1", start="4 4").play("1 permit 1", "2 paint r")
    other.play("1 spray H2", "1 discard 4", "1 pay ry")
    seen = graffiti.view_to_json(graffiti.view(other.state, 1))
    assert seen["artists"][0]["permits"] == {"3": 1}
    assert seen["hidden"] == [0, 0]


def test_unseen_permits_are_dealt_uniformly() -> None:
    table = Table(2, permits="1 1 1 2 2 3", start="1 2")
    view = graffiti.view(table.state, 0)
    rng, deals = Random("uniform"), 4000
    dealt = Counter(
        next(pips for pips in range(1, 6) if count(world.artists[1].permits, pips - 1))
        for world in (graffiti.world(view, rng) for _ in range(deals))
    )
    unseen = {1: 2, 2: 4, 3: 5, 4: 6, 5: 6}
    for pips, number in unseen.items():
        expected = Fraction(number, 23)
        assert abs(Fraction(dealt[pips], deals) - expected) < Fraction(1, 40)


def test_who_has_begun_to_spray_holds_a_permit_in_every_world() -> None:
    table = Table(2, start="4 4").play("1 spray H2")
    view, rng = graffiti.view(table.state, 1), Random("discard")
    for _ in range(50):
        world = graffiti.world(view, rng)
        assert [graffiti.text(action) for action in graffiti.legal(world, 0)] == ["discard 4"]


def _is_told(state: State, actor: Seat, action: Action) -> bool:
    """Tell whether there is a hand, of all that a spectator considers possible, with which the action is forbidden."""
    seen = graffiti.view(state, None)
    unseen, artist = listed(seen.position.stack), seen.position.artists[actor]
    for hand in {packed(some) for some in combinations(unseen, seen.hidden[actor])}:
        world = seen.position.copy()
        world.put(actor, artist._replace(permits=artist.permits + hand))
        legal = graffiti.legal(world, actor)
        is_possible = state.phase != "discard" or any(isinstance(a, Discard) for a in legal)
        if is_possible and action not in legal:
            return True
    return False


@pytest.mark.parametrize(("seats", "blocking"), VARIANTS)
def test_an_action_tells_something_exactly_if_another_hand_forbids_it(
    seats: int, blocking: str
) -> None:
    counts: Counter[tuple[bool, type[Action]]] = Counter()
    for state, rng in _positions(seats, blocking, POSITIONS // len(VARIANTS)):
        actor, actions = _next_actions(state) if graffiti.active(state) else (CHANCE, set())
        if actor == CHANCE or graffiti.view(state, None).hidden[actor] > 5:
            continue
        for action in rng.sample(sorted(actions, key=graffiti.text), min(4, len(actions))):
            tells = graffiti.tells(state, actor, action)
            assert tells == _is_told(state, actor, action), graffiti.text(action)
            counts[tells, type(action)] += 1
    assert all(counts[tells, kind] for tells in (False, True) for kind in (Spray, Discard))


def test_what_was_taken_openly_tells_nothing_when_it_is_used() -> None:
    spray, discard = graffiti.parse("spray H2"), graffiti.parse("discard 4")
    for first, is_told in (("4", False), ("3", True)):
        table = Table(2, permits=f"{first} 2 3 1 5 1", start="4 1")
        table.play("1 permit 1", "2 paint r").settle()
        assert graffiti.tells(table.state, 0, spray) == is_told
        table.play("1 spray H2")
        assert graffiti.tells(table.state, 0, discard) == is_told


def test_a_permit_that_the_spray_has_told_of_tells_nothing_when_it_is_discarded() -> None:
    table = Table(2, start="4 1")
    assert graffiti.tells(table.state, 0, graffiti.parse("spray H2"))
    table.play("1 spray H2")
    assert not graffiti.tells(table.state, 0, graffiti.parse("discard 4"))
