"""The actions of Graffiti: those of chance, those of a turn, and those of the end of a round."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class First:
    """Chance names the first player (G1.7)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Lay:
    """A bonus tile is laid on the next empty space of the bonus board (G1.4, G7.3)."""

    tile: str


@dataclass(frozen=True, slots=True)
class Fill:
    """A permit is laid on the next empty space of the permit board (G1.5, G4.4)."""

    pips: int


@dataclass(frozen=True, slots=True)
class Draw:
    """A permit goes from the stack behind a screen; only that artist sees it (G1.6, G4.1)."""

    pips: int


@dataclass(frozen=True, slots=True)
class Show:
    """A permit is revealed for a neutral tag (G7.4)."""

    pips: int


@dataclass(frozen=True, slots=True)
class Block:
    """A permit is revealed for the blocking token (G9.1)."""

    pips: int


@dataclass(frozen=True, slots=True)
class Paint:
    """Take a paint tile by its space of 1 or 2 cans (G3.1)."""

    paint: str
    cans: int = 1
    add: bool = False
    discount: bool = False


@dataclass(frozen=True, slots=True)
class Permit:
    """Take the permits of a space (G4.1)."""

    space: int
    add: bool = False
    discount: bool = False


@dataclass(frozen=True, slots=True)
class Bonus:
    """Take the bonus tile of a space (G6.1)."""

    space: int
    add: bool = False
    discount: bool = False


@dataclass(frozen=True, slots=True)
class Bobby:
    """Take the bobby (G6.10)."""

    add: bool = False
    discount: bool = False


@dataclass(frozen=True, slots=True)
class Spray:
    """Place cans by the 1- or 2-can space of a segment's section, to spray it (G5.1, G5.4)."""

    segment: str
    cans: int = 1
    add: bool = False
    discount: bool = False


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard one permit (G5.2), two equal ones (G5.3), or none but a permit tile (G6.4)."""

    permits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay for the segment with these paint tiles and wild cards (G5.5), as a multiset."""

    tiles: int


@dataclass(frozen=True, slots=True)
class Score:
    """Use a 2 VP tile (G6.2)."""


@dataclass(frozen=True, slots=True)
class Extra:
    """Use an extra action tile: another turn after this one (G6.5)."""


@dataclass(frozen=True, slots=True)
class Reserve:
    """Use a reservation tile: the own marker goes on a segment (G6.6)."""

    segment: str


@dataclass(frozen=True, slots=True)
class End:
    """End the turn after its action, with bonus tiles left that could be used (G6.1)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Place no more cans this round (G2.4)."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep these paint tiles, as a multiset, for the next round (G7.2)."""

    tiles: int


@dataclass(frozen=True, slots=True)
class Neutral:
    """Flip a segment for a neutral tag (G7.4)."""

    segment: str


Place = Paint | Permit | Bonus | Bobby | Spray
Chance = First | Lay | Fill | Draw | Show | Block
Action = Chance | Place | Discard | Pay | Score | Extra | Reserve | End | Pass | Keep | Neutral
CHANCE_ACTIONS = (First, Lay, Fill, Draw, Show, Block)
PLACES = (Paint, Permit, Bonus, Bobby, Spray)
