"""A room: moves counted once, whole or not at all, stale ones refused, undo by who learned what."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from allcity.core import record, replay
from allcity.core.game import CHANCE
from allcity.games import GAMES
from allcity.server import drafts, moves, seating
from allcity.server.clock import Clock
from allcity.server.entries import ClockRule, Entry
from allcity.server.refusals import Again, Forbidden, Refused, Unreadable
from allcity.server.rooms import AnyMatch, Room
from allcity.server.snapshots import freeze, thaw
from tests.server.rooms import Played, setup_of


def phase(room: Room) -> str:
    return str(room.match.state.phase)


def at(wanted: str, seed: int = 1, **more: Any) -> Played:
    """A match of Tag City that has come to a phase."""
    return Played(setup_of(**more)).start().until(lambda room: phase(room) == wanted, Random(seed))


def check(played: Played) -> str:
    """A look at the social networks, which is always possible."""
    state = played.room.match.state
    free = [v for i, v in enumerate(state.board.bubbles) if not state.circled >> i & 1]
    return f"check {free[0]}" if free else "check"


def refused(code: str) -> pytest.RaisesContext[Refused]:  # type: ignore[name-defined]
    return pytest.raises(Refused, match=f"^{code}$")


def test_chance_acts_first_and_after_every_move() -> None:
    played = Played(setup_of()).start()
    assert played.log[2].kind == "start"
    assert {entry.seat for entry in played.log[3:]} == {CHANCE}
    assert played.room.active[0] >= 0


def test_a_move_counts_once() -> None:
    played = at("put")
    seat = played.room.active[0]
    text = played.legal(seat)[0]
    played.act(seat, text, move="one")
    version = played.room.version
    with pytest.raises(Again) as again:
        played.act(seat, text, move="one")
    assert again.value.version == played.room.counted[f"g{seat}", "one"] <= version
    assert played.room.version == version


def test_the_same_id_of_another_guest_is_another_move() -> None:
    played = at("take")
    seat = played.room.active[0]
    played.room.counted["g9", "one"] = 3
    played.act(seat, played.legal(seat)[0], move="one")


def test_a_composed_move_is_whole_or_nothing() -> None:
    played = at("take")
    seat = played.room.active[0]
    take, version = played.legal(seat)[0], played.room.version
    with pytest.raises(Forbidden):
        played.act(seat, take, take)
    with pytest.raises(Unreadable):
        played.act(seat, take, "nonsense")
    assert played.room.version == version
    assert phase(played.room) == "take"
    look = check(played)
    played.act(seat, take, look)
    assert [e.text for e in played.log[version:]][:2] == [take, look]


def test_an_illegal_move_names_its_clause() -> None:
    played = at("take")
    with pytest.raises(Forbidden) as found:
        played.act(1 - played.room.active[0], "take 1")
    assert found.value.clause == "T2.3"
    assert found.value.code == "turn"


def test_a_move_from_an_older_version_is_stale() -> None:
    played = at("take")
    seat = played.room.active[0]
    version = played.room.version
    played.act(seat, played.legal(seat)[0])
    with refused("stale"):
        played.act(seat, played.legal(seat)[0], version=version)
    with refused("version"):
        played.act(seat, played.legal(seat)[0], version=played.room.version + 1)


def test_sealed_choices_do_not_make_each_other_stale() -> None:
    played = at("final")
    version = played.room.version
    played.act(0, check(played), version=version)
    played.act(0, played.legal(0)[0])
    assert phase(played.room) == "final"
    played.act(1, check(played), version=version)
    assert phase(played.room) != "final"


def test_presence_does_not_make_a_move_stale() -> None:
    played = at("take")
    seat, version = played.room.active[0], played.room.version
    played.do(lambda d: seating.arrive(d, "p1"), "g0")
    played.act(seat, played.legal(seat)[0], version=version)


def test_a_seat_belongs_to_its_guest() -> None:
    played = at("take")
    seat = played.room.active[0]
    for guest in ("g9", "", f"g{1 - seat}"):
        with refused("not-your-seat"):
            played.act(seat, played.legal(seat)[0], guest=guest)
    with refused("no-seat"):
        played.act(7, "take 1", guest="g0")


def test_one_guest_may_hold_all_the_seats() -> None:
    played = Played(setup_of())
    for seat in (0, 1):
        played.do(lambda d, s=seat: seating.sit(d, "Ana", s), "g0")  # type: ignore[misc]
    played.do(seating.start, "g0")
    assert played.room.seats_of("g0") == (0, 1)
    rng = Random(3)
    while played.room.status == "running":
        seat = rng.choice(played.room.active)
        played.act(seat, rng.choice(played.legal(seat)), guest="g0")
    assert played.room.record().seed


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
        played.do(lambda d: moves.answer(d, seat, True), f"g{seat}")
    other = 1 - seat
    done = played.do(lambda d: moves.answer(d, other, True), f"g{other}")
    assert [entry.kind for entry in done] == ["agree", "undo"]
    assert played.room.match.log == log[:-1]
    assert played.room.active == (seat,)


def passed_turn(**more: Any) -> tuple[Played, int]:
    for seed in range(1, 50):
        played = at("act", seed, **more)
        seat = played.room.active[0]
        played.act(seat, played.legal(seat)[0])
        if phase(played.room) == "take":
            return played, seat
    raise AssertionError


def test_consent_can_be_refused_and_lapses_with_the_next_move() -> None:
    played, seat = passed_turn()
    other = 1 - seat
    played.undo(seat)
    played.do(lambda d: moves.answer(d, other, False), f"g{other}")
    assert played.room.asked is None
    played.undo(seat)
    played.act(other, played.legal(other)[0])
    assert played.room.asked is None
    with refused("nothing-asked"):
        played.do(lambda d: moves.answer(d, other, True), f"g{other}")


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


def leaves(played: Played, seat: int) -> list[Entry]:
    return played.do(lambda d: seating.leave(d, seat), f"g{seat}")


def is_claimed_by_who_asked(played: Played, seat: int) -> list[Entry]:
    return played.do(lambda d: seating.claim(d, "Ana", seat), f"g{1 - seat}")


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


def test_the_new_owner_of_a_chair_is_asked_in_the_place_of_the_old_one() -> None:
    played, seat = passed_turn()
    other = 1 - seat
    played.undo(seat)
    claim = played.do(lambda d: seating.claim(d, "Eve", other), "g9")
    assert [entry.kind for entry in claim] == ["claim"]
    assert played.room.asked
    assert played.room.asked.waiting == [other]
    done = played.do(lambda d: moves.answer(d, other, True), "g9")
    assert [entry.kind for entry in done] == ["agree", "undo"]


@pytest.mark.parametrize("way", [leaves, is_claimed_by_who_asked])
def test_a_wish_lapses_when_who_asked_gives_up_the_chair(
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
        played.do(lambda d: moves.answer(d, late, False), f"g{late}")


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
    monkeypatch.setattr(drafts, "ENTRIES", played.room.version + 20)
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
    room.fold(draft.entries, draft.states)
    assert lengths == [len(room.match.log)]
    other.fold(draft.entries)  # as another process does, which has only read the entries
    assert freeze(room) == freeze(other)


def test_sitting_down_and_getting_up_before_the_start_has_an_end() -> None:
    played = Played(setup_of())
    played.seat_guests()
    while played.room.version < drafts.GATHERING:
        played.do(lambda d: seating.add_entropy(d, 0, "abc"), "g0")
    with refused("too-long"):
        played.do(lambda d: seating.add_entropy(d, 0, "abc"), "g0")
    leaves(played, 1)
    with refused("too-long"):
        played.do(lambda d: seating.sit(d, "Bob", 1), "g1")
    with refused("too-long"):
        played.do(lambda d: seating.seat_bot(d, 1, "random"), "g0")
    played.do(seating.close, "g0")


def test_the_dice_are_the_committed_ones_in_spite_of_undo() -> None:
    rng = Random(5)
    played = Played(setup_of()).start()
    while played.room.status == "running":
        seat = rng.choice(played.room.active)
        played.act(seat, rng.choice(played.legal(seat)))
        if played.room.status == "running" and rng.random() < 0.3:
            try:
                played.undo(seat)
            except Refused:
                continue
    found = played.room.record()
    assert replay.verify(GAMES["tagcity"], found).is_fair
    assert record.parse(found.text()) == found
    undone = sum(int(e.kind == "undo") for e in played.log)
    assert len(found.notes) >= undone > 3


def sprays(played: Played, seat: int, is_told: bool) -> list[str]:
    """Segments that a seat may spray, which tells the others something of its permits, or not."""
    game, state = played.room.game, played.room.match.state
    found = [a for a in game.legal(state, seat) if game.text(a).startswith("spray")]
    return [game.text(a) for a in found if game.tells(state, seat, a) == is_told]


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
                played.do(lambda d: moves.answer(d, other, False), f"g{other}")
        if is_told:
            played.undo(seat)
            played.do(lambda d: moves.answer(d, other, True), f"g{other}")
        assert played.room.match.log == log


def test_a_clock_is_spent_by_those_who_are_asked_and_gains_with_the_turn() -> None:
    played = at("take", clock=ClockRule(60_000, 2_000))
    room = played.room
    assert room.clock
    seat = room.active[0]
    before = list(room.clock.banks)
    played.now = room.at + 5_000
    played.act(seat, played.legal(seat)[0])
    assert room.clock.left(seat, played.now) == before[seat] - 5_000
    played.now += 1_000
    played.act(seat, check(played))
    assert room.clock.banks[seat] == before[seat] - 6_000 + 2_000
    assert room.clock.banks[1 - seat] == before[1 - seat]


def test_in_a_simultaneous_phase_only_those_who_have_not_chosen_spend() -> None:
    played = at("final", clock=ClockRule(60_000, 0))
    clock = played.room.clock
    assert clock
    assert clock.running == (0, 1)
    before = list(clock.banks)
    played.now = played.room.at + 1_000
    played.act(0, check(played))
    played.now += 7_000
    assert clock.left(0, played.now) == before[0] - 1_000
    assert clock.left(1, played.now) == before[1] - 8_000


def test_a_sealed_choice_gains_once_however_often_it_is_taken_back() -> None:
    played = at("final", clock=ClockRule(60_000, 10_000))
    clock = played.room.clock
    assert clock
    before = clock.banks[0]
    for _ in range(5):
        played.act(0, check(played))
        assert clock.banks[0] == before + 10_000
        assert played.undo(0)[0].kind == "undo"
        assert clock.banks[0] == before
    played.act(0, check(played))
    assert clock.banks[0] == before + 10_000


def test_an_undo_by_consent_takes_back_the_gains_of_all_it_takes_back() -> None:
    played, seat = passed_turn(seats=3, clock=ClockRule(600_000, 10_000))
    other, clock = played.room.active[0], played.room.clock
    assert clock
    after = list(clock.banks)
    played.act(other, played.legal(other)[0], check(played))
    assert clock.banks[other] == after[other] + 10_000
    played.undo(seat)
    for one in {0, 1, 2} - {seat}:
        played.do(lambda d, one=one: moves.answer(d, one, True), f"g{one}")  # type: ignore[misc]
    assert clock.banks[seat] == after[seat] - 10_000
    assert clock.banks[other] == after[other]


def test_running_out_hands_the_seat_to_a_bot_for_good() -> None:
    played = at("take", clock=ClockRule(60_000, 0), away=None)
    room = played.room
    assert room.clock
    seat = room.active[0]
    played.now = room.clock.flag(seat)
    with refused("out-of-time"):
        played.act(seat, played.legal(seat)[0])
    played.do(seating.overdue)
    assert room.chairs[seat].proxy == "time"
    assert seat not in room.clock.running
    played.do(lambda d: seating.arrive(d, "p1"), f"g{seat}")
    assert room.chairs[seat].proxy == "time"
    with refused("out-of-time"):
        played.act(seat, played.legal(seat)[0])
    played.do(lambda d: moves.bot_act(d, seat, played.legal(seat)[0], room.version))
    with refused("out-of-time"):
        played.undo(seat)


def test_who_is_out_of_time_takes_nothing_back_before_a_bot_has_noticed() -> None:
    played = at("take", clock=ClockRule(60_000, 0), away=None)
    clock, seat = played.room.clock, played.room.active[0]
    assert clock
    played.act(seat, played.legal(seat)[0])
    played.now = clock.flag(seat)
    with refused("out-of-time"):
        played.undo(seat)


def gained_before_the_final() -> tuple[Played, Clock, int]:
    """With a wish of whoever ended the last turn, and has spent all but what that brought."""
    played = at("final", clock=ClockRule(60_000, 30_000), away=None)
    clock = played.room.clock
    assert clock
    _, seat = clock.gained[-1]
    assert played.undo(seat)[0].kind == "ask"
    played.now = clock.flag(seat) - 30_000
    return played, clock, seat


def test_an_undo_that_would_leave_no_time_is_refused() -> None:
    played, clock, seat = gained_before_the_final()
    other = 1 - seat
    with refused("undo-time"):
        played.do(lambda d: moves.answer(d, other, True), f"g{other}")
    assert [entry.kind for entry in leaves(played, other)] == ["leave"]
    assert played.room.asked is None, "the wish has lapsed"
    with refused("undo-time"):
        played.undo(seat)
    assert clock.left(seat, played.now) == 30_000
    assert played.do(seating.overdue) == []


def test_an_undo_is_granted_to_the_last_moment_and_costs_a_bot_nothing() -> None:
    played, clock, seat = gained_before_the_final()
    played.now -= 1
    assert [entry.kind for entry in leaves(played, 1 - seat)] == ["leave", "undo"]
    assert clock.left(seat, played.now) == 1
    played, clock, seat = gained_before_the_final()
    other = 1 - seat
    played.do(lambda d: seating.leave(d, seat), f"g{seat}")
    clock.gained.append((len(played.room.match.log), seat))  # as if its turn had come later
    assert [entry.kind for entry in played.undo(other)] == ["undo"]


def test_who_is_away_is_played_for_and_gets_the_chair_back() -> None:
    played = at("take", clock=None, away=30_000)
    room = played.room
    seat = room.active[0]
    played.do(lambda d: seating.arrive(d, "p1"), f"g{seat}")
    played.now = room.at + 1_000
    played.do(lambda d: seating.depart(d, "p1"), f"g{seat}")
    moment = room.at + 30_000
    assert (moment, seat, "away") in seating.due(room)
    played.now = moment
    played.do(seating.overdue)
    assert room.chairs[seat].proxy == "away"
    played.do(lambda d: seating.arrive(d, "p2"), f"g{seat}")
    assert room.chairs[seat].proxy == ""
    played.act(seat, played.legal(seat)[0])


@pytest.mark.parametrize("is_back_before", [False, True])
def test_nobody_pays_for_a_pause_of_the_server_but_for_the_time_before_it(
    is_back_before: bool,
) -> None:
    played = at("take", clock=ClockRule(60_000, 0))
    room = played.room
    assert room.clock
    seat = room.active[0]
    played.do(lambda d: seating.arrive(d, "p1"), f"g{seat}")
    left = room.clock.left(seat, room.at)
    stopped = room.at + 50_000
    played.now = stopped + 3_600_000
    if is_back_before:  # at a process that does not run the table
        played.do(lambda d: seating.arrive(d, "p2"), f"g{seat}")
        played.now += 2_000
    played.do(lambda d: seating.recover(d, {"p2"}, stopped))
    assert room.clock.left(seat, played.now) == left - 50_000
    assert room.chairs[seat].here == (["p2"] if is_back_before else [])
    played.now += 3_000
    assert room.clock.left(seat, played.now) == left - 53_000


def test_a_pause_does_not_end_after_its_end() -> None:
    """The lease is measured by another machine, whose clock may be ahead."""
    played = at("take", clock=ClockRule(60_000, 0))
    clock = played.room.clock
    assert clock
    seat, left = played.room.active[0], clock.left(played.room.active[0], played.room.at)
    played.now = played.room.at + 1_000
    played.do(lambda d: seating.recover(d, (), played.now + 30_000))
    assert clock.left(seat, played.now) == left - 1_000


def test_logs_without_the_moment_of_a_stop_are_still_read() -> None:
    played = at("take", clock=ClockRule(60_000, 0))
    clock = played.room.clock
    assert clock
    seat, left = played.room.active[0], clock.left(played.room.active[0], played.room.at)
    played.now = played.room.at + 50_000
    played.do(lambda d: d.add("wake"))
    assert clock.left(seat, played.now) == left


def test_leaving_a_running_match_leaves_the_chair_to_a_bot() -> None:
    played = at("take")
    played.do(lambda d: seating.leave(d, 0), "g0")
    assert played.room.chairs[0].bot == "random"
    with refused("not-your-seat"):
        played.do(lambda d: seating.leave(d, 0), "g0")
