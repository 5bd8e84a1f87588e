"""The actions of Tag City: those of chance, those of the leader, and those of a tagger."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Token:
    """Chance draws a token for the next space of HQ side B (T1.3)."""

    shape: str


@dataclass(frozen=True, slots=True)
class Lead:
    """Chance names the first leader (T1.8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Roll:
    """The dice come up with these values, in ascending order (T2.1)."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Put:
    """The leader puts a die of this value on a space (T2.2)."""

    value: int
    space: int


@dataclass(frozen=True, slots=True)
class Take:
    """A tagger takes a die from a space (T2.3); dice on one space are alike."""

    space: int


@dataclass(frozen=True, slots=True)
class Tag:
    """Draw on these squares (T3.1), one bit for each; squares outside of every city are named in `outside`."""

    squares: int
    outside: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Drone:
    """Send a drone for a shape of the HQ board, and draw that shape (T3.8)."""

    shape: str
    tag: Tag


@dataclass(frozen=True, slots=True)
class Check:
    """Check social networks (T3.12): circle a bubble of this value, or 0 when no bubble is free (T3.13)."""

    value: int


Use = Tag | Drone | Check
"""The actions for which a die is used (T3.14)."""

Action = Token | Lead | Roll | Put | Take | Use
CHANCE_ACTIONS = (Token, Lead, Roll)
