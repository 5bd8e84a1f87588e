"""The loops of a batch over its matches, written once; `loops_of` binds them to the functions of a game's kernel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

from allcity.fast import kernel
from allcity.fast.bits import popcount
from allcity.fast.chance import below, number, of_chance, of_player, start
from allcity.fast.jit import bound, compiled
from allcity.fast.rows import BASE, CHANCE, DRAWN, MATCH, OVER, STEPS
from allcity.fast.share import first, stride

DIGEST = 8  # words of 32 bits


def stub(name: str) -> Callable[..., Any]:
    """Return a stand-in for a function of a game's kernel."""

    def of_the_game(*_: Any) -> Any:
        raise NotImplementedError

    of_the_game.__name__ = of_the_game.__qualname__ = name
    return compiled(of_the_game)


STUBS = {name: stub(name) for name in kernel.COMPILED}
setup, active, legal, count, may, pick, apply, weight, outcome, points, result, observe, foresee = (
    STUBS.values()
)


@compiled
def asked(t: Any, s: Any) -> int:
    """Return who acts next: the first of the active seats, CHANCE or OVER."""
    bits = active(t, s)
    if bits < 0:
        return CHANCE
    if bits == 0:
        return OVER
    return popcount((bits & -bits) - 1)


@compiled
def act(t: Any, s: Any, seat: int, action: int, line: Any) -> None:
    """Do an action or an outcome, and note it in the log if there is room."""
    index = s[DRAWN] + s[STEPS]
    if index < len(line):
        line[index] = action * 8 + seat + 1
    apply(t, s, seat, action)
    s[DRAWN if seat == CHANCE else STEPS] += 1


@compiled
def settle(t: Any, s: Any, line: Any) -> int:
    """Let chance act until a seat is asked or the match is over; return the same as `asked`."""
    seat = asked(t, s)
    while seat == CHANCE:
        point = below(of_chance(s[BASE], s[DRAWN]), weight(t, s))
        act(t, s, seat, outcome(t, s, point), line)
        seat = asked(t, s)
    return seat


@compiled
def weigh(t: Any, s: Any, weights: Any) -> None:
    """Add up the weight of each outcome that is possible now, by its id."""
    for point in range(weight(t, s)):
        weights[outcome(t, s, point)] += 1


@compiled
def number_all(_: Any, states: Any, numbers: Any) -> None:
    """Give each match its number."""
    for match in range(first(), len(states), stride()):
        states[match, MATCH] = numbers[match]


@compiled
def begin(t: Any, s: Any, later: int, key: int, draws: int, line: Any) -> None:
    """Start a match in this row, whose number is `later` more than that of the last one."""
    number = s[MATCH] + later
    for field in range(len(s)):
        s[field] = 0
    s[BASE] = start(key, number)
    s[MATCH] = number
    setup(t, s)
    if draws:
        settle(t, s, line)


@compiled
def begin_all(t: Any, states: Any, only: Any, later: int, key: int, draws: int, log: Any) -> None:
    """Start the matches for which `only` is true."""
    for match in range(first(), len(states), stride()):
        if only[match]:
            begin(t, states[match], later, key, draws, log[match])


@compiled
def restart_all(t: Any, states: Any, later: int, key: int, draws: int, log: Any) -> None:
    """Restart the matches that are over."""
    for match in range(first(), len(states), stride()):
        if active(t, states[match]) == 0:
            begin(t, states[match], later, key, draws, log[match])


@compiled
def step_all(
    t: Any, states: Any, actions: Any, asks: Any, refused: Any, draws: int, log: Any
) -> None:
    """Do one action in each match that is not over; report actions that are not allowed, which change nothing."""
    for match in range(first(), len(states), stride()):
        s = states[match]
        action = int(actions[match])
        seat = asked(t, s)
        refused[match] = 0
        if seat != OVER:
            if may(t, s, seat, action):
                act(t, s, seat, action, log[match])
                if draws:
                    settle(t, s, log[match])
            else:
                refused[match] = 1
        asks[match] = asked(t, s)


@compiled
def asked_all(t: Any, states: Any, asks: Any) -> None:
    for match in range(first(), len(states), stride()):
        asks[match] = asked(t, states[match])


@compiled
def legal_all(t: Any, states: Any, masks: Any) -> None:
    """Write what the asked seat may do, as bits; none when a match is over or chance is to act."""
    for match in range(first(), len(states), stride()):
        s, mask = states[match], masks[match]
        for word in range(len(mask)):
            mask[word] = 0
        seat = asked(t, s)
        if seat >= 0:
            legal(t, s, seat, mask)


