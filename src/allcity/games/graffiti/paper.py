"""Graffiti on paper: the tunnel, the boards, tiles and tokens to cut out."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

from allcity.games.graffiti.board import Board
from allcity.games.graffiti.data import PRIMARIES, Edition, Graffiti
from allcity.games.graffiti.json import edition_to_json

if TYPE_CHECKING:
    from allcity.cli.print.paper import Paper
    from allcity.locales import Words

ARTISTS = 4
TAGS = 16  # per artist, and neutral ones
ACROSS = 4  # spaces of a board beside each other
SECTION = 46.0
TILE = 26.0


def draw(edition: Edition, paper: Paper, say: Words) -> None:
    """Draw the tunnel, once more with its special graffiti, the boards, and the pieces to cut out."""
    board = Board(edition, False)
    _tunnel(edition.tunnel(False), say("print-graffiti-tunnel"), board, paper)
    if edition.special:
        _tunnel(edition.tunnel(True), say("print-graffiti-special"), board, paper)
    printed = edition_to_json(edition)
    _boards(printed, board, paper, say)
    paints = [(name, count) for name, count in printed["paints"].items()]
    paper.tokens(
        say("print-graffiti-paints"),
        paints,
        TILE,
        lambda name, x, y: _paint(name, paper, say, x, y),
    )
    permits = [(name, count) for name, count in printed["permits"].items()]
    paper.tokens(
        say("print-graffiti-permits"),
        permits,
        TILE,
        lambda name, x, y: paper.die(x, y, int(name), 15),
    )
    bonuses = [(name, count) for name, count in printed["bonus"].items()]
    paper.tokens(
        say("print-graffiti-bonus"),
        bonuses,
        TILE,
        lambda name, x, y: _bonus(name, paper, say, x, y),
    )
    people: list[tuple[tuple[int, str], int]] = [
        ((0, "first"), 1), ((0, "bobby"), 1), ((0, "block"), 1), ((0, "neutral"), TAGS)
    ]  # fmt: skip
    people += [
        ((artist, kind), count)
        for artist in range(1, ARTISTS + 1)
        for kind, count in (("can", edition.cans), ("tag", TAGS), ("reserve", 1))
    ]
    paper.tokens(
        say("print-graffiti-artists"), people, 20, lambda token, x, y: _own(token, paper, say, x, y)
    )


def _tunnel(walls: tuple[Graffiti, ...], title: str, board: Board, paper: Paper) -> None:
    """Draw five sections from the top down, with a graffiti on each wall (G1.2)."""
    paper.page(title, board.edition.title)
    wide = (paper.width - 24 - 14) / 2
    for section in range(1, 6):
        y = 28 + (section - 1) * SECTION
        paper.die(paper.width / 2, y + 6, section, 11)
        _cans(board, f"section {section}", paper, paper.width / 2, y + 20, 0, 13)
        for place, graffiti in enumerate(wall for wall in walls if wall.section == section):
            x = 12 + place * (wide + 14)
            paper.box(x, y, wide, SECTION - 6, line=0.8)
            paper.text(x + 3, y + 8, graffiti.letter, 18, is_bold=True)
            _segments(graffiti, paper, x + 10, y + 2, wide - 12)


def _cans(
    board: Board, name: str, paper: Paper, x: float, y: float, right: float, down: float
) -> None:
    """Draw the can spaces of one place, each with the number of cans that it takes (G2.3)."""
    spaces = [space for key, space in board.spaces.items() if key in (name, f"{name} 2")]
    for number, space in enumerate(spaces):
        paper.value(x + number * right, y + number * down, str(space.cans), 5)


def _segments(graffiti: Graffiti, paper: Paper, x: float, y: float, wide: float) -> None:
    each = wide / len(graffiti.segments)
    for number, segment in enumerate(graffiti.segments):
        left = x + number * each
        paper.box(left, y, each, SECTION - 10)
        paper.value(left + each / 2, y + 6, str(segment.vp), 4.4)
        for place, paint in enumerate(segment.paints):
            top = y + 12 + place * 4.6
            paper.box(left + each / 2 - 5, top, 6, 4.2, paint)
            paper.text(left + each / 2 + 3.4, top + 3.4, paint, 8, "middle", is_bold=True)


def _boards(printed: dict[str, Any], board: Board, paper: Paper, say: Words) -> None:
    """Draw the paint board, the permit board and the bonus board, with their can spaces; on two pages if there are many."""
    paper.page(say("print-graffiti-boards"), printed["title"])
    _paint_board(printed, board, paper, say)
    below = _permit_board(printed, board, paper, say, 132)
    rows = 1 + printed["bonus_spaces"] // ACROSS
    if below + 12 + rows * 31 > paper.height - 12:
        paper.page(say("print-graffiti-boards"), printed["title"])
        below = 33
    _bonus_board(printed, board, paper, say, below)


def _permit_board(
    printed: dict[str, Any], board: Board, paper: Paper, say: Words, top: float
) -> float:
    """Draw places for the face-up permits, for the stack and for the first-player token; return where the board ends."""
    spaces = printed["permit_spaces"]
    paper.text(12, top, say("print-graffiti-permits"), 11, is_bold=True)
    for number, space in enumerate(spaces):
        x, y = 12 + number % ACROSS * 46, top + 4 + number // ACROSS * 48
        paper.box(x, y, 44, 46)
        for place in range(len(space["permits"])):
            paper.box(x + 3 + place * 19.5, y + 3, 18, 18, line=0.2)
        for extra in ("first", "stack"):
            if space[extra]:
                paper.text(x + 22, y + 28, say(f"print-graffiti-{extra}"), 8, "middle")
        _cans(board, f"permit {number + 1}", paper, x + 22, y + 38, 0, 0)
    return top + 14 + ceil(len(spaces) / ACROSS) * 48


def _bonus_board(
    printed: dict[str, Any], board: Board, paper: Paper, say: Words, top: float
) -> None:
    """Draw places for the bonus tiles, and for the bobby beside them (G1.4)."""
    paper.text(12, top, say("print-graffiti-bonus"), 11, is_bold=True)
    names = [*(f"bonus {number + 1}" for number in range(printed["bonus_spaces"])), "bobby"]
    for number, name in enumerate(names):
        x, y = 12 + number % ACROSS * 46, top + 4 + number // ACROSS * 31
        paper.box(x, y, 44, 29)
        paper.box(x + 4, y + 4, 21, 21, line=0.2)
        if name == "bobby":
            paper.text(x + 14.5, y + 15.5, say("print-graffiti-bobby"), 8, "middle")
        _cans(board, name, paper, x + 34, y + 14, 0, 0)


def _paint_board(printed: dict[str, Any], board: Board, paper: Paper, say: Words) -> None:
    """Draw the paint board: the first three paints share one large space (G3.2), the others have spaces of their own (G3.3)."""
    paper.text(12, 33, say("print-graffiti-paints"), 11, is_bold=True)
    first = [paint for paint in printed["paints"] if paint in PRIMARIES]
    for number, paint in enumerate(first):
        _paint(paint, paper, say, 34 + number * 62, 50)
    paper.box(12, 36, 186, 40)
    paper.box(16, 63, 178, 10)
    _cans(board, f"paint {first[0]}", paper, 24, 68, 0, 0)
    others = [paint for paint in printed["paints"] if paint not in PRIMARIES]
    for number, paint in enumerate(others):
        x = 12 + number * 37.4
        paper.box(x, 79, 36.4, 44)
        _paint(paint, paper, say, x + 18.2, 93)
        _cans(board, f"paint {paint}", paper, x + 11, 114, 14, 0)


def _paint(name: str, paper: Paper, say: Words, x: float, y: float) -> None:
    """Draw a tile of one paint or two, each with its pattern and letter."""
    for number, letter in enumerate(name.upper()):
        wide = 20 / len(name)
        left = x - 10 + number * wide
        paper.box(left, y - 11, wide, 15, letter)
        paper.value(left + wide / 2, y - 3.5, letter, 3.6)
    paper.text(x, y + 9, say(f"word-graffiti-{name}"), 7, "middle")


def _bonus(name: str, paper: Paper, say: Words, x: float, y: float) -> None:
    paper.box(x - 11, y - 11, 22, 22, line=0.6)
    paper.text(x, y + 1, say(f"print-graffiti-bonus-{name}"), 7.5, "middle", is_bold=True)


def _own(token: tuple[int, str], paper: Paper, say: Words, x: float, y: float) -> None:
    artist, kind = token
    paper.value(x, y - 2, str(artist or "*"), 5)
    paper.text(x, y + 8, say(f"print-graffiti-{kind}"), 6.5, "middle")
