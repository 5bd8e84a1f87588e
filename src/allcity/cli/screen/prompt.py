"""The prompt below the board: who is to do what, or who is thinking or awaited; a wish with its answers, and the last answer."""

from __future__ import annotations

from time import monotonic

from rich.style import Style
from rich.text import Text
from textual.widgets import Static

from allcity.cli.screen.desk import Desk, Moment, Wish
from allcity.cli.screen.drawings import Face
from allcity.locales import Words

SPINNER = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
TICK = 0.25  # seconds
ANSWERS = ("f7", "f8")  # keys for the answers to a wish


class Prompt(Static):
    """The line that says what is asked now."""

    def __init__(self, desk: Desk, face: Face, say: Words) -> None:
        super().__init__(id="prompt")
        self._desk, self._face, self._say = desk, face, say
        self._thinking: int | None = None
        self._since = monotonic()
        self._shown = Text()

    def ask(self, moment: Moment | None, has_hand: bool, notice: Text) -> None:
        """Show what is asked; `has_hand` if a piece is being laid."""
        if moment is None:
            return
        if moment.thinking != self._thinking:
            self._thinking, self._since = moment.thinking, monotonic()
        prompt = self._asked(moment, has_hand)
        for more in (_wished(moment.wish) if moment.wish else Text(), notice):
            if more:
                prompt.append("\n" if prompt else "").append_text(more)
        if prompt != self._shown:  # it is called again and again, mostly with nothing new
            self._shown = prompt
            self.update(prompt)

    def _asked(self, moment: Moment, has_hand: bool) -> Text:
        say, head = self._say, self._desk.head
        if moment.curtain is not None:
            return Text()
        if moment.ending is not None:
            return Text(say("screen-over"), "bold")
        if has_hand:
            return Text(say("screen-hand"), "bold")
        if moment.waits:
            return Text(moment.waits, "yellow")
        if moment.legal:
            name = say("screen-asked", player=say.player(head, moment.viewer or 0))
            return Text.assemble((name, "bold cyan"), " ", (self._face.ask(moment.view), "bold"))
        if moment.thinking is not None:
            return self._thinks(say.player(head, moment.thinking))
        names = ", ".join(say.player(head, seat) for seat in moment.active)
        return Text(say("screen-waiting", players=names) if names else "", "yellow")

    def _thinks(self, name: str) -> Text:
        """Return the sentence for a player who thinks, with moving dots."""
        since = monotonic() - self._since
        sign = SPINNER[int(since / TICK) % len(SPINNER)]
        thinking = self._say("screen-thinking", player=name, seconds=int(since))
        return Text(f"{sign} {thinking}", "yellow")


def _wished(wish: Wish) -> Text:
    """Return a wish, and the keys that answer it; they can be clicked as well."""
    shown = Text(wish.sentence, "bold magenta")
    for at, (key, (_, label)) in enumerate(zip(ANSWERS, wish.answers, strict=False)):
        click = Style(bold=True, underline=True) + Style(meta={"@click": f"screen.answer({at})"})
        shown.append("  ").append(f"{key.upper()} {label}", click)
    return shown
