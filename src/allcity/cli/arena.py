"""`allcity arena`: finds out which bot is better; every deal is played in all seat rotations."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from allcity.cli.command import Command, Misuse, seats_option, tell_faults
from allcity.cli.files import read_edition, read_text
from allcity.cli.simulate import parse_options
from allcity.games import GAMES
from allcity.locales import Words

if TYPE_CHECKING:
    from allcity.arena import Outcome, Plan
    from allcity.arena.runners import Runner


@click.command("arena", cls=Command)
@click.argument("game", type=click.Choice(list(GAMES)), metavar="GAME")
@click.option("--bots", required=True, metavar="SPEC,SPEC[,SPEC…]")
@click.option("--matches", type=click.IntRange(1), default=50, metavar="N")
@seats_option("K")
@click.option("--seed", type=int, default=1, metavar="S")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE")
@click.option("--edition", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--records", type=click.Path(path_type=Path), metavar="FOLDER")
@click.option("--all", "plays_all", is_flag=True)
@click.option("--workers", type=click.IntRange(1, 256), default=None, metavar="W")
@click.option("--ray", "cluster", is_flag=False, flag_value="", default=None, metavar="[ADDRESS]")
@click.option("--json", "as_json", is_flag=True)
@click.option("--parquet", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@click.pass_context
def command(
    ctx: click.Context, game: str, bots: str, matches: int, seats: int, seed: int,
    options: tuple[str, ...], edition: Path | None, records: Path | None, plays_all: bool,
    workers: int | None, cluster: str | None, as_json: bool, parquet: Path | None,
) -> None:  # fmt: skip
    """Play, and print how the bots rank; the status is 1 if another bot had to play for one of them."""
    from allcity.arena import run
    from allcity.arena.folder import Folder
    from allcity.bots import specs_of

    say: Words = ctx.obj
    plan = plan_of(game, specs_of(bots), matches, seats, seed, options, edition)
    if len(plan.bots) < 2:
        raise Misuse("arena-few-bots")
    folder = Folder(records, plan)
    total = len(list(plan.tasks()))
    with runner_of(workers, cluster) as runner, progress(say, total, not as_json) as advance:
        quickest = quick_runner(plan, total, workers, records is not None) or runner
        outcome = run(plan, quickest, folder, not plays_all, advance)
    if parquet:
        from allcity.arena.tables import write_parquet

        write_parquet(parquet, plan, outcome.rows)
    if as_json:
        import json

        from allcity.arena.tables import to_json

        click.echo(json.dumps(to_json(plan, outcome)))
    else:
        _tell(say, plan, outcome)
    ctx.exit(int(any(any(row["faults"]) for row in outcome.rows)))


def plan_of(
    game: str, specs: list[str], matches: int, seats: int, seed: int, options: tuple[str, ...],
    edition: Path | None,
) -> Plan:  # fmt: skip
    """Return a plan whose bots, options and edition have been checked."""
    from allcity.arena import Plan
    from allcity.bots import bot

    for spec in specs:
        bot(spec, is_trusted=True)
    chosen = parse_options(options)
    boards = read_edition(GAMES[game], edition)
    GAMES[game].setup(seats, chosen, boards)
    return Plan(
        game, tuple(specs), matches, seats, seed, tuple(sorted(chosen.items())),
        read_text(edition) if edition else None,
    )  # fmt: skip


@contextmanager
def runner_of(workers: int | None, cluster: str | None) -> Iterator[Runner]:
    """Yield a runner: processes of this machine, or a Ray cluster."""
    from allcity.arena import runners

    if cluster is not None:
        with runners.ray(cluster or None) as runner:
            yield runner
    else:
        with runners.processes(workers or os.cpu_count() or 1) as runner:
            yield runner


def quick_runner(plan: Plan, total: int, workers: int | None, with_records: bool) -> Runner | None:
    """Return a runner that uses the game's kernel, if it can play these bots and there are enough matches."""
    from allcity.arena.repeatable import uses_kernel

    if not uses_kernel(plan.game, plan.bots, total):
        return None
    from allcity.arena.kernels import KernelRunner

    return KernelRunner(plan, with_records, workers)


@contextmanager
def progress(say: Words, total: int, is_shown: bool) -> Iterator[Callable[[int], None]]:
    """Show a progress bar to a person who watches."""
    import sys

    if not is_shown or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("simulate-progress"), total=total)
        yield lambda played: bar.advance(task, played)


def _tell(say: Words, plan: Plan, outcome: Outcome) -> None:
    from allcity.arena import standings
    from allcity.arena.tables import ends

    width = max(len(spec) for spec in plan.bots)
    for place, each in enumerate(standings(outcome.rows, len(plan.bots)), 1):
        share, low, high = (f"{100 * value:.1f}" for value in each.share)
        mu, least, most = (f"{value:.1f}" for value in each.rating)
        click.echo(say(
            "arena-row", place=place, bot=plan.bots[each.bot].ljust(width), rating=mu,
            least=least, most=most, share=share, low=low, high=high,
            points=f"{each.points:.1f}", ms=f"{each.ms:.1f}", worst=f"{each.worst_ms:.0f}",
        ))  # fmt: skip
        tell_faults(say, plan.bots[each.bot], each.faults, each.forfeits, each.first_fault)
    for reason, count in ends(outcome.rows).items():
        click.echo(say("arena-end", count=count, reason=say.ending(plan.game, reason)))
    deals = len({row["number"] for row in outcome.rows})
    click.echo(say("arena-total", matches=len(outcome.rows), deals=deals))
    if outcome.is_settled:
        click.echo(say("arena-settled"))
