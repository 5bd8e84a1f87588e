"""`allcity verify`: whether every roll and draw of a record is the committed one."""

from __future__ import annotations

from pathlib import Path

import click

from allcity.cli.command import Command
from allcity.cli.files import read_edition, read_record
from allcity.core.replay import Verdict, verify
from allcity.locales import Words


@click.command("verify", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--edition", type=click.Path(path_type=Path))
@click.pass_context
def command(ctx: click.Context, file: Path, edition: Path | None) -> None:
    """Re-run a record and compare."""
    say: Words = ctx.obj
    game, record = read_record(file)
    verdict = verify(game, record, read_edition(game, edition))
    click.echo("\n".join(_lines(say, verdict)))
    ctx.exit(0 if verdict.is_fair else 1)


def _lines(say: Words, verdict: Verdict) -> list[str]:
    lines = [say("verify-legal")]
    if not verdict.is_committed:
        return [*lines, say("verify-no-commitment")]
    if not verdict.is_opened:
        return [*lines, say("verify-not-opened")]
    if not verdict.is_seed_right:
        return [*lines, say("verify-wrong-seed")]
    for wrong in verdict.wrong:
        found = say("verify-wrong", found=wrong.found, due=wrong.due)
        lines.append(say("at-line", line=wrong.line, problem=found))
    if verdict.is_fair:
        lines.append(say("verify-fair", drawn=verdict.drawn))
    return lines