@compiled
def observe_all(t: Any, states: Any, seats: Any, observed: Any) -> None:
    """Write what each of `seats` may know; a negative number stands for a spectator."""
    for match in range(first(), len(states), stride()):
        out = observed[match]
        for place in range(len(out)):
            out[place] = 0
        observe(t, states[match], max(int(seats[match]), -1), out)


@compiled
def results_all(t: Any, states: Any, totals: Any, places: Any, reasons: Any, shares: Any) -> None:
    """Write the present points; and once a match is over, places, reasons and each seat's share of the first place."""
    for match in range(first(), len(states), stride()):
        s, ranks = states[match], places[match]
        points(t, s, totals[match])
        reasons[match] = 0
        winners = 0
        if active(t, s) == 0:
            reasons[match] = result(t, s, ranks)
            for seat in range(len(ranks)):
                winners += ranks[seat] == 1
        for seat in range(len(ranks)):
            if winners == 0:
                ranks[seat] = 0
            shares[match, seat] = 1.0 / winners if winners and ranks[seat] == 1 else 0.0


@compiled
def pick_all(t: Any, states: Any, picked: Any) -> None:
    """Choose an action for each asked seat at random."""
    for match in range(first(), len(states), stride()):
        s = states[match]
        seat = asked(t, s)
        picked[match] = pick(t, s, seat, of_player(s[BASE], s[STEPS])) if seat >= 0 else -1


@compiled
def play_all(t: Any, states: Any, most: int, decisions: Any, log: Any) -> None:
    """Play at random: at most this many decisions in each match, whose chance is drawn."""
    for match in range(first(), len(states), stride()):
        s, line = states[match], log[match]
        decided = 0
        seat = asked(t, s)
        while seat >= 0 and decided < most:
            act(t, s, seat, pick(t, s, seat, of_player(s[BASE], s[STEPS])), line)
            seat = settle(t, s, line)
            decided += 1
        decisions[match] = decided


@compiled
def point_of(digests: Any, first_word: int, total: int) -> int:
    """Return the number below `total` that `core.fair` makes of a digest, which is eight words of 32 bits, the highest first.

    `core.fair` draws again if the digest would favour some numbers; that happens once in 2^240 times, and not here.
    """
    point = 0
    for word in range(first_word, first_word + DIGEST):
        point = (point << 32 | int(digests[word])) % total
    return point


@compiled
def play_dealt_all(t: Any, states: Any, digests: Any, luck: Any, decisions: Any, log: Any) -> None:
    """Play at random with the dice of `core.fair`; a match whose digests run out stops there.

    Each seat has random numbers of its own: they start at `luck[match, seat]`, and `decisions[match, seat]` counts them.
    """
    for match in range(first(), len(states), stride()):
        s, line = states[match], log[match]
        dealt = len(digests[match]) // DIGEST
        seat = asked(t, s)
        while seat >= 0 or (seat == CHANCE and s[DRAWN] < dealt):
            if seat == CHANCE:
                point = point_of(digests[match], DIGEST * s[DRAWN], weight(t, s))
                act(t, s, seat, outcome(t, s, point), line)
            else:
                bits = number(luck[match, seat], decisions[match, seat])
                act(t, s, seat, pick(t, s, seat, bits), line)
                decisions[match, seat] += 1
            seat = asked(t, s)


@compiled
def replay_all(t: Any, states: Any, log: Any, upto: Any) -> None:
    """Repeat a log, up to this many entries of each match; a match skips the entries that it has done already."""
    for match in range(first(), len(states), stride()):
        s, line = states[match], log[match]
        index = s[DRAWN] + s[STEPS]
        while index < upto[match]:
            entry = int(line[index])
            act(t, s, (entry & 7) - 1, entry >> 3, line)
            index += 1


_LOOPS = (
    number_all, begin_all, restart_all, step_all, asked_all, legal_all, observe_all, results_all, pick_all, play_all,
    play_dealt_all, replay_all,
    asked, act, settle, weigh,
)  # fmt: skip


@cache
def loops_of(game: str) -> SimpleNamespace:
    """Return these functions for a game, by their names."""
    return bind(game, _LOOPS)


def bind(game: str, loops: Sequence[Callable[..., Any]]) -> SimpleNamespace:
    """Bind loops to the functions of a game's kernel."""
    engine = kernel.kernel_of(game)
    assert engine is not None, f"{game} has no kernel"
    ready = {id(stub): getattr(engine, name) for name, stub in STUBS.items()}
    package = kernel.home(game)
    return SimpleNamespace(**{loop.__name__: bound(loop, ready, package) for loop in loops})
