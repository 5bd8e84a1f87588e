"""The rules of a game on paper, in each of our languages: every clause with its number, in two columns."""

from __future__ import annotations

from html import escape
from itertools import groupby

from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.platypus import Frame, Paragraph

from allcity.cli.print.paper import MARGIN, TOP, Paper, printable
from allcity.games import GAMES
from allcity.locales import LANGUAGES, Words, words

_CLAUSE = ParagraphStyle("clause", fontName="Helvetica", fontSize=7.0, leading=8.5, spaceAfter=2)
_FIRST = ParagraphStyle("first", _CLAUSE, spaceBefore=5)
GAP = 6.0


def add_rules(game: str, paper: Paper) -> None:
    """Add the sheets of all languages; each language begins on a new page."""
    for language in LANGUAGES:
        say = words(language)
        story = _story(game, say)
        while story:
            paper.page(say(f"game-{game}"), say("print-rules"))
            wide = (paper.width - 2 * MARGIN - GAP) / 2
            for x in (MARGIN, MARGIN + wide + GAP):
                high = paper.height - TOP - MARGIN
                frame = Frame(x * mm, MARGIN * mm, wide * mm, high * mm, 0, 0, 0, 0)
                frame.addFromList(story, paper.canvas)


def _story(game: str, say: Words) -> list[Paragraph]:
    """Return the headings of parts and the clauses, in order."""
    story = []
    for part, clauses in groupby(GAMES[game].META.clauses, lambda clause: clause.partition(".")[0]):
        title = escape(printable(say(f"part-{part}")))
        # Stays on the page of the first clause.
        heading = f'<font size="9"><b>{title}</b></font><br/>'
        for clause in clauses:
            text = escape(printable(say.clause(clause)))
            story.append(
                Paragraph(f"{heading}<b>{clause}</b> {text}", _FIRST if heading else _CLAUSE)
            )
            heading = ""
    return story
