"""The name, the colour and the tag of a seat's player."""

from __future__ import annotations

from msgspec import Struct

from allcity.server.limits import SEATS

COLOURS = SEATS  # as many as seats, so that each seat can have its own
TAGS = ("marker", "bubble", "drips")  # the styles of lettering; the browser draws them


class Profile(Struct, frozen=True):
    """A name, a colour and the style of a tag; None for a colour that stays as it is."""

    name: str
    tag: str
    colour: int | None = None

    def text(self) -> str:
        """The profile as an entry has it."""
        return f"{'-' if self.colour is None else self.colour} {self.tag} {self.name}"


class Wish(Struct, frozen=True):
    """The changes that a player would like; empty or None where they have no wish."""

    name: str = ""
    tag: str = ""
    colour: int | None = None


def read(text: str) -> Profile:
    """The profile that an entry has."""
    colour, tag, name = text.split(" ", 2)
    return Profile(name, tag, None if colour == "-" else int(colour))


def default_tag(seat: int) -> str:
    """The style of somebody who has not chosen one."""
    return TAGS[seat % len(TAGS)]
