"""The parts of an observation with their places; seats count from the observer's own."""

from __future__ import annotations

from allcity.games.graffiti.data import BONUSES, PAINTS
from allcity.games.graffiti.kernel import layout as at

SHARED = {
    "phase": len(at.PHASE_NAMES),  # one of them is 1, as in all parts that stand for a choice
    "turn": at.SEATS,
    "first": at.SEATS,
    "bobby": at.SEATS,
    "drawer": at.SEATS,
    "section": at.SECTIONS,
    "blocked": at.SECTIONS,
    "numbers": 5,  # round, rounds since a segment was flipped, extra, reveals, tokens in the stack
    "spray": at.SEGMENTS,
    "incomplete": at.SEGMENTS,
    "paints": len(PAINTS),
    "unseen": at.SECTIONS,  # tokens that lie in the stack or are hidden behind the others' screens
    "discard": at.SECTIONS,
    "revealed": at.SECTIONS,
    "face_up": at.FACE_UP * at.SECTIONS,
    "tiles": at.BONUS_SPACES * len(BONUSES),
    "bonus_stack": len(BONUSES),
    "occupied": at.SPACES,
    "closed": at.SPACES,
    "hand": at.SECTIONS,  # the observer's own permits, whether others know of them or not
}
ARTIST = {
    "paints": len(PAINTS),
    "known": at.SECTIONS,
    "bonus": len(BONUSES),
    "used": len(BONUSES),
    "paid": len(PAINTS),
    "numbers": 5,  # hidden permits, cans, passed, points modulo 128, points divided by 128
    "marker": at.SEGMENTS,
    "tags": at.SEGMENTS,
    "placed": at.SPACES,  # cans
}


def _starts(parts: dict[str, int], start: int) -> dict[str, int]:
    starts = {}
    for name, size in parts.items():
        starts[name] = start
        start += size
    return starts


_SHARED, _ARTIST = _starts(SHARED, 0), _starts(ARTIST, 0)
O_PHASE, O_TURN, O_FIRST, O_BOBBY = (_SHARED[name] for name in ("phase", "turn", "first", "bobby"))
O_DRAWER, O_SECTION, O_BLOCKED = (_SHARED[name] for name in ("drawer", "section", "blocked"))
O_NUMBERS, O_SPRAY, O_INCOMPLETE = (_SHARED[name] for name in ("numbers", "spray", "incomplete"))
O_PAINTS, O_UNSEEN, O_DISCARD = (_SHARED[name] for name in ("paints", "unseen", "discard"))
O_REVEALED, O_FACE_UP, O_TILES = (_SHARED[name] for name in ("revealed", "face_up", "tiles"))
O_BONUS_STACK, O_OCCUPIED = _SHARED["bonus_stack"], _SHARED["occupied"]
O_CLOSED, O_HAND = _SHARED["closed"], _SHARED["hand"]
O_ARTISTS = sum(SHARED.values())
OA_PAINTS, OA_KNOWN, OA_BONUS = (_ARTIST[name] for name in ("paints", "known", "bonus"))
OA_USED, OA_PAID, OA_NUMBERS = (_ARTIST[name] for name in ("used", "paid", "numbers"))
OA_MARKER, OA_TAGS, OA_PLACED = (_ARTIST[name] for name in ("marker", "tags", "placed"))
O_ARTIST = sum(ARTIST.values())
OBSERVED = O_ARTISTS + at.SEATS * O_ARTIST
