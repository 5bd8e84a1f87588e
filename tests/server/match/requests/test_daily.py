"""The daily wall as a match: its days, who may do what, what is gained by rounds, and how that compares with the bots."""

from __future__ import annotations

import pytest

from allcity.games import GAMES
from allcity.server.limits import DAY, HOUR
from allcity.server.live import audiences
from allcity.server.match import days
from allcity.server.match.profiles import Wish
from allcity.server.match.requests import daily, moves, seating
from allcity.server.running.pars import Piece, mean_of, played_out
from tests.server.rooms import Played, refused, setup_of

TODAY = "2026-11-18"
SEED = "07" * 32


def begun(game: str = "tagcity") -> Played:
    played = Played(setup_of(game=game, daily=TODAY, seed=SEED, is_open=False))
    played.do(lambda draft: daily.begin(draft, "Ana", Wish(tag="drips")), "g0")
    return played


def test_a_wall_begins_in_one_step_against_the_bot() -> None:
    room = begun().room
    assert room.status == "running"
    assert [(one.guest, one.bot) for one in room.occupants] == [("g0", ""), ("", daily.LEVEL)]
    assert (room.occupants[0].name, room.occupants[0].tag) == ("Ana", "drips")
    assert room.match.head.match == "daily-2026-11-18-tagcity"
    assert room.match.log == begun().room.match.log


def test_the_day_ends_at_midnight_in_utc_and_opens_two_hours_later() -> None:
    closing = days.closes_at(TODAY)
    assert days.day_of(closing - 1) == TODAY
    assert days.day_of(closing) == days.shifted(TODAY, 1) == "2026-11-19"
    assert days.opens_at(TODAY) == closing + 2 * HOUR
    setup = begun().room.setup
    assert days.is_sealed(setup, closing + 2 * HOUR - 1)
    assert not days.is_sealed(setup, closing + 2 * HOUR)
    assert not days.is_sealed(setup_of(), 0), "other tables are never sealed"


def test_moves_that_told_something_are_not_taken_back_though_nobody_is_there_to_mind() -> None:
    played = begun()
    while played.room.active != (0,) or len(played.legal(0)) < 2:
        play_some(played)
    before = list(played.room.match.log)
    played.act(0, played.legal(0)[0])
    if played.room.active == (0,):  # the turn goes on and nothing was told
        assert shown(played)
        assert played.undo(0)[0].kind == "undo"
        assert played.room.match.log == before
    while played.room.active != (1,) or played.room.match.log[-1][0] != 0:
        play_some(played)
    with refused("daily"):
        played.undo(0)
    assert not shown(played)
    played.room.setup = setup_of(seed=SEED)
    assert played.undo(0)[0].kind == "undo", "as at any other table against bots"


def shown(played: Played) -> bool:
    """Tell whether the person is shown that the last move can be taken back."""
    return audiences.table(played.room, 0, 0, "g0", played.now).now.can_undo


def play_some(played: Played) -> None:
    """Return some action of the seat that is to move."""
    seat = played.room.active[0]
    text = played.legal(seat)[0]
    if seat == 0:
        played.act(0, text)
    else:
        played.do(lambda draft: moves.bot_act(draft, 1, text, draft.room.version))


def test_nobody_else_comes_to_a_wall() -> None:
    played = begun()
    for request in (
        lambda draft: seating.sit(draft, "Eve", 1),
        lambda draft: seating.seat_bot(draft, 1, "random"),
        lambda draft: seating.leave(draft, 0),
        lambda draft: seating.rematch(draft, "other", ""),
    ):
        with refused("daily"):
            played.do(request, "g0")


@pytest.mark.parametrize("game", GAMES)
def test_the_gains_of_the_rounds_add_up_to_the_points(game: str) -> None:
    piece = Piece(game, "daily", SEED, 0, 2)
    for number in range(2):
        states = list(played_out(piece, number))
        rounds = daily.gains(GAMES[game], states, daily.OWN)
        assert sum(rounds) == GAMES[game].points(states[-1])[daily.OWN]
        assert len(rounds) == GAMES[game].rounds(states[-1])
    assert list(played_out(piece, 0)) == list(played_out(piece, 0)), "par is the same everywhere"


def test_par_is_the_mean_of_all_play_outs() -> None:
    par = mean_of([[1, 2, 6], [3, 2]])
    assert (par.par, par.plays, par.rounds) == (7.0, 2, [2.0, 2.0, 3.0])


def test_squares_say_where_a_round_brought_more_or_less_than_the_bots_had() -> None:
    assert daily.squares([4, 3, 1, -2, 5], [2.0, 2.0, 3.0, 0.5]) == [1, 0, -1, -1, 1]
    assert daily.squares([1], [2.0, 9.0]) == [0], "rounds that were not played have no square"


def test_a_bots_thought_depends_on_its_own_decisions_alone() -> None:
    log = [(0, "a"), (1, "b"), (-1, "c")]
    assert days.bot_seed(SEED, log, 1) == days.bot_seed(SEED, log[1:2], 1)
    seeds = {days.bot_seed(SEED, log[:length], 1) for length in range(4)}
    assert len(seeds) == 2
    assert days.bot_seed("08" * 32, log, 1) not in seeds


def test_a_day_in_milliseconds() -> None:
    assert days.closes_at(days.shifted(TODAY, 1)) - days.closes_at(TODAY) == DAY
