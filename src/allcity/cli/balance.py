"""`allcity balance`: how balanced a game is, as one page with plots, or as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from allcity.cli.arena import plan_of, progress, quick_runner, runner_of
from allcity.cli.command import Command, seats_option, tell_faults
from allcity.core.errors import Malformed
from allcity.games import GAMES
from allcity.locales import Words

if TYPE_CHECKING:
    from allcity.arena import Plan


@click.command("balance", cls=Command)
@click.argument("game", type=click.Choice(list(GAMES)), metavar="GAME")
@click.option("--bot", "spec", default="planner", metavar="SPEC")
@click.option("--matches", type=click.IntRange(1), default=100, metavar="N")
@seats_option("K")
@click.option("--seed", type=int, default=1, metavar="S")
@click.option("--edition", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--workers", type=click.IntRange(1, 256), default=None, metavar="W")
@click.option("--html", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def command(
    ctx: click.Context, game: str, spec: str, matches: int, seats: int, seed: int,
    edition: Path | None, workers: int | None, html: Path | None, as_json: bool,
) -> None:  # fmt: skip
    """Let one bot play itself, without variants and in each variant; the status is 1 if another bot had to play for it."""
    from allcity.arena.balance import variants

    say: Words = ctx.obj
    plans = [
        plan_of(game, [spec], matches, seats, seed, tuple(f"{k}={v}" for k, v in chosen.items()), edition)
        for chosen in variants(GAMES[game].META)
    ]  # fmt: skip
    reports = _reports(say, plans, workers, is_shown=not as_json)
    if as_json:
        import json

        click.echo(json.dumps({"game": game, "seats": seats, "bot": spec, "seed": seed,
                               "variants": dict(reports)}))  # fmt: skip
    if html or not as_json:
        path = html or Path(f"balance-{game}.html")
        _write(path, say, game, spec, reports)
        if not as_json:
            click.echo(say("balance-written", path=str(path)))
    failed = [report for _, report in reports if report["faults"]]
    if failed:
        turns, lost = (sum(report[key] for report in failed) for key in ("faults", "forfeits"))
        tell_faults(say, spec, turns, lost, failed[0]["first_fault"], is_error=as_json)
    ctx.exit(int(bool(failed)))


def _reports(
    say: Words, plans: list[Plan], workers: int | None, is_shown: bool
) -> list[tuple[str, dict[str, Any]]]:
    """Return the figures of each variant by its name; the name of the plain game is empty."""
    from allcity.arena import run
    from allcity.arena.balance import report
    from allcity.arena.folder import Folder

    totals = [len(list(plan.tasks())) for plan in plans]
    reports = []
    with runner_of(workers, None) as runner, progress(say, sum(totals), is_shown) as advance:
        for plan, total in zip(plans, totals, strict=True):
            quickest = quick_runner(plan, total, workers, with_records=False) or runner
            rows = run(
                plan, quickest, Folder(None, plan), stops_early=False, on_progress=advance
            ).rows
            reports.append((" ".join(f"{k}={v}" for k, v in plan.options), report(rows)))
    return reports


def _write(
    path: Path, say: Words, game: str, spec: str, reports: list[tuple[str, dict[str, Any]]]
) -> None:
    from allcity.arena.page import page

    try:
        path.write_text(page(say, game, spec, reports), "utf-8")
    except OSError as problem:
        detail = problem.strerror or ""
        raise Malformed("file-unwritable", path=str(path), detail=detail) from None
