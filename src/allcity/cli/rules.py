"""`allcity rules`: prints the rules, clause by clause, in the person's language, and searches them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import click

from allcity.cli.command import Command
from allcity.core.errors import Malformed
from allcity.games import GAMES
from allcity.learn.reference import part_of, parts
from allcity.locales import Words


@click.command("rules", cls=Command)
@click.argument("clause", nargs=-1, metavar="[ID|WORD…]")
@click.pass_obj
def command(say: Words, clause: tuple[str, ...]) -> None:
    """Print a clause, a part, a game, or all games; any other words are searched for."""
    wanted = clause[0] if clause else None
    lines = [line for key in GAMES for line in _game(say, key, wanted)] if len(clause) < 2 else []
    lines = lines or list(_matching(say, clause))
    if not lines:
        known = " ".join([*GAMES, *(parts(key)[0].name for key in GAMES)])
        raise Malformed("rules-unknown", found=" ".join(clause), known=known)
    click.echo("\n".join(lines).strip("\n"))


def _matching(say: Words, wanted: tuple[str, ...]) -> Iterator[str]:
    """Yield the clauses in which all the words occur; a game's key before them limits the search to that game."""
    games = [wanted[0].lower()] if wanted[0].lower() in GAMES and wanted[1:] else list(GAMES)
    words = [plain(word) for word in wanted[len(games) == 1 :]]
    for key in games:
        for clause in GAMES[key].META.clauses:
            part = say(f"part-{part_of(clause)}")
            lines = _clause(say, clause)
            text = plain(" ".join([part, *lines]))
            if all(word in text for word in words):
                yield from lines


def _clause(say: Words, clause: str) -> list[str]:
    """Return a clause, and beneath it our ruling and what the rulebook says, if there is a ruling."""
    lines = [f"{clause:6} {say.rule(clause)}"]
    if say.is_ruling(clause):
        lines += [f"{'':6} {text}" for text in (say.ruling(clause), say.rulebook(clause))]
    return lines


def plain(text: str) -> str:
    """Return a text without accents and capitals, as people type when they search."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def _game(say: Words, key: str, wanted: str | None) -> list[str]:
    """Return the rules of a game: all of them, a part or a clause."""
    asked = (wanted or key).upper()
    lines: list[str] = []
    for part in parts(key):
        is_whole = asked in (key.upper(), part.name)
        clauses = [name for name in part.clauses if is_whole or name == asked]
        if clauses and is_whole:
            lines += ["", f"{part.name}  {say(f'part-{part.name}')}"]
        lines += [line for clause in clauses for line in _clause(say, clause)]
    if wanted is None:
        lines = ["", say(f"game-{key}"), say(f"house-note-{key}"), say("rules-ours"), *lines]
    return lines
