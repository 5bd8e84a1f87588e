"""The balance report as one HTML page: tables and plots as inline SVG, nothing from the network."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from allcity.locales import Words

_STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1b22;background:#fff}
table{border-collapse:collapse;margin:1rem 0}td,th{padding:.2rem .8rem;text-align:right}th:first-child,td:first-child{text-align:left}
tr:nth-child(even){background:#f1f1f6}h2{margin-top:2.5rem}svg text{font:13px system-ui,sans-serif}
"""
BARS, ROW, LETTER = 440, 26, 7.2


def page(say: Words, game: str, bots: str, reports: Sequence[tuple[str, dict[str, Any]]]) -> str:
    """The page for some variants, the plain game first."""
    name = say(f"game-{game}")
    plain = reports[0][1]
    parts = [
        f"<h1>{escape(say('balance-title', game=name))}</h1>",
        f"<p>{escape(say('balance-about', matches=plain['matches'], bots=bots))}</p>",
        *_faults(say, bots, reports),
        _section(say("balance-seats"), _places(say, plain["seats"])),
        _section(say("balance-turns"), _places(say, plain["turns"])),
        _section(say("balance-rounds"), bars(_counts(plain["rounds"]))),
        _section(say("balance-ends"), bars(_ends(say, game, plain["ends"]))),
        _section(say("balance-sources"), _sources(say, game, plain["sources"])),
        _section(say("balance-used"), _used(say, plain["used"])),
        _section(say("balance-variants"), _variants(say, reports)),
    ]
    head = f"<meta charset=utf-8><title>{escape(say('balance-title', game=name))}</title>"
    return (
        f"<!doctype html>\n<html lang={say.language}>\n{head}<style>{_STYLE}</style>\n"
        + "\n".join(parts)
        + "\n</html>\n"
    )


def _faults(say: Words, bot: str, reports: Sequence[tuple[str, dict[str, Any]]]) -> list[str]:
    """A note that another bot had to play for this one, so that readers do not take the figures for its own."""
    turns = sum(report["faults"] for _, report in reports)
    matches = sum(report["forfeits"] for _, report in reports)
    if not turns:
        return []
    return [f"<p>{escape(say('arena-faults', bot=bot, turns=turns, matches=matches))}</p>"]


def _section(title: str, body: str) -> str:
    return f"<h2>{escape(title)}</h2>\n{body}"


def _places(say: Words, rows: Sequence[Mapping[str, Any]]) -> str:
    even = 1 / len(rows)
    return bars(
        [(say("balance-place", place=row["place"]), row["share"], _percent(row["share"]["mean"]))
         for row in rows], mark=even,
    )  # fmt: skip


def _counts(counts: Mapping[int, int]) -> list[Bar]:
    return [(str(key), _flat(number), str(number)) for key, number in counts.items()]


def _ends(say: Words, game: str, counts: Mapping[str, int]) -> list[Bar]:
    return [(_short(say, game, key), _flat(n), str(n)) for key, n in counts.items()]


def _short(say: Words, game: str, reason: str) -> str:
    key = f"end-{game}-{reason}"
    return say(key) if key in say else reason


def _sources(say: Words, game: str, rows: Sequence[Mapping[str, Any]]) -> str:
    sources: list[Bar] = []
    for row in rows:
        name = say(f"sheet-{game}-{row['source']}")
        sources.append((name, row["all"], f"{row['all']['mean']:.1f}"))
        label = say("balance-winners", source=name)
        sources.append((label, row["winners"], f"{row['winners']['mean']:.1f}"))
    return bars(sources)


def _used(say: Words, rows: Sequence[Mapping[str, Any]]) -> str:
    heads = ("thing", "times", "users", "share", "share-without", "points", "points-without")
    return table(
        [say(f"balance-{head}") for head in heads],
        [
            [
                row["thing"], f"{row['times']:.2f}", _percent(row["users"]), _span(row["share"]),
                _span(row["share_without"]), _points(row["points"]), _points(row["points_without"]),
            ]
            for row in rows
        ],
    )  # fmt: skip


