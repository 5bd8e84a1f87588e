"""The lower part of the screen: the list of choices, the input line, and the available keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rich.text import Text
from textual import events
from textual.binding import Binding
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from allcity.cli.screen.choice import FEW, Offer
from allcity.core.notation import MORE

LEAST, HIGH_LEAST, MOST = 4, 7, FEW + 2  # lines of the list of choices
SPARE = 2  # lines that stay free, so that a longer prompt does not move the boards
GAP = "  "  # between two keys
FREE = re.compile(r"enter|f\d+|ctrl\+.+")  # keys that do the same while a piece is moved


class Choices(OptionList):
    """The list of what can be chosen now; its keys are those of the line below."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(id="choices", markup=False, compact=True)
        self.offers: Sequence[Offer] = ()
        self._labels: Sequence[Text] = ()
        self._pointed = 0

    def offer(self, offers: Sequence[Offer], meaning: Callable[[str], str]) -> None:
        """Show these offers, the first one highlighted."""
        if offers == self.offers and self.option_count == len(offers):
            return
        self.offers = offers
        self._labels = [_label(offer, meaning) for offer in offers]
        self.highlighted = None
        self.set_options(Option(_line("  ", label)) for label in self._labels)
        self.highlighted = 0 if offers else None

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Put a sign before the highlighted offer, so that it can be seen without colours."""
        super().watch_highlighted(highlighted)
        if highlighted is not None:
            for at in {self._pointed, highlighted} & {*range(self.option_count)}:
                sign = "▸ " if at == highlighted else "  "
                self.replace_option_prompt_at_index(at, _line(sign, self._labels[at]))
            self._pointed = highlighted

    @property
    def chosen(self) -> Offer | None:
        """Return the offer that is highlighted."""
        at = self.highlighted
        return None if at is None or at >= len(self.offers) else self.offers[at]


def _label(offer: Offer, meaning: Callable[[str], str]) -> Text:
    if offer.count > 1:
        label = Text.assemble((offer.text, "bold"), (f"  {offer.count}", "dim"))
    else:
        said = "" if offer.text.endswith(MORE) else meaning(offer.text)
        label = Text.assemble((offer.text, "bold"), (f"  {said}", "dim"))
    return label


def _line(sign: str, label: Text) -> Text:
    return Text.assemble(sign, label, no_wrap=True, overflow="ellipsis")


class LogLines(RichLog):
    """The log of the match."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, markup=False, min_width=10)
        self._shown: list[str] = []

    def tell(self, lines: Sequence[str]) -> None:
        """Show these lines; those that stand here already stay."""
        count = len(self._shown)
        if [*lines[:count]] != self._shown:
            self.clear()
            count = 0
        for line in lines[count:]:
            self.write(Text(f"· {line}"))
        self._shown = [*lines]

    def on_resize(self, _: events.Resize) -> None:
        """Break the lines again."""
        lines, self._shown = self._shown, []
        self.clear()
        self.tell(lines)


class Below(Horizontal):
    """The choices, with the log beside them if there is room; they take the lines that the boards leave free."""

    def __init__(self) -> None:
        super().__init__(Choices(), LogLines(), id="below")
        self.styles.height = LEAST

    def fit(self, room: int, is_high: bool) -> None:
        """Take as many of these lines as are useful, but at least a few."""
        least = HIGH_LEAST if is_high else LEAST
        self.styles.height = max(least, min(room - SPARE, MOST))


class Line(Input):
    """The input line. While a piece is moved, its keys move the piece."""

    BINDINGS = [Binding("ctrl+c", "app.leave", show=False)]  # noqa: RUF012 (as Textual asks for it)

    class Steered(Message):
        """A key that moves the piece or the highlight was pressed."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, placeholder: str) -> None:
        super().__init__(id="line", placeholder=placeholder, compact=True, select_on_focus=False)
        self.is_steering = False

    async def _on_key(self, event: events.Key) -> None:
        if event.key in ("up", "down", "escape", "pageup", "pagedown", "tab") or (
            self.is_steering and not FREE.fullmatch(event.key)
        ):
            event.stop()
            event.prevent_default()
            self.post_message(self.Steered(event.key))
            return
        await super()._on_key(event)


class Keys(Static):
    """The available keys; they can be clicked as well. A line never breaks within one of them."""

    def __init__(self) -> None:
        super().__init__(id="keys")
        self.keys: Sequence[tuple[str, str, str]] = ()

    def show(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Show keys, given as the key, its label, and the action of the program."""
        self.keys = keys
        self._lay()

    def on_resize(self) -> None:
        self._lay()

    def _lay(self) -> None:
        whole = self.app.size.width - self.gutter.width
        shown, left = "", whole
        for key, label, action in self.keys:
            width = len(f"{key} {label}")
            is_new = bool(shown) and width + len(GAP) > left
            left = (whole if is_new or not shown else left - len(GAP)) - width
            gap = "\n" if is_new else GAP if shown else ""
            shown += f"{gap}[@click={action}][b]{key}[/b] {label}[/]"
        self.update(shown)
