"""Draws the pictures of docs/pictures: `python -m scripts.pictures`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from allcity.cli.boards import BOARDS
from allcity.core import record
from allcity.core.replay import replay
from allcity.games import GAMES
from allcity.locales import words

ROOT = Path(__file__).parent.parent
MOMENTS = {"tagcity": ("chosen-2", 95, 0), "graffiti": ("three-sprays-both-variants", 150, 0)}


def main() -> None:
    for key, (name, at, seat) in MOMENTS.items():
        text = (ROOT / f"tests/games/{key}/records/{name}.record").read_text("utf-8")
        match = replay(GAMES[key], record.parse(text), upto=at)
        screen = Console(record=True, width=110, file=io.StringIO())
        view = GAMES[key].view(match.state, seat)
        screen.print(BOARDS[key].table(view, words("en"), match.head))
        screen.print(BOARDS[key].ask(view, words("en")))
        picture = ROOT / f"docs/pictures/terminal-{key}.svg"
        drawn = screen.export_svg(title=f"allcity play {key}", font_aspect_ratio=0.61)
        # The readers' own fonts do; a picture of ours fetches nothing from elsewhere.
        drawn = re.sub(r"\s*@font-face \{.*?\}", "", drawn, flags=re.DOTALL)
        picture.write_text(drawn.replace("Fira Code, ", ""), "utf-8")


if __name__ == "__main__":
    main()
