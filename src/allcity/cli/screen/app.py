"""The program that fills the terminal with one table."""

from __future__ import annotations

import os
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from allcity.cli.screen.desk import Desk
from allcity.cli.screen.dialogs import Question
from allcity.cli.screen.table import Table
from allcity.locales import Words


class TableApp(App[None]):
    """One table on the whole screen; without colours where `NO_COLOR` asks for that."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)
    ]

    def __init__(self, desk: Desk, say: Words) -> None:
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        self.desk, self.say = desk, say
        self.title = say(f"game-{desk.game.META.key}")

    def on_mount(self) -> None:
        self.table = Table(self.desk, self.say)
        self.push_screen(self.table)

    def action_leave(self) -> None:
        """Ask whether it is meant; asked twice, it is."""
        if isinstance(self.screen, Question):
            self.screen.dismiss(True)
        else:
            self.table.leave()
