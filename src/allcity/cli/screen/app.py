"""The program that fills the terminal with one table."""

from __future__ import annotations

import os
from typing import ClassVar

from rich.terminal_theme import TerminalTheme
from textual.app import App
from textual.binding import Binding, BindingType

from allcity.cli.screen.desk import Desk
from allcity.cli.screen.dialogs import Question
from allcity.cli.screen.table import Table
from allcity.locales import Words

# The games name eight colours. In Textual's own theme two of them look the same red, and blue looks purple.
NORMAL = [
    (26, 26, 26), (232, 72, 72), (72, 176, 84), (222, 172, 20), (92, 140, 255), (214, 98, 222),
    (70, 196, 214), (217, 217, 217),
]  # fmt: skip
BRIGHT = [
    (98, 98, 98), (255, 110, 110), (120, 220, 120), (250, 212, 80), (130, 170, 255),
    (236, 140, 242), (120, 226, 240), (250, 250, 250),
]  # fmt: skip
COLOURS = TerminalTheme((12, 12, 12), NORMAL[7], NORMAL, BRIGHT)


class TableApp(App[None]):
    """One table on the whole screen; without colours where `NO_COLOR` asks for that."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)
    ]

    def __init__(self, desk: Desk, say: Words) -> None:
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        self.ansi_theme_dark = COLOURS
        self.desk, self.say = desk, say
        self.title = say(f"game-{desk.game.META.key}")

    def on_mount(self) -> None:
        self.table = Table(self.desk, self.say)
        self.push_screen(self.table)

    def action_leave(self) -> None:
        """Ask before leaving; a second press leaves at once."""
        if isinstance(self.screen, Question):
            self.screen.dismiss(True)
        else:
            self.table.leave()
