"""`allcity rules`: the rules, clause by clause, in the person's language."""

from __future__ import annotations

import click

from allcity.cli.command import Command
from allcity.core.errors import Malformed
from allcity.games import GAMES
from allcity.locales import Words


@click.command("rules", cls=Command)
@click.argument("clause", required=False, metavar="[ID]")
@click.pass_obj
def command(say: Words, clause: str | None) -> None:
    """A clause, a part, a game, or all there is."""
    lines = [line for key in GAMES for line in _game(say, key, clause)]
    if not lines:
        known = " ".join([*GAMES, *(_part(GAMES[key].META.clauses[0]) for key in GAMES)])
        raise Malformed("rules-unknown", found=clause or "", known=known)
    click.echo("\n".join(lines).strip("\n"))


def _game(say: Words, key: str, wanted: str | None) -> list[str]:
    lines: list[str] = []
    part = ""
    for clause in GAMES[key].META.clauses:
        if wanted and wanted.lower() != key and wanted.upper() not in (clause, _part(clause)):
            continue
        if not lines and wanted is None:
            lines += ["", say(f"game-{key}"), say(f"house-note-{key}")]
        if _part(clause) != part and (wanted or "").upper() != clause:
            part = _part(clause)
            lines += ["", f"{part}  {say(f'part-{part}')}"]
        lines.append(f"{clause:6} {say.clause(clause)}")
    return lines


def _part(clause: str) -> str:
    return clause.partition(".")[0]
