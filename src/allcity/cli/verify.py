"""`allcity verify`: checks that a record is whole, and that every roll and draw follows from the committed seed."""

from __future__ import annotations

import re
from pathlib import Path

import click

from allcity.cli.command import Command, Misuse
from allcity.cli.files import read_edition, read_record
from allcity.core.chain import MARK
from allcity.core.record import Record
from allcity.core.replay import Shares, Verdict, verify
from allcity.locales import Words


@click.command("verify", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--mark", metavar="HEX")
@click.option("--edition", type=click.Path(path_type=Path))
@click.pass_context
def command(ctx: click.Context, file: Path, mark: str | None, edition: Path | None) -> None:
    """Re-run a record and compare."""
    say: Words = ctx.obj
    if mark is not None and not re.fullmatch(rf"[0-9a-f]{{{MARK},64}}", mark):
        raise Misuse("verify-bad-mark", found=mark[:80], digits=MARK)
    game, record = read_record(file)
    verdict = verify(game, record, read_edition(game, edition))
    place = verdict.chain.place(mark) if mark else None
    lines = [say("verify-legal"), *_carried(say, record), *_chance(say, verdict)]
    if verdict.is_opened and verdict.is_committed:
        lines += _shares(say, verdict.shares)
    lines += _moves(say, verdict)
    if mark:
        lines.append(
            say("verify-other-mark") if place is None else say("verify-mark", actions=place)
        )
    click.echo("\n".join(lines))
    is_good = verdict.is_fair and verdict.is_over and verdict.is_chain_right is not False
    ctx.exit(0 if is_good and (mark is None or place is not None) else 1)


def _carried(say: Words, record: Record) -> list[str]:
    """List the actions that only the record of another match can prove."""
    if record.what_if is None:
        return []
    match, actions = record.what_if
    return [say("verify-what-if", match=match, actions=actions)]


def _chance(say: Words, verdict: Verdict) -> list[str]:
    """Say whether rolls and draws follow from the committed seed."""
    if not verdict.is_committed:
        return [say("verify-no-commitment")]
    if not verdict.is_opened:
        return [say("verify-not-opened")]
    if not verdict.is_seed_right:
        return [say("verify-wrong-seed")]
    if verdict.is_fair:
        return [say("verify-fair", drawn=verdict.drawn)]
    return [
        say(
            "at-line",
            line=wrong.line,
            problem=say("verify-wrong", found=wrong.found, due=wrong.due),
        )
        for wrong in verdict.wrong
    ]


def _shares(say: Words, shares: Shares) -> list[str]:
    """Say who contributed to rolls and draws, and so against whom they are fair."""
    groups = {
        "shares-pledged": shares.pledged,
        "shares-openly": shares.openly,
        "shares-withheld": shares.withheld,
        "shares-other-text": shares.wrong,
    }
    lines = [
        say(key, count=len(seats), seats=", ".join(str(seat + 1) for seat in seats))
        for key, seats in groups.items()
        if seats
    ]
    return lines or [say("shares-none")]


def _moves(say: Words, verdict: Verdict) -> list[str]:
    """Say whether the match is whole, and what is known of moves that might have been replaced."""
    lines = [] if verdict.is_over else [say("verify-not-over")]
    if verdict.is_chain_right is None:
        return [*lines, say("verify-no-chain")]
    if not verdict.is_chain_right:
        return [*lines, say("verify-wrong-chain")]
    return [*lines, say("verify-chain", mark=verdict.chain.mark)]
