"""Taking back: free, by consent, or not at all, by who learned what."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from allcity.server.match import drafts
from allcity.server.match.entries import Entry
from allcity.server.match.history import AnyMatch
from allcity.server.match.requests import moves, seating
from allcity.server.match.room import Room
from allcity.server.store.snapshots import freeze, thaw
from tests.server.rooms import Played, at, check, leaves, passed_turn, phase, refused, setup_of


def test_undo_is_free_within_the_own_turn() -> None:
    played = at("take")
    seat, log = played.room.active[0], list(played.room.match.log)
    played.act(seat, played.legal(seat)[0])
    assert [entry.kind for entry in played.undo(seat)] == ["undo"]
    assert played.room.match.log == log
    assert phase(played.room) == "take"
    assert [line.kind for line in played.room.lines[-2:]] == ["act", "undo"]


def test_undo_of_a_hidden_choice_is_free_while_it_is_hidden() -> None:
    played = at("final")
    played.act(0, check(played))
    assert played.undo(0)[0].kind == "undo"
    assert played.room.active == (0, 1)


def test_undo_after_the_turn_has_passed_needs_consent() -> None:
    played = at("act")
    seat = played.room.active[0]
    while phase(played.room) != "take":  # the turn must pass to the other one, not to the final die
        played = at("act", seed=played.room.version)
        seat = played.room.active[0]
        played.act(seat, played.legal(seat)[0])
    log = list(played.room.match.log)
    assert [entry.kind for entry in played.undo(seat)] == ["ask"]
    assert played.room.match.log == log
    with refused("asked-already"):
        played.undo(seat)
    with refused("nothing-asked"):
        played.do(lambda d: moves.answer(d, seat, True, d.room.version), f"g{seat}")
    other = 1 - seat
    done = played.do(lambda d: moves.answer(d, other, True, d.room.version), f"g{other}")
    assert [entry.kind for entry in done] == ["agree", "undo"]
    assert played.room.match.log == log[:-1]
    assert played.room.active == (seat,)


def test_a_wish_lapses_with_the_next_move() -> None:
    played, seat = passed_turn()
    other = 1 - seat
    played.undo(seat)
    played.act(other, played.legal(other)[0])
    assert played.room.asked is None
    with refused("nothing-asked"):
        played.do(lambda d: moves.answer(d, other, True, d.room.version), f"g{other}")


def test_consent_is_to_the_wish_that_was_seen() -> None:
    """An answer that comes late must not grant another wish, which takes back more."""
    played, seat = passed_turn()
    other = 1 - seat
    played.undo(seat)
    seen = played.room.version
    played.act(other, played.legal(other)[0])
    played.undo(seat)
    wish, log = played.room.asked, list(played.room.match.log)
    assert wish
    assert wish.to == len(log) - 2, "the other's action would go too"
    for version in (seen, played.room.version - 1):
        with refused("stale"):
            played.do(lambda d, v=version: moves.answer(d, other, True, v), f"g{other}")  # type: ignore[misc]
    with refused("version"):
        played.do(lambda d: moves.answer(d, other, True, d.room.version + 1), f"g{other}")
    assert played.room.match.log == log
    played.do(lambda d: moves.answer(d, other, True, d.room.version), f"g{other}")
    assert played.room.match.log == log[:-2]


def test_bots_consent() -> None:
    played, seat = passed_turn()
    played.do(lambda d: seating.leave(d, 1 - seat), f"g{1 - seat}")
    assert [entry.kind for entry in played.undo(seat)] == ["undo"]


def is_away(played: Played, seat: int) -> list[Entry]:
    played.do(lambda d: seating.arrive(d, "p1"), f"g{1 - seat}")
    played.now = played.room.at + 60_000
    return played.do(seating.overdue)


def is_late(played: Played, seat: int) -> list[Entry]:
    for guest in ("g0", "g1"):
        played.do(lambda d: seating.arrive(d, "p1"), guest)
    assert played.room.clock
    played.now = played.room.clock.flag(seat)
    return played.do(seating.overdue)


def is_claimed_by_who_asked(played: Played, seat: int) -> list[Entry]:
    return played.do(
        lambda d: seating.claim(d, "Ana", seat, d.room.occupants[seat].since), f"g{1 - seat}"
    )


@pytest.mark.parametrize("way", [is_away, is_late, leaves, is_claimed_by_who_asked])
def test_a_wish_is_granted_when_nobody_is_left_to_ask(
    way: Callable[[Played, int], list[Entry]],
) -> None:
    played, seat = passed_turn()
    log = list(played.room.match.log)
    assert played.undo(seat)[0].kind == "ask"
    assert way(played, 1 - seat)[-1].kind == "undo"
    assert played.room.match.log == log[:-1]
    assert played.room.asked is None


def test_the_new_owner_of_a_seat_is_asked_in_the_place_of_the_old_one() -> None:
    played, seat = passed_turn()
    other = 1 - seat
    played.undo(seat)
    claim = played.do(lambda d: seating.claim(d, "Eve", other, d.room.occupants[other].since), "g9")
    assert [entry.kind for entry in claim] == ["claim"]
    assert played.room.asked
    assert played.room.asked.waiting == [other]
    done = played.do(lambda d: moves.answer(d, other, True, d.room.version), "g9")
    assert [entry.kind for entry in done] == ["agree", "undo"]


@pytest.mark.parametrize("way", [leaves, is_claimed_by_who_asked])
def test_a_wish_lapses_when_who_asked_gives_up_the_seat(
    way: Callable[[Played, int], list[Entry]],
) -> None:
    played, seat = passed_turn()
    played.undo(seat)
    assert "undo" not in [entry.kind for entry in way(played, seat)]
    assert played.room.asked is None


def test_a_wish_waits_for_those_who_are_left() -> None:
    played = Played(setup_of(seats=3)).start()
    played.until(lambda room: len(asked_of(room)) == 2, Random(1))
    room = played.room
    seat = last_person(room)
    played.undo(seat)
    assert room.asked
    first, second = room.asked.waiting
    assert [entry.kind for entry in leaves(played, first)] == ["leave"]
    assert room.asked.waiting == [second]
    assert [entry.kind for entry in leaves(played, second)] == ["leave", "undo"]


def test_who_is_out_of_time_is_not_asked() -> None:
    played = Played(setup_of(seats=3)).start()
    played.until(lambda room: len(asked_of(room)) == 2, Random(1))
    seat = last_person(played.room)
    late, other = asked_of(played.room)
    played.do(lambda d: d.add("proxy", late, "time"))
    played.undo(seat)
    assert played.room.asked
    assert played.room.asked.waiting == [other]
    with refused("nothing-asked"):
        played.do(lambda d: moves.answer(d, late, False, d.room.version), f"g{late}")


def last_person(room: Room) -> int:
    return room.match.log[-1][0]


def asked_of(room: Room) -> list[int]:
    """Whom the one who acted last would have to ask: the turn must have passed, without chance."""
    seat = last_person(room)
    return room.consenting(seat) if seat >= 0 and seat not in room.active else []


def test_undo_never_crosses_chance() -> None:
    played = Played(setup_of()).start()
    with refused("undo-chance"):
        played.undo(played.room.active[0])
    played.until(lambda room: phase(room) == "final", Random(2))
    for seat in played.room.active:
        played.act(seat, check(played))
    if played.room.status == "running":
        with refused("undo-chance"):
            played.undo(0)


def test_doing_and_undoing_has_an_end_and_the_match_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = at("final")
    monkeypatch.setattr(drafts, "ENTRIES", 2 * (played.room.weights["g0"] + 20))
    for _ in range(10):
        played.act(0, check(played))
        played.undo(0)
    played.act(0, check(played))
    with refused("too-long"):
        played.undo(0)
    with refused("too-long"):
        played.act(0, check(played))
    with refused("too-long"):
        played.do(lambda d: moves.coach(d, 0, True), "g0")
    played.do(lambda d: moves.coach(d, 1, True), "g1")  # whoever has not done so may go on
    played.act(1, check(played))
    played.until(lambda room: room.status == "over", Random(1))


def test_a_free_undo_goes_through_the_match_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played = at("take")
    room, seat = played.room, played.room.active[0]
    lengths: list[int] = []
    played.act(seat, played.legal(seat)[0])
    draft = drafts.Draft(room, played.now, f"g{seat}")
    position = Room.position

    def counted(room: Room, length: int) -> AnyMatch:
        lengths.append(length)
        return position(room, length)

    monkeypatch.setattr(Room, "position", counted)
    moves.undo(draft, seat, room.version)
    other = thaw(room.setup, freeze(room))
    assert other
    room.accept(draft.proposals)
    assert lengths == [len(room.match.log)]
    other.fold(draft.entries)  # as another process does, which has only read the entries
    assert freeze(room) == freeze(other)


def sprays(played: Played, seat: int, is_told: bool) -> list[str]:
    """Segments that a seat may spray, which tells the others something of its permits, or not."""
    game, state = played.room.game, played.room.match.state
    sprays = [a for a in game.legal(state, seat) if game.text(a).startswith("spray")]
    return [game.text(a) for a in sprays if game.tells(state, seat, a) == is_told]


@pytest.mark.parametrize("is_told", [False, True])
def test_undo_of_a_spray_is_free_only_if_it_was_known_to_be_possible(is_told: bool) -> None:
    """However often it is asked for: the answer is no matter of luck."""
    played = Played(setup_of(game="graffiti"))
    played.start().until(lambda room: sprays(played, room.active[0], is_told), Random(3))
    seat, log = played.room.active[0], list(played.room.match.log)
    other, kind = 1 - seat, "ask" if is_told else "undo"
    for text in sprays(played, seat, is_told):
        played.act(seat, text)
        for _ in range(3 if is_told else 1):
            assert [entry.kind for entry in played.undo(seat)] == [kind]
            if is_told:
                played.do(lambda d: moves.answer(d, other, False, d.room.version), f"g{other}")
                played.room.settled_wish = None  # which otherwise lasts until something is played
        if is_told:
            played.undo(seat)
            played.do(lambda d: moves.answer(d, other, True, d.room.version), f"g{other}")
        assert played.room.match.log == log
