"""Graffiti on the full screen: the parts of the table, with the places that a person can point at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from allcity.core.game import Json
from allcity.core.record import Record
from allcity.games import graffiti
from allcity.games.graffiti import Edition, View
from allcity.games.graffiti.data import PRIMARIES, Segment
from allcity.games.graffiti.terminal import COLOURS, SEATS, cans, is_last_chance, segment, stack

if TYPE_CHECKING:
    from allcity.locales import Words

Part = tuple[Text, Text]  # a title, and what stands below it
Rows = list[list[list[Part]]]  # rows of columns of parts
NARROW = 78  # columns of a terminal below which all parts stand one below the other
IN_ROW = 4  # segments of a graffiti side by side; fewer in a narrow terminal
GAP = 2  # signs between the tunnel and the boards
PAIRS = (("r", "ry"), ("y", "rb"), ("b", "yb"), ("g", "k"))  # kinds of paint side by side
PAINT = 12  # signs for the left one


def parts(view: View, say: Words, head: Record, width: int) -> Rows:
    """Return the tunnel with the own screen below it, and the three boards beside them or below."""
    data = graffiti.view_to_json(view)
    first = view.seat or 0
    order = [(first + step) % len(data["artists"]) for step in range(len(data["artists"]))]
    edition, is_narrow = view.position.board.edition, width < NARROW
    tunnel = _tunnel(data, edition, say, width if is_narrow else 0)
    boards = [_paints(data, say), _permits(data, say), _bonus(data, say)]
    room = width if is_narrow else max(_width(tunnel), width - GAP - max(map(_width, boards)))
    screens = [_screen(data, seat, say, head, room) for seat in order]
    if is_narrow:
        return [[[tunnel]], [[screens[0]]], *([[board]] for board in boards), [screens[1:]]]
    return [[[tunnel, screens[0]], boards], [[screen] for screen in screens[1:]]]


def _width(part: Part) -> int:
    """Return how many signs wide a part is."""
    return max(line.cell_len for text in part for line in text.split())


def places(text: str) -> tuple[str, ...]:
    """Return the places that an action is about, in the order in which a person points at them."""
    word, *rest = text.split()
    match word:
        case "paint":
            second = " 2" if rest[1:2] == ["2"] else ""
            return f"paint {rest[0]}", f"can paint {rest[0]}{second}"
        case "permit" | "bonus":
            return (f"{word} {rest[0]}",)
        case "spray" | "reserve" | "neutral":
            return (rest[0],)
        case "discard":
            return tuple(f"own permit {part}" for part in rest)
        case "pay" | "keep":
            return tuple(f"own {part}" for part in rest)
        case "vp" | "extra":
            return (f"own {word}",)
        case "bobby":
            return (word,)
        case _:
            return ()


def _at(style: str, *names: str) -> Style:
    """Return a style that says which places these signs show."""
    return Style.parse(style) + Style(meta={"places": names})


def _here(text: Text, *names: str) -> Text:
    """Return a text, all of which shows these places."""
    text = text.copy()
    text.stylize(_at("", *names))
    return text


def _tunnel(data: Json, edition: Edition, say: Words, room: int) -> Part:
    """Draw a line for each graffiti: the can spaces of its section (G5.1), and its segments; more lines in a narrow terminal."""
    title = Text(say("graffiti-tunnel", round=data["round"]), "bold")
    if data["blocked"]:
        title.append(f"  {data['blocked']} ", "bold cyan").append(
            say("graffiti-blocked"), "bold red"
        )
    lines = _aligned(_rows(data, edition, IN_ROW))
    for in_row in range(IN_ROW - 1, 0, -1):
        if room and max(line.cell_len for line in lines) > room:
            lines = _aligned(_rows(data, edition, in_row))
    if is_last_chance(data):
        lines.append(Text(say("graffiti-last-chance"), "bold yellow"))
    return title, Text("\n").join(lines)


def _rows(data: Json, edition: Edition, in_row: int) -> list[list[Text]]:
    """Return the tunnel in rows: the left column, and this many segments."""
    pieces = edition.tunnel(data["special"])
    sections = {piece.section: _section(data, piece.section) for piece in pieces}
    rows: list[list[Text]] = []
    for piece in pieces:
        drawn = [_segment(data, each) for each in piece.segments]
        rows += [
            [sections.pop(piece.section, Text()), *drawn[at : at + in_row]]
            for at in range(0, len(drawn), in_row)
        ]
    return rows


def _aligned(rows: list[list[Text]]) -> list[Text]:
    """Return rows as lines with aligned columns."""
    widths = [
        max((row[at].cell_len for row in rows if at < len(row)), default=0)
        for at in range(max(map(len, rows)))
    ]
    lines = []
    for row in rows:
        line = Text()
        for cell, width in zip(row, widths, strict=False):
            cell.truncate(width + 1, pad=True)
            line.append_text(cell)
        line.rstrip()
        lines.append(line)
    return lines


def _segment(data: Json, piece: Segment) -> Text:
    return _here(segment(data, piece.name, piece.paints, piece.vp), piece.name)


def _section(data: Json, section: int) -> Text:
    """Draw a section's number, and its can spaces; those of a blocked one are crossed out."""
    one, two = cans(data, f"section {section}", 1), cans(data, f"section {section} 2", 2)
    if data["blocked"] == section:
        one, two = Text("×", "bold red"), Text("××", "bold red")
    return Text.assemble((f"{section} ", "bold cyan"), one, " ", two)


