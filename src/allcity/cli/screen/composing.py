"""An action that a person is composing: by choosing from a list, typing, pointing, or laying a piece."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from allcity.cli.screen.choice import Choice, Offer
from allcity.cli.screen.drawings import Face, Square
from allcity.cli.screen.hand import Hand, hands
from allcity.core.notation import MORE

STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Composing:
    """What a person has entered so far of the action that they mean."""

    def __init__(self, face: Face) -> None:
        self._face = face
        self.begin(())

    def begin(self, legal: Sequence[str]) -> None:
        """Choose from these actions; nothing is chosen yet."""
        self.legal = legal
        self.choice = Choice(legal, self._face.places)
        self.pieces: list[Hand] = []

    @property
    def hand(self) -> Hand | None:
        """Return the piece that is being moved."""
        return self.pieces[0] if self.pieces else None

    @property
    def typed(self) -> str:
        """Return what stands on the line."""
        return self.hand.text if self.hand else self.choice.typed

    def type(self, text: str) -> None:
        """Take what was typed into account."""
        self.choice.typed, self.choice.picked = text, ()

    def take(self, offer: Offer) -> str:
        """Take an offer of the list; return the action if it is one, else an empty text."""
        if offer.is_action:
            return offer.text
        self.choice.typed = offer.text.removesuffix(MORE) + " "
        return ""

    def point(self, places: Sequence[str]) -> bool:
        """Point at the places that lie at one spot; tell whether an action is about one of them."""
        return any(self.choice.pick(place) for place in places)

    def back(self) -> bool:
        """Put the piece back, or take the last word or place back; tell whether there was anything."""
        if self.pieces:
            self.pieces = []
            self.choice.picked = ()
            self.choice.typed = ""
            return True
        return self.choice.back()

    async def settle(
        self,
        expand: Callable[[str], Awaitable[Sequence[str]]],
        names: Mapping[Square, str],
        at: Sequence[str] = (),
    ) -> None:
        """Fetch the actions that a line stands for, and begin to move the piece when only its drawings are left."""
        while opening := self.choice.opening:
            self.choice.expand(opening, await expand(opening))
        is_begun = bool(self.choice.typed or self.choice.picked)
        self.pieces = hands(self._face, self.choice.texts, names) if is_begun else []
        squares = [square for place in at if (square := self._face.square(place)) is not None]
        if self.hand and squares:
            self.hand.carry(squares[0])

    def steer(self, key: str) -> None:
        """Move, turn or flip the piece, or take the next one."""
        hand = self.hand
        assert hand
        if key in STEPS:
            hand.move(*STEPS[key])
        elif key == "r":
            hand.turn()
        elif key == "f":
            hand.flip()
        elif key == "tab":
            self.pieces = [*self.pieces[1:], hand]

    def carry(self, places: Sequence[str]) -> bool:
        """Carry the piece to a square; tell whether one of these places is a square."""
        for place in places:
            square = self._face.square(place)
            if self.hand and square is not None:
                self.hand.carry(square)
                return True
        return False

    def marks(self, offer: Offer | None) -> dict[str, str]:
        """Return the marks of places: where the piece lies, what the highlighted offer is about, and what may be pointed at."""
        if self.hand:
            kind = "lies" if self.hand.is_legal else "forbidden"
            return dict.fromkeys(self.hand.places, kind)
        offered = {place for place in self.choice.places if self._face.square(place) is None}
        marks = dict.fromkeys(offered, "offered")
        if offer and offer.is_action:
            marks |= dict.fromkeys(self._face.places(offer.text), "chosen")
        return marks
