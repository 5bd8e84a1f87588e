"""The positions after actions: loops that list the actions of many matches and show what each seat would see after each of them.

A *candidate* is a match with one of its legal actions. The candidates of all matches lie in one list, match after match.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

from allcity.fast.actions import WORD
from allcity.fast.bits import popcount
from allcity.fast.chance import below, number
from allcity.fast.jit import compiled
from allcity.fast.loops import asked, bind, foresee, observe
from allcity.fast.rows import BASE
from allcity.fast.share import first, stride

WORD_BITS = (1 << WORD) - 1
NOISES = 1 << 14  # entries of a table of noise


@compiled
def _marked(mask: Any) -> int:
    total = 0
    for word in range(len(mask)):
        total += popcount(int(mask[word]) & WORD_BITS)
    return total


@compiled
def count_all(_t: Any, masks: Any, only: Any, most: int, counts: Any) -> None:
    """Count the candidates of each match, at most `most`; none where `only` is false."""
    for match in range(first(), len(masks), stride()):
        counts[match] = min(_marked(masks[match]), most) if only[match] else 0


@compiled
def list_all(
    _t: Any,
    states: Any,
    masks: Any,
    counts: Any,
    starts: Any,
    tick: int,
    matches: Any,
    actions: Any,
) -> None:
    """List the candidates of each match from its start on; if there are more actions than wanted, evenly spread ones from a random start."""
    for match in range(first(), len(masks), stride()):
        count = int(counts[match])
        if count:
            mask, place = masks[match], int(starts[match])
            total = _marked(mask)
            reached = below(number(states[match, BASE], -tick - 1), total)
            for word in range(len(mask)):
                bits = int(mask[word]) & WORD_BITS  # a signed 64-bit integer
                while bits:
                    reached += count
                    if reached >= total:
                        reached -= total
                        matches[place] = match
                        actions[place] = word * WORD + popcount((bits & -bits) - 1)
                        place += 1
                    bits &= bits - 1


@compiled
def foresee_all(
    t: Any, states: Any, start: int, matches: Any, actions: Any, scratch: Any, observed: Any
) -> None:
    """Write what the asked seat would see after each candidate, before chance and other seats act.

    `observed` and the rows in `scratch` have room for a section of the list, which begins at `start`.
    """
    for place in range(first(), min(len(observed), len(matches) - start), stride()):
        s, out = scratch[place], observed[place]
        match = matches[start + place]
        for field in range(len(s)):
            s[field] = states[match, field]
        for index in range(len(out)):
            out[index] = 0
        seat = asked(t, s)
        if seat >= 0:
            foresee(t, s, seat, int(actions[start + place]))
            observe(t, s, seat, out)


@compiled
def choose_all(
    _t: Any, states: Any, counts: Any, starts: Any, actions: Any, values: Any, noise: Any, warmth: float, tick: int,
    chosen: Any,
) -> None:  # fmt: skip
    """Choose the candidate of each match with the highest value plus noise; matches without candidates are skipped."""
    for match in range(first(), len(counts), stride()):
        best, place = 0.0, -1
        for candidate in range(int(starts[match]), int(starts[match]) + int(counts[match])):
            value = float(values[candidate])
            if warmth > 0:
                random = number(states[match, BASE], tick << 20 | candidate - int(starts[match]))
                value += warmth * noise[below(random, NOISES)]
            if place < 0 or value > best:
                best, place = value, candidate
        if place >= 0:
            chosen[match] = actions[place]


@cache
def afterstates_of(game: str) -> SimpleNamespace:
    """Return these loops for a game, by their names."""
    return bind(game, (count_all, list_all, foresee_all, choose_all))
