"""The invariants of Tag City's positions, recomputed from the drawings."""

from __future__ import annotations

from allcity.games import tagcity
from allcity.games.tagcity import State
from allcity.games.tagcity.board import FULL, square_names


def check(state: State) -> None:
    """Drawings fit and do not overlap; what is circled is complete; points add up; dice are conserved."""
    board = state.board
    for seat, tagger in enumerate(state.taggers):
        tagged = 0
        for squares in tagger.drawn:
            assert not squares & tagged
            assert any(squares in piece.squares for piece in state.on_hq)
            tagged |= squares
        assert tagger.free == FULL & ~tagged
        complete = {f.name for f in board.features if f.squares & tagged == f.squares}
        circled = [*board.names(tagger.high), *board.names(tagger.low)]
        assert len(circled) == len(set(circled))
        assert set(circled) == complete
        assert 0 <= tagger.drones <= len(board.drones)
        values = {f.name: (f.high, f.low) for f in board.features}
        total = sum(values[name][0] for name in board.names(tagger.high))
        total += sum(values[name][1] for name in board.names(tagger.low))
        total += sum(board.drones[: tagger.drones])
        total += sum(v for i, v in enumerate(board.bubbles) if tagger.bubbles >> i & 1)
        assert tagcity.points(state)[seat] == total
        assert len(square_names(tagged)) == sum(len(square_names(d)) for d in tagger.drawn)
    _check_dice(state)
    _check_shared(state)


def _check_dice(state: State) -> None:
    on_ring = len(state.rolled) + len(state.dice)
    acted = {
        "put": 0,
        "take": state.order.index(state.turn),
        "act": state.order.index(state.turn) + 1,
        "final": len(state.taggers),
    }
    if state.phase in acted:
        assert on_ring + acted[state.phase] == len(state.taggers) + 1
    assert (state.taken != 0) == (state.phase == "act")
    for space, value in state.dice:
        assert space in (value, (value - 2) % 6 + 1)


def _check_shared(state: State) -> None:
    """A low value is circled only where the high one is gone (T5.4)."""
    for tagger in state.taggers:
        assert tagger.low & ~state.crossed == 0
    if state.phase not in ("final", "over"):
        assert all(tagger.sealed is None for tagger in state.taggers)
