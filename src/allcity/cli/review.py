"""`allcity review`: what each decision of a finished match cost, and what was luck."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from allcity.cli.command import Command, Misuse
from allcity.cli.files import read_edition, read_record
from allcity.cli.onward import hint
from allcity.core.game import CHANCE
from allcity.locales import Words

if TYPE_CHECKING:
    from rich.table import Table

    from allcity.core.game import Seat
    from allcity.core.record import Record
    from allcity.review import Account, Decision, Review, Roll

PARTS = 10  # of the curve
LINES = ("initial", "luck", "own", "others", "residual", "final", "adjusted")
DOUBTS = {"luck": "luck_doubt", "residual": "residual_doubt"}  # standard errors


@click.command("review", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=click.IntRange(1, 4), metavar="S")
@click.option("--edition", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--quick", "is_quick", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def command(
    say: Words, file: Path, seat: int | None, edition: Path | None, is_quick: bool, as_json: bool
) -> None:
    """Print an account of each seat that adds up, and its worst and best moves."""
    game, record = read_record(file)
    if seat is not None and seat > record.seats:
        raise Misuse("cli-bad-seat", seat=seat, seats=record.seats)
    boards = read_edition(game, edition)
    from allcity.review import FULL, QUICK, past_of, review

    past = past_of(game, record, boards)
    _prepare(say, record.game)
    report = review(past, QUICK if is_quick else FULL)
    if as_json:
        import json

        from allcity.review.report import to_json

        click.echo(json.dumps(to_json(report)))
        return
    seats = range(record.seats) if seat is None else [seat - 1]
    _show(say, file, record, report, list(seats))


def _prepare(say: Words, game: str) -> None:
    """Wait for the compiled search, if a compiler is installed."""
    from allcity.bots.warm import is_stored, is_wanted, warm_alone

    if is_wanted():
        if not is_stored(game):
            click.echo(say("review-compiling"), err=True)
        warm_alone(game)


def _show(say: Words, file: Path, record: Record, report: Review, seats: list[Seat]) -> None:
    from rich.table import Table

    from allcity.cli.boards import console

    screen = console()
    screen.print(say("review-judged", judge=report.judge, nodes=report.effort.nodes))
    table = Table(title=say("review-title"), title_justify="left")
    table.add_column("")
    for seat in seats:
        table.add_column(say.player(record, seat), justify="right")
    accounts = [report.accounts[seat] for seat in seats]
    for line in LINES:
        table.add_row(
            say(f"review-{line}"),
            *(_line(say, account, line) for account in accounts),
        )
    table.add_section()
    table.add_row(say("review-error"), *(_points(say, account.error, 2) for account in accounts))
    table.add_row(say("review-accuracy"), *(_number(say, account.accuracy) for account in accounts))
    screen.print(table)
    screen.print(say("review-formulas"))
    screen.print(_curve(say, record, report, seats))
    for seat in seats:
        screen.print(say.player(record, seat), style="bold")
        for line in _moves(say, record, report, seat):
            screen.print(f"  {line}")
        if worst := report.worst(seat):
            screen.print(f"  {say('review-try', command=hint(file, worst[0].at))}", soft_wrap=True)


def _curve(say: Words, record: Record, report: Review, seats: list[Seat]) -> Table:
    """Return the shares at positions that are evenly spread over the match."""
    from rich.table import Table

    length = report.curve[-1][0]
    moments = [round(length * part / PARTS) for part in range(PARTS + 1)]
    table = Table(title=say("review-curve"), title_justify="left")
    table.add_column("")
    for at in moments:
        table.add_column(str(at), justify="right")
    for seat in seats:
        shares = [report.share(at, seat) for at in moments]
        table.add_row(say.player(record, seat), *(_points(say, share, 0) for share in shares))
    return table


def _moves(say: Words, record: Record, report: Review, seat: Seat) -> list[str]:
    """Return the luckiest and the unluckiest roll of a seat, its worst moves and its best ones."""
    lines = [*_rolls(say, record, report, seat)]
    for number, decision in enumerate(report.worst(seat), 1):
        lines += [
            say("review-worst", number=number, at=decision.at + 1, cost=_points(say, decision.loss),
                mark=decision.mark, move=say.advice(record.game, decision.line)),
            "  " + say("review-better", move=say.advice(record.game, decision.best_line), reason=say(decision.reason)),
        ]  # fmt: skip
    for decision in report.finest(seat):
        lines.append(_fine(say, record, decision))
    return lines


def _rolls(say: Words, record: Record, report: Review, seat: Seat) -> list[str]:
    luckiest, unluckiest = report.luckiest(seat), report.unluckiest(seat)
    if luckiest is None or unluckiest is None:
        return []
    return [
        _roll(say, record, "review-luckiest", luckiest, seat),
        _roll(say, record, "review-unluckiest", unluckiest, seat),
    ]


def _roll(say: Words, record: Record, key: str, roll: Roll, seat: Seat) -> str:
    sentences = [
        sentence
        for text in roll.texts
        for sentence in say.told(record.game, lambda other: say.player(record, other), CHANCE, text)
    ]
    return say(
        key, at=roll.at + 1, what=" ".join(sentences), luck=_signed(say, roll.luck[seat], "luck")
    )


def _fine(say: Words, record: Record, decision: Decision) -> str:
    return say(
        "review-fine", at=decision.at + 1, move=say.advice(record.game, decision.line),
        kind="hard" if decision.is_hard else "only", lead=_points(say, decision.lead),
    )  # fmt: skip


def _line(say: Words, account: Account, line: str) -> str:
    """Return a line of an account, with its standard error if it is an estimate."""
    value = _signed(say, getattr(account, line), line)
    doubt = DOUBTS.get(line)
    return f"{value} ± {_points(say, getattr(account, doubt))}" if doubt else value


def _signed(say: Words, share: float, line: str) -> str:
    """Return a share in per cent; a change has a sign."""
    if line in ("initial", "final", "adjusted"):
        return _points(say, share).replace("-", "−")
    return _number(say, 100 * share, "+").replace("-", "−")


def _points(say: Words, share: float, digits: int = 1) -> str:
    return _number(say, 100 * share, digits=digits)


def _number(say: Words, value: float, sign: str = "", digits: int = 1) -> str:
    said = f"{value:{sign}.{digits}f}"
    return said if say.language == "en" else said.replace(".", ",")
