"""An edition prepared for play: spaces and segments as bits, the actions, each made once, and payments."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import product

from allcity.games.graffiti.actions import (
    Bobby,
    Bonus,
    Neutral,
    Paint,
    Permit,
    Place,
    Reserve,
    Spray,
)
from allcity.games.graffiti.data import (
    COLOURS,
    MOST,
    ONE,
    PAINTS,
    PIPS,
    PRIMARIES,
    WILD_PAINT,
    Edition,
    count,
)

BOARDS = 32  # boards in the cache; a match has its own reference
# Whether an add tile, and whether a discount tile, is used; `Board.moves` and `sprays` follow this order.
MODES = tuple((add, discount) for discount, add in product((False, True), repeat=2))

Counts = tuple[int, ...]  # by colour, in the order of `COLOURS`
_KINDS = tuple(
    tuple(kind for kind, tile in enumerate(PAINTS) if colour.lower() in tile) for colour in COLOURS
)  # by colour, the kinds of tile that can pay for it
_COLOURS = tuple(tuple(COLOURS.index(paint) for paint in tile.upper()) for tile in PAINTS)


@dataclass(frozen=True, slots=True)
class Space:
    """A spray-can space: its name, its bit, and the cans it demands (G2.3)."""

    name: str
    bit: int
    cans: int
    is_tunnel: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """A segment in play; `section` counts from 1 and `graffiti` has the bits of all its segments."""

    name: str
    index: int
    bit: int
    paints: str
    vp: int
    section: int
    graffiti: int
    size: int


Rows = tuple[tuple[int, Place], ...]


class Board:
    """The tunnel and the three action boards of an edition, with or without special graffiti."""

    def __init__(self, edition: Edition, is_special: bool) -> None:
        self.edition = edition
        self.is_special = is_special
        self.spaces: dict[str, Space] = {}
        self._lay_spaces()
        spaces = self.spaces.values()
        self.all_spaces = sum(space.bit for space in spaces)
        self.one_can = sum(space.bit for space in spaces if space.cans == 1)
        self.tunnel = sum(space.bit for space in spaces if space.is_tunnel)
        self.never_full = sum(self.spaces[f"paint {paint}"].bit for paint in PRIMARIES)  # G3.2
        self.pieces = _pieces(edition, is_special)
        self.segments = {piece.name: piece for piece in self.pieces}
        self.graffiti = tuple({piece.graffiti: piece.size for piece in self.pieces}.items())
        self.sections = {
            section: sum(piece.bit for piece in self.pieces if piece.section == section)
            for section in PIPS
        }
        self.all_segments = sum(self.sections.values())
        self.reserves = tuple((piece.bit, Reserve(piece.name)) for piece in self.pieces)
        self.neutrals = tuple((piece.bit, Neutral(piece.name)) for piece in self.pieces)
        self.moves = tuple(self._moves(add, discount) for add, discount in MODES)
        self.sprays = tuple(self._sprays(add, discount) for add, discount in MODES)
        prices = tuple((piece.bit, needs(piece.paints)) for piece in self.pieces)
        self.payable = lru_cache(maxsize=1 << 14)(partial(payable, prices))  # G5.5
        self._paints = tuple(
            (
                MOST * ONE[kind],
                sum(
                    space.bit
                    for space in spaces
                    if f"paint {paint}" in (space.name, space.name[:-2])
                ),
            )
            for kind, paint in enumerate(PAINTS)
        )

    def _lay_spaces(self) -> None:
        for paint in PAINTS:
            self._space(f"paint {paint}", 1)
            if paint not in PRIMARIES:
                self._space(f"paint {paint} 2", 2)  # G3.3
        for number in range(len(self.edition.permit_spaces)):
            self._space(f"permit {number + 1}", 1)  # G4.1
        for number in range(self.edition.bonus_spaces):
            self._space(f"bonus {number + 1}", 1)  # G6.1
        self._space("bobby", 1)
        for section in PIPS:
            self._space(f"section {section}", 1, is_tunnel=True)  # G5.1
            self._space(f"section {section} 2", 2, is_tunnel=True)

    def _space(self, name: str, cans: int, is_tunnel: bool = False) -> None:
        self.spaces[name] = Space(name, 1 << len(self.spaces), cans, is_tunnel)

    def space(self, action: Place) -> Space | None:
        """Return the space on which an action places its cans."""
        match action:
            case Paint(paint, cans):
                name = f"paint {paint}"
            case Permit(number):
                name, cans = f"permit {number}", 1
            case Bonus(number):
                name, cans = f"bonus {number}", 1
            case Bobby():
                name, cans = "bobby", 1
            case Spray(segment, cans):
                name = f"section {self.segments[segment].section}"
        return self.spaces.get(name if cans == 1 else f"{name} {cans}")

    def _moves(self, add: bool, discount: bool) -> Rows:
        """Return the actions of the three boards, each with the bit of its space."""
        places: list[Place] = [Paint(paint, 1, add, discount) for paint in PAINTS]
        places += [Paint(paint, 2, add, discount) for paint in PAINTS]
        places += [
            Permit(number + 1, add, discount) for number in range(len(self.edition.permit_spaces))
        ]
        places += [Bonus(number + 1, add, discount) for number in range(self.edition.bonus_spaces)]
        places.append(Bobby(add, discount))
        return tuple((space.bit, place) for place in places if (space := self.space(place)))

    def _sprays(self, add: bool, discount: bool) -> tuple[tuple[int, int, Rows], ...]:
        """Return for each space of the tunnel its bit, its section, and an action for each segment."""
        return tuple(
            (space.bit, section, tuple(
                (piece.bit, Spray(piece.name, space.cans, add, discount))
                for piece in self.pieces if piece.section == section
            ))
            for section in PIPS
            for space in (self.spaces[f"section {section}"], self.spaces[f"section {section} 2"])
        )  # fmt: skip

    def paint_spaces(self, paints: int) -> int:
        """Return the spaces, as bits, whose paint has not run out (G3.4)."""
        bits = 0
        for tiles, spaces in self._paints:
            if paints & tiles:
                bits |= spaces
        return bits


@lru_cache(BOARDS)
def board(edition: Edition, is_special: bool) -> Board:
    return Board(edition, is_special)


def _pieces(edition: Edition, is_special: bool) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    for graffiti in edition.tunnel(is_special):
        size, start = len(graffiti.segments), len(pieces)
        whole = (1 << size) - 1 << start
        pieces += [
            Piece(
                segment.name, index, 1 << index, segment.paints, segment.vp,
                graffiti.section, whole, size,
            )
            for index, segment in enumerate(graffiti.segments, start)
        ]  # fmt: skip
    return tuple(pieces)


def needs(paints: str) -> Counts:
    """Return how many of each colour a segment needs."""
    return tuple(paints.count(colour) for colour in COLOURS)


def payable(segments: tuple[tuple[int, Counts], ...], tiles: int, has_bobby: bool) -> int:
    """Return the segments, as bits, that these tiles can pay for.

    A double pays for both its paints at once (G3.5), so each colour counts the tiles that show it, and
    wild cards replace missing ones (G6.3).
    """
    held = [count(tiles, kind) for kind in range(len(PAINTS))]
    covered = [sum([held[kind] for kind in kinds]) for kinds in _KINDS]
    wild, bits = count(tiles, WILD_PAINT), 0
    for bit, needed in segments:
        lacks = -wild
        for number, cover in zip(needed, covered, strict=True):
            if number > cover:
                lacks += number - cover
        if lacks <= 0 or (has_bobby and lacks == 1 and _has_spare(held, covered, needed)):
            bits |= bit
    return bits


def _has_spare(held: list[int], covered: list[int], needed: Counts) -> bool:
    """Tell whether some tile is not needed, so that it can pay for the one missing paint (G6.10)."""
    return any(
        number and all(covered[colour] > needed[colour] for colour in _COLOURS[kind])
        for kind, number in enumerate(held)
    )


@cache  # there are 251 different prices, of up to five paints
def ways(need: str, has_bobby: bool) -> tuple[int, ...]:
    """Return every different multiset of tiles that pays for these paints without a needless tile."""
    if not need:
        return (0,)
    paint, rest = need[0].lower(), need[1:]
    steps = [(WILD_PAINT, rest, has_bobby)]  # G6.3
    for kind, tile in enumerate(PAINTS):
        if paint in tile:
            steps.append((kind, rest, has_bobby))
            other = tile.replace(paint, "").upper()
            if other and other in rest:  # G3.5: both paints of a double at once
                steps.append((kind, rest.replace(other, "", 1), has_bobby))
        elif has_bobby:  # G6.10: any one tile for one paint, once
            steps.append((kind, rest, False))
    payments = {ONE[kind] + paid for kind, left, helped in steps for paid in ways(left, helped)}
    return tuple(sorted(payments))


@cache
def least(need: str) -> tuple[int, ...]:
    """Return the ways without the bobby that contain no other way; an artist who can pay at all can pay in one of these."""
    every = ways(need, False)
    larger = {way + tile for way in every for tile in ONE}
    larger |= {way + tile for way in larger for tile in ONE}  # two doubles save at most two tiles
    return tuple(way for way in every if way not in larger)