def _paints(data: Json, say: Words) -> Part:
    lines: list[Text] = []
    for pair in PAIRS:
        left, right = (_paint(data, paint) for paint in pair)
        left.truncate(max(PAINT, left.cell_len + 1), pad=True)
        lines.append(left.append_text(right))
    return Text(say("graffiti-paint"), "bold"), Text("\n").join(lines)


def _paint(data: Json, paint: str) -> Text:
    """Draw a kind of paint, how many tiles are left, and its can spaces."""
    text = Text()
    for letter in paint.upper():
        text.append(letter, COLOURS[letter])
    text = _here(text.append(f"×{data['paints'].get(paint, 0)}"), f"paint {paint}")
    text.append(" ").append_text(_here(cans(data, f"paint {paint}", 1), f"can paint {paint}"))
    if paint not in PRIMARIES:
        two = cans(data, f"paint {paint} 2", 2)
        text.append(" ").append_text(_here(two, f"can paint {paint} 2"))
    return text


def _permits(data: Json, say: Words) -> Part:
    """Draw the four spaces: one permit and the first-player token, two pairs, one and the stack (G4.5)."""
    pips = [str(number or "–") for number in data["permits"]]
    spaces = [
        f"{pips[0]} + {say('graffiti-token')}",
        f"{pips[1]} + {pips[2]}",
        f"{pips[3]} + {pips[4]}",
        f"{pips[5]} + {say('graffiti-stack', count=stack(data))}",
    ]
    lines = [_spot(data, "permit", number, shown) for number, shown in enumerate(spaces, 1)]
    return Text(say("graffiti-permits"), "bold"), Text("\n").join(lines)


def _bonus(data: Json, say: Words) -> Part:
    tiles = [say("graffiti-tile", tile=tile) if tile else "–" for tile in data["bonus"]]
    lines = [_spot(data, "bonus", number, shown) for number, shown in enumerate(tiles, 1)]
    bobby = "–" if data["bobby"] is not None else say("graffiti-bobby")
    there = Text.assemble("  ", cans(data, "bobby", 1), " ", bobby)
    lines.append(_here(there, "bobby"))
    return Text(say("graffiti-bonus"), "bold"), Text("\n").join(lines)


def _spot(data: Json, kind: str, number: int, shown: str) -> Text:
    """Draw a numbered space with the artist who stands on it and what lies there."""
    where = f"{kind} {number}"
    return _here(
        Text.assemble((f"{number} ", "bold cyan"), cans(data, where, 1), f" {shown}"), where
    )


def _screen(data: Json, seat: int, say: Words, head: Record, room: int) -> Part:
    """Draw one's own tiles by name, the others' by their number (G1.9)."""
    artist = data["artists"][seat]
    is_own = seat == data["seat"]
    title = Text.assemble(
        (f"{seat + 1} {say.player(head, seat)}", f"bold {SEATS[seat]}" + " reverse" * is_own), "  ",
        (say("graffiti-vp", vp=data["points"][seat]), "bold green"),
        f"  {say('graffiti-cans', count=artist['cans'])}",
    )  # fmt: skip
    for word, is_so in (
        ("token", data["first"] == seat),
        ("bobby", data["bobby"] == seat),
        ("passed", artist["passed"]),
    ):
        if is_so:
            title.append(f"  {say(f'graffiti-{word}')}")
    if is_own:
        body = _own(artist, say, room)
    else:
        counts = {key: sum(artist[key].values()) for key in ("paints", "permits", "bonus")}
        counts["permits"] += data["hidden"][seat]
        body = Text(say("graffiti-counts", **counts), "dim")
    if artist["paid"]:
        body.append(f"\n{say('graffiti-paid')} ").append_text(_tiles(artist["paid"]))
    return title, body


def _own(artist: Json, say: Words, room: int) -> Text:
    """Draw what lies behind the own screen; each tile can be pointed at. Permits and bonus tiles share a line if there is room."""
    permits = [
        Text(pips, _at("bold", f"own permit {pips}"))
        for pips, count in artist["permits"].items()
        for _ in range(count)
    ]
    bonus = [
        Text(f"[{say('graffiti-tile', tile=tile)}]", _at("bold", f"own {tile}"))
        for tile, count in artist["bonus"].items()
        for _ in range(count)
    ]
    nothing = Text("–")
    paints = Text.assemble(say.labelled(say("graffiti-paint"), ""), _tiles(artist["paints"]))
    left, right = (
        Text.assemble(say.labelled(say(f"graffiti-{word}"), ""), Text(" ").join(tiles or [nothing]))
        for word, tiles in (("permits", permits), ("bonus", bonus))
    )
    is_one_line = left.cell_len + GAP + right.cell_len <= room
    return Text.assemble(paints, "\n", left, " " * GAP if is_one_line else "\n", right)


def _tiles(paints: dict[str, int]) -> Text:
    text = Text()
    for paint, count in paints.items():
        for _ in range(count):
            for letter in paint.upper():
                text.append(letter, Style.parse(COLOURS[letter]) + _at("", f"own {paint}"))
            text.append(" ")
    return text if paints else Text("–")
