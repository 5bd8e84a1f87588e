"""Reviews of matches between bots: whether the parts are the whole, the luck and the errors of each bot, and the time it takes.

`python -m bench.reviews GAME --bots medium,skilled [--deals 20] [--rows FILE]`: the bots are named from the weakest to the strongest, and each has one seat. Each deal is
played in every rotation of the seats, and each match is reviewed in full, as a server does it. Times are those of one processor. A file of rows is continued. Intervals are those of
95 %, over deals.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

from allcity.arena.standings import grouped_error, interval
from allcity.bots import net, specs_of, warm
from allcity.games import GAMES
from allcity.review import past_of, review
from bench.duels import played

Row = dict[str, Any]  # one match: its deal, what the review found of each bot, and the time it took
PARTS = ("luck", "own", "others", "residual")
FIGURES = (*PARTS, "initial", "final", "luck_doubt", "residual_doubt", "error", "accuracy")
SURE = 1.96  # standard errors of 95 %


def reviewed(game: str, specs: Sequence[str], number: int, turn: int) -> Row:
    """One match of a deal, in one rotation."""
    match, order = played(game, specs, number, turn)
    begun = time.process_time()
    report = review(past_of(GAMES[game], match.record()))
    bots = [
        {"seat": account.seat} | {name: getattr(account, name) for name in FIGURES}
        for account in (report.accounts[order.index(bot)] for bot in range(len(specs)))
    ]
    return {
        "deal": number, "judge": report.judge, "decisions": len(report.decisions),
        "seconds": time.process_time() - begun, "bots": bots,
    }  # fmt: skip


def is_exact(row: Row) -> bool:
    """Whether the parts are exactly the whole, for each seat."""
    return all(
        bot["final"] - bot["initial"] == sum(bot[part] for part in PARTS) for bot in row["bots"]
    )


def summary(rows: Sequence[Row], specs: Sequence[str]) -> Iterator[str]:
    """What all matches show, a line for each figure."""
    deals = [list(same) for _, same in groupby(rows, lambda row: row["deal"])]
    decisions = sum(row["decisions"] for row in rows)
    yield f"{len(rows)} matches, {decisions} decisions, judged by {rows[0]['judge']}; {sum(map(is_exact, rows))} of them add up exactly"
    each = [100 * row["seconds"] / row["decisions"] for row in rows]
    yield f"seconds per 100 decisions: {fmean(each):.1f} on average, {max(each):.1f} at most"
    yield f"luck of the first seat: {_mean(deals, _first_luck)}"
    for number, spec in enumerate(specs):
        yield f"error per decision of {spec}: {_mean(deals, lambda row, n=number: row['bots'][n]['error'])}"
    for weak, strong in pairwise(range(len(specs))):
        smaller = [fmean(_is_smaller(row, strong, weak) for row in same) for same in deals]
        share, low, high = interval(smaller, len(rows))
        yield f"{specs[strong]} has a smaller error than {specs[weak]} in {share:.1%} of the matches ({low:.1%} to {high:.1%})"
    seats = [bot for row in rows for bot in row["bots"]]
    within = fmean(abs(bot["residual"]) <= 2 * bot["residual_doubt"] for bot in seats)
    yield f"residual: {fmean(abs(bot['residual']) for bot in seats):.2f} in absolute value, within two standard errors in {within:.0%} of the seats"


def _first_luck(row: Row) -> float:
    return float(next(bot["luck"] for bot in row["bots"] if bot["seat"] == 0))


def _is_smaller(row: Row, strong: int, weak: int) -> bool:
    return bool(row["bots"][strong]["error"] < row["bots"][weak]["error"])


def _mean(deals: Sequence[Sequence[Row]], figure: Any) -> str:
    """A mean in per cent of the win, with its interval."""
    mean, error = grouped_error([[figure(row) for row in same] for same in deals])
    return f"{100 * mean:+.2f} ± {100 * SURE * error:.2f} per cent of the win"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--bots", default="medium,skilled")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--rows", type=Path)
    arguments = parser.parse_args()
    game, specs, kept = arguments.game, specs_of(arguments.bots), arguments.rows
    warm.warm_alone(game)
    net.prepare(game)
    lines = kept.read_text("utf-8").splitlines() if kept and kept.exists() else []
    rows: list[Row] = [json.loads(line) for line in lines]
    for number in range(len(rows), arguments.deals * len(specs)):
        rows.append(reviewed(game, specs, *divmod(number, len(specs))))
        if kept:
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(rows[-1]) + "\n")
        if len(rows) % len(specs) == 0:
            print(*summary(rows, specs), "", sep="\n", flush=True)


if __name__ == "__main__":
    main()
