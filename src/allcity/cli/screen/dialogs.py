"""Dialogs over the table: a page to read, a question, and the curtain."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Page(ModalScreen[None]):
    """A page to read; Escape closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,f1,f2,f3,f4,f5,f6", "dismiss", show=False),
        Binding("down", "scroll(1)", show=False, priority=True),
        Binding("up", "scroll(-1)", show=False, priority=True),
    ]

    def __init__(self, title: str, body: RenderableType, hint: str, line: int = 0) -> None:
        super().__init__()
        self._title, self._body, self._hint, self._line = title, body, hint, line

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as page:
            page.border_title = Text(self._title).markup
            page.border_subtitle = Text(self._hint).markup
            yield Static(self._body, id="body")

    def on_mount(self) -> None:
        self.call_after_refresh(self.query_one("#page").scroll_to, y=self._line, animate=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one("#page").scroll_relative(y=lines, animate=False)


class Question(ModalScreen[bool]):
    """A question with the answers yes (Enter) and no (Escape)."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,ctrl+c", "answer(True)", show=False, priority=True),
        Binding("escape", "answer(False)", show=False, priority=True),
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        yield Static(Text(self._text), id="question")

    def action_answer(self, answer: bool) -> None:
        self.dismiss(answer)


class Curtain(ModalScreen[None]):
    """Hides everything until the next person is alone with the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False, priority=True)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        yield Static(Text(self._text), id="curtain")

    def on_click(self) -> None:
        self.dismiss()