def _variants(say: Words, reports: Sequence[tuple[str, dict[str, Any]]]) -> str:
    heads = ("variant", "matches", "points", "length", "first-seat", "first-turn")
    return table(
        [say(f"balance-{head}") for head in heads],
        [
            [
                name or say("balance-plain"), str(report["matches"]),
                _points(report["points"]), f"{_length(report['rounds']):.1f}",
                _span(report["seats"][0]["share"]), _span(report["turns"][0]["share"]),
            ]
            for name, report in reports
        ],
    )  # fmt: skip


def _length(rounds: Mapping[int, int]) -> float:
    return sum(n * count for n, count in rounds.items()) / max(1, sum(rounds.values()))


Bar = tuple[str, Mapping[str, Any], str]


def _flat(number: float) -> dict[str, float | None]:
    return {"mean": number, "low": None, "high": None}


def bars(rows: Sequence[Bar], mark: float | None = None) -> str:
    """Horizontal bars, with a thin line for the interval of a figure that has one; a dashed line where `mark` is."""
    ends = [end for _, figure, _ in rows for end in figure.values() if end is not None]
    low, high = min([0.0, *ends]), max([0.0, mark or 0.0, *ends])
    left = 8 + LETTER * max((len(label) for label, _, _ in rows), default=0)
    scale = (BARS - 70) / ((high - low) or 1)
    zero = left - low * scale
    drawn = [
        _bar(place, label, figure, text, zero, scale)
        for place, (label, figure, text) in enumerate(rows)
    ]
    height = ROW * len(rows) + 4
    if mark is not None:
        x = zero + mark * scale
        drawn.append(f'<path d="M{x:.1f} 0V{height}" stroke="#c2185b" stroke-dasharray="4 3"/>')
    return f'<svg role="img" width="{left + BARS:.0f}" height="{height}">{"".join(drawn)}</svg>'


def _bar(
    place: int, label: str, figure: Mapping[str, Any], text: str, zero: float, scale: float
) -> str:
    top, middle = place * ROW + 4, place * ROW + ROW / 2 + 2
    end = zero + figure["mean"] * scale
    x, width, right, line = min(zero, end), abs(end - zero), max(end, zero), ""
    if figure["low"] is not None:
        low, high = (zero + figure[key] * scale for key in ("low", "high"))
        right = max(right, high)
        line = f'<path d="M{low:.1f} {middle}H{high:.1f}" stroke="#111" stroke-width="2"/>'
    return (
        f'<text x="0" y="{middle + 4:.0f}">{escape(label)}</text>'
        f'<rect x="{x:.1f}" y="{top}" width="{width:.1f}" height="{ROW - 8}" fill="#3d5afe"/>'
        f'{line}<text x="{right + 6:.1f}" y="{middle + 4:.0f}">{escape(text)}</text>'
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows
    )
    return f"<table>\n<tr>{top}</tr>\n{body}</table>"


def _percent(share: float, digits: int = 0) -> str:
    return f"{100 * share:.{digits}f} %"


def _span(figure: Mapping[str, float]) -> str:
    """A share with its interval, as exactly as the interval allows."""
    digits = 0 if figure["high"] - figure["low"] > 0.02 else 1
    mean, low, high = (_percent(figure[key], digits) for key in ("mean", "low", "high"))
    return f"{mean} ({low} – {high})"


def _points(figure: Mapping[str, Any]) -> str:
    """Mean points with their interval, if they have one, as exactly as the interval allows."""
    if figure["low"] is None:
        return f"{figure['mean']:.1f}"
    digits = 1 if figure["high"] - figure["low"] > 0.2 else 2
    mean, low, high = (f"{figure[key]:.{digits}f}" for key in ("mean", "low", "high"))
    return f"{mean} ({low} – {high})"
