"""The table: board, prompt, choices, log, and the input line."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static

from allcity.cli.screen.board import Board
from allcity.cli.screen.composing import Composing
from allcity.cli.screen.desk import Desk, Refused
from allcity.cli.screen.dialogs import Curtain, Question
from allcity.cli.screen.drawings import Face
from allcity.cli.screen.pages import Pages
from allcity.cli.screen.prompt import ANSWERS, TICK, Prompt
from allcity.cli.screen.widgets import Below, Choices, Keys, Line, LogLines
from allcity.locales import Words

# From this size on the log stands beside the choices, and there are more of them.
WIDE, HIGH = 100, 34


class Table(Pages):
    """One match, as the people at this screen take part in it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+z", "undo", show=False, priority=True),
        *(Binding(key, f"answer({at})", show=False) for at, key in enumerate(ANSWERS)),
    ]

    def __init__(self, desk: Desk, say: Words) -> None:
        super().__init__(desk, say)
        self.key = desk.game.META.key
        self.face = Face(self.key, say)
        self.composing = Composing(self.face)
        self.is_sending = False
        self.status = ""

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        yield Board()
        yield Prompt(self.desk, self.face, self.say)
        yield Below()
        yield Line(self.say("screen-typed"))
        yield Keys()

    def on_mount(self) -> None:
        self.desk.changed = self.show
        self.query_one(Line).focus()
        self.set_interval(TICK, self._ask)
        self.show()
        self._take_part()

    @work(group="desk")
    async def _take_part(self) -> None:
        await self.desk.run()

    def on_resize(self) -> None:
        width, height = self.app.size
        self.set_class(width >= WIDE, "wide")
        self.set_class(height >= HIGH, "high")
        self.call_after_refresh(self._draw)

    # Showing.

    def show(self) -> None:
        """Show the present moment."""
        moment, before = self.desk.moment, self.moment
        self.moment = moment
        if (self.composing.legal, before and before.viewer) != (moment.legal, moment.viewer):
            self.composing.begin(moment.legal)
        if moment.curtain is not None:
            self._lower(moment.curtain)
        self._draw()
        self.query_one(LogLines).tell(moment.lines)
        self._refresh()
        if moment.ending is not None and (before is None or before.ending is None):
            self.page("screen-end", moment.ending)

    def _lower(self, seat: int) -> None:
        """Lower the curtain, also over a page that is being read."""
        while len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        self.notice = Text()
        name = self.say.player(self.desk.head, seat)
        sentence = self.say("play-curtain", player=name)
        self.app.push_screen(Curtain(sentence), lambda _: self.desk.lift())

    def _draw(self) -> None:
        """Draw the boards as wide as there is room."""
        if self.moment is not None:
            board, below = self.query_one(Board), self.query_one(Below)
            width = max(20, board.scrollable_content_region.width)
            lines = self.face.lines(self.moment.view, self.desk.head, width)
            room = board.size.height + below.size.height - len(lines)
            board.draw(lines)
            below.fit(room, self.has_class("high"))

    def _refresh(self) -> None:
        """Update everything that depends on what was chosen so far."""
        line, choices = self.query_one(Line), self.query_one(Choices)
        hand = self.composing.hand
        choices.offer([] if hand else self.composing.choice.offers(), self._meaning)
        line.is_steering = hand is not None
        if line.value != self.composing.typed:
            with line.prevent(Line.Changed):
                line.value = self.composing.typed
            line.cursor_position = len(line.value)
        self._mark()
        self._ask()
        self.query_one(Keys).show(self._keys())

    def _mark(self) -> None:
        board = self.query_one(Board)
        board.mark(self.composing.marks(self.query_one(Choices).chosen))
        if self.composing.hand:
            board.show_place(self.composing.hand.places)

    def _meaning(self, text: str) -> str:
        """Return an action in words."""
        known = f"advice-{self.key}-{text.partition(' ')[0]}" in self.say
        return self.say.advice(self.key, text) if known else ""

    def _ask(self) -> None:
        """Show who is asked what, or who is thinking, and the last answer."""
        if self.desk.status != self.status:
            self.status = self.desk.status
            self.query_one("#status", Static).update(Text(self.status))
            self.set_class(bool(self.status), "told")
        self.query_one(Prompt).ask(self.moment, self.composing.hand is not None, self.notice)

    def _keys(self) -> list[tuple[str, str, str]]:
        if self.composing.hand:
            hints = [("←↑↓→", "move", ""), ("R", "turn", "steer('r')"), ("F", "flip", "steer('f')")]
            hints += [("Tab", "next", "steer('tab')")] if len(self.composing.pieces) > 1 else []
            hints += [("Enter", "draw", "enter"), ("Esc", "back", "back"), ("F3", "why", "why")]
        else:
            hints = [
                ("F1", "help", "help"), ("F2", "coach", "coach"), ("F3", "why", "why"),
                ("F4", "score", "score"), ("F5", "rules", "rules"), ("F6", "log", "log"),
                ("^Z", "undo", "undo"), ("^C", "leave", "app.leave"),
            ]  # fmt: skip
        return [(key, self.say(f"screen-key-{name}"), action) for key, name, action in hints]

    @property
    def meant(self) -> str:
        offer = self.query_one(Choices).chosen
        return " ".join(self.composing.typed.split()) or (offer.text if offer else "")

    def note(self, sentence: str, style: str = "yellow") -> None:
        super().note(sentence, style)
        self._ask()

    # Acting.

    @on(Line.Changed)
    async def _typed(self, event: Line.Changed) -> None:
        self.notice = Text()
        self.composing.type(event.value)
        if event.value.endswith(" "):
            await self._settle()
        self._refresh()

    @on(Line.Submitted)
    async def _entered(self) -> None:
        await self.action_enter()

    @on(Line.Steered)
    async def _steered(self, event: Line.Steered) -> None:
        await self.action_steer(event.key)

    @on(Board.Pointed)
    async def _pointed(self, event: Board.Pointed) -> None:
        if event.is_click:
            await self._clicked(event.places)
        elif self.composing.hand and self.composing.carry(event.places):
            self._refresh()

    @on(OptionList.OptionHighlighted)
    def _highlighted(self) -> None:
        self._mark()

    @on(OptionList.OptionSelected)
    async def _selected(self) -> None:
        self.query_one(Line).focus()
        await self.action_enter()

    async def _clicked(self, places: tuple[str, ...]) -> None:
        """Carry the piece there and draw it, or narrow the choice; a second click does the only action that is left."""
        self.notice = Text()
        left = self.composing.choice.texts
        if self.composing.hand:
            if self.composing.carry(places):
                self._do(self.composing.typed)
        elif len(left) == 1 and {*places} & {*self.composing.choice.picked}:
            self._do(left[0])
            return
        elif self.composing.point(places):
            await self._settle(places)
        self._refresh()

    async def _settle(self, at: tuple[str, ...] = ()) -> None:
        names = {
            square: place
            for place in self.query_one(Board).places
            if (square := self.face.square(place)) is not None
        }
        try:
            await self.composing.settle(self.desk.expand, names, at)
        except Refused as refused:
            self.note(str(refused), "red")

    async def action_steer(self, key: str) -> None:
        """Handle a key that moves the piece or the highlight."""
        self.notice = Text()
        if key in ("pageup", "pagedown"):
            self.query_one(Board).scroll_relative(y=-8 if key == "pageup" else 8, animate=False)
        elif key in ("escape", "backspace"):
            self.action_back()
        elif self.composing.hand:
            self.composing.steer(key)
            self._refresh()
        elif key in ("up", "down"):
            choices = self.query_one(Choices)
            move = choices.action_cursor_up if key == "up" else choices.action_cursor_down
            move()
        elif key == "tab":
            await self._follow()

    def action_back(self) -> None:
        """Take the last word, place or piece back."""
        self.composing.back()
        self._refresh()

    async def _follow(self) -> None:
        """Copy what is highlighted to the input line, without doing it."""
        offer = self.query_one(Choices).chosen
        if offer:
            self.composing.choice.typed = self.composing.take(offer) or self.composing.choice.typed
            await self._settle()
            self._refresh()

    async def action_enter(self) -> None:
        """Do what is laid, typed or highlighted; a line that stands for many actions is opened."""
        typed = " ".join(self.composing.typed.split())
        offer = self.query_one(Choices).chosen
        if self.composing.hand or (typed and not offer):
            self._do(typed)
        elif offer and (action := self.composing.take(offer)):
            self._do(action)
        else:
            await self._settle()
            self._refresh()

    def _do(self, text: str) -> None:
        """Do an action; until it is answered, nothing else is done."""
        if not self.is_sending:
            self.is_sending = True
            self._send(text)

    @work(group="act")
    async def _send(self, text: str) -> None:
        try:
            await self.desk.act(text)
        except Refused as refused:
            self.note(str(refused), "red")
        else:
            self.composing.begin(self.desk.moment.legal)
            self.notice = Text()
            self._refresh()
        finally:
            self.is_sending = False

    @work(group="undo", exclusive=True)
    async def action_undo(self) -> None:
        """Take the last action back, or ask for it."""
        try:
            self.note(await self.desk.undo())
        except Refused as refused:
            self.note(str(refused), "red")

    @work(group="answer")
    async def action_answer(self, at: int) -> None:
        """Give an answer to the wish that is shown."""
        wish = self.moment.wish if self.moment else None
        if wish and at < len(wish.answers):
            try:
                await self.desk.answer(wish.answers[at][0])
            except Refused as refused:
                self.note(str(refused), "red")

    @work(group="leave", exclusive=True)
    async def leave(self) -> None:
        """Leave, after asking once."""
        is_over = self.moment is None or self.moment.ending is not None
        sentence = self.say("screen-leave", kept=self.desk.leaving)
        if is_over or await self.app.push_screen_wait(Question(sentence)):
            self.app.exit()
