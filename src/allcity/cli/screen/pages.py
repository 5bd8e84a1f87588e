"""The pages that can be read at the table: the coach, why an action is forbidden, the score, the rules, the log, and help."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.screen import Screen

from allcity.cli.coach import explained
from allcity.cli.screen.desk import Desk, Moment, Refused
from allcity.cli.screen.dialogs import Page
from allcity.locales import Words


class Pages(Screen[None]):
    """A table with pages, each opened by a key."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f2", "coach", show=False),
        Binding("f3", "why", show=False),
        Binding("f4", "score", show=False),
        Binding("f5", "rules", show=False),
        Binding("f6", "log", show=False),
    ]

    def __init__(self, desk: Desk, say: Words) -> None:
        super().__init__()
        self.desk, self.say = desk, say
        self.moment: Moment | None = None
        self.notice = Text()

    @property
    def meant(self) -> str:
        """Return the action that is typed, laid or highlighted; empty if there is none."""
        raise NotImplementedError

    def note(self, sentence: str, style: str = "yellow") -> None:
        """Show an answer below the prompt."""
        self.notice = Text(sentence, style)

    def page(self, title: str, body: RenderableType, line: int = 0) -> None:
        """Show something to read over the table."""
        self.app.push_screen(Page(self.say(title), body, self.say("screen-close"), line))

    @work(group="why", exclusive=True)
    async def action_why(self) -> None:
        """Show the clause that forbids the action that is typed or laid, or say that nothing does."""
        text = self.meant
        if not text:
            self.note(self.say("screen-why-what"))
            return
        try:
            refusal = await self.desk.why(text)
        except Refused as refused:
            self.note(str(refused), "red")
            return
        if refusal is None:
            self.note(self.say("play-allowed"), "green")
            return
        clause = Text(self.say.clause(refusal.clause), "dim") if refusal.clause else Text()
        self.page("screen-key-why", Group(Text(str(refusal), "yellow"), clause))

    @work(group="page", exclusive=True)
    async def action_coach(self) -> None:
        """Show what is asked, what it means, and which actions a good player would consider."""
        moment = self.moment
        meaning = explained(self.desk.game, moment.view, self.say) if moment else None
        self.note(self.say("screen-coach-thinks"))
        try:
            advice = await self.desk.advice()
        except Refused as refused:
            self.note(str(refused), "red")
            return
        if self.moment is moment:  # nobody else may see the advice for one player
            self.note("")
            self.page("screen-key-coach", Group(meaning or "", "", advice))

    @work(group="page", exclusive=True)
    async def action_score(self) -> None:
        """Show the score sheets, with the reasons for the points."""
        try:
            self.page("screen-key-score", await self.desk.score())
        except Refused as refused:
            self.note(str(refused), "red")

    def action_rules(self) -> None:
        """Show all clauses, from the one that the present question cites."""
        question = self.moment.question if self.moment else None
        clauses = list(self.desk.game.META.clauses)
        if question and question.clause in clauses:
            at = clauses.index(question.clause)
            clauses = clauses[at:] + clauses[:at]
        rules = [Text(self.say.labelled(each, self.say.clause(each))) for each in clauses]
        self.page("screen-key-rules", Group(*rules))

    def action_log(self) -> None:
        """Show the log as a page."""
        lines = self.moment.lines if self.moment else ()
        self.page("screen-key-log", Text("\n".join(lines)), line=len(lines) * 3)

    def action_help(self) -> None:
        """Show what can be done."""
        self.page("screen-key-help", Text(self.say("screen-help")))
