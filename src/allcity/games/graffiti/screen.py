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
NARROW = 78  # below this everything stands below each other
IN_ROW = 3  # segments of a graffiti beside each other where it is narrow
SECTION, NARROW_SECTION, SEGMENT = 7, 6, 11  # signs
PAIRS = (("r", "ry"), ("y", "rb"), ("b", "yb"), ("g", "k"))  # kinds of paint beside each other
PAINT = 12  # signs for the left one


def parts(view: View, say: Words, head: Record, width: int) -> Rows:
    """The tunnel with the own screen below it, and the three boards beside them or below."""
    data = graffiti.view_to_json(view)
    first = view.seat or 0
    order = [(first + step) % len(data["artists"]) for step in range(len(data["artists"]))]
    is_narrow = width < NARROW
    tunnel = _tunnel(data, view.position.board.edition, say, is_narrow)
    screens = [_screen(data, seat, say, head) for seat in order]
    boards = [_paints(data, say), _permits(data, say), _bonus(data, say)]
    if is_narrow:
        return [[[tunnel]], [[screens[0]]], *([[board]] for board in boards), [screens[1:]]]
    return [[[tunnel, screens[0]], boards], [[screen] for screen in screens[1:]]]


def places(text: str) -> tuple[str, ...]:
    """The places that an action is about, in the order in which a person points at them."""
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
    """A style that says which places these signs belong to."""
    return Style.parse(style) + Style(meta={"places": names})


def _here(text: Text, *names: str) -> Text:
    """All of a text as part of these places."""
    text = text.copy()
    text.stylize(_at("", *names))
    return text


def _tunnel(data: Json, edition: Edition, say: Words, is_narrow: bool) -> Part:
    """A line for each graffiti: the can spaces of its section (G5.1), and its segments."""
    title = Text(say("graffiti-tunnel", round=data["round"]), "bold")
    width = NARROW_SECTION if is_narrow else SECTION
    lines: list[Text] = []
    last = 0
    for piece in edition.tunnel(data["special"]):
        drawn = [_segment(data, each) for each in piece.segments]
        is_new, last = piece.section != last, piece.section
        start = _section(data, last, say, is_narrow) if is_new else Text()
        step = IN_ROW if is_narrow else len(drawn)
        for at in range(0, len(drawn), step):
            start.truncate(max(width, start.cell_len), pad=True)
            line = Text.assemble(start, *drawn[at : at + step])
            line.rstrip()
            lines.append(line)
            start = Text()
    if is_last_chance(data):
        lines.append(Text(say("graffiti-last-chance"), "bold yellow"))
    return title, Text("\n").join(lines)


def _segment(data: Json, piece: Segment) -> Text:
    drawn = segment(data, piece.name, piece.paints, piece.vp)
    text = _here(drawn, piece.name)
    text.truncate(max(SEGMENT, text.cell_len + 1), pad=True)
    return text


def _section(data: Json, section: int, say: Words, is_narrow: bool) -> Text:
    """A section's number, and its can spaces or that it is blocked."""
    if data["blocked"] == section:
        return Text.assemble((f"{section} ", "bold cyan"), (say("graffiti-blocked"), "bold red"))
    gap = "" if is_narrow else " "
    one, two = cans(data, f"section {section}", 1), cans(data, f"section {section} 2", 2)
    return Text.assemble((f"{section}{gap}", "bold cyan"), one, " ", two, " ")


def _paints(data: Json, say: Words) -> Part:
    lines: list[Text] = []
    for pair in PAIRS:
        left, right = (_paint(data, paint) for paint in pair)
        left.truncate(max(PAINT, left.cell_len + 1), pad=True)
        lines.append(left.append_text(right))
    return Text(say("graffiti-paint"), "bold"), Text("\n").join(lines)


def _paint(data: Json, paint: str) -> Text:
    """A kind of paint, how many tiles are left, and its can spaces."""
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
    """The four spaces: one permit and the first-player token, two pairs, one and the stack (G4.5)."""
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
    """A numbered space with who stands on it and what lies there."""
    where = f"{kind} {number}"
    return _here(
        Text.assemble((f"{number} ", "bold cyan"), cans(data, where, 1), f" {shown}"), where
    )


def _screen(data: Json, seat: int, say: Words, head: Record) -> Part:
    """One's own tiles by name, the others' by their number (G1.9)."""
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
        body = _own(artist, say)
    else:
        counts = {key: sum(artist[key].values()) for key in ("paints", "permits", "bonus")}
        counts["permits"] += data["hidden"][seat]
        body = Text(say("graffiti-counts", **counts), "dim")
    if artist["paid"]:
        body.append(f"\n{say('graffiti-paid')} ").append_text(_tiles(artist["paid"]))
    return title, body


def _own(artist: Json, say: Words) -> Text:
    """What lies behind the own screen; each tile can be pointed at."""
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
    return Text.assemble(
        say.labelled(say("graffiti-paint"), ""), _tiles(artist["paints"]), "\n",
        say.labelled(say("graffiti-permits"), ""), Text(" ").join(permits or [nothing]), "  ",
        say.labelled(say("graffiti-bonus"), ""), Text(" ").join(bonus or [nothing]),
    )  # fmt: skip


def _tiles(paints: dict[str, int]) -> Text:
    text = Text()
    for paint, count in paints.items():
        for _ in range(count):
            for letter in paint.upper():
                text.append(letter, Style.parse(COLOURS[letter]) + _at("", f"own {paint}"))
            text.append(" ")
    return text if paints else Text("–")
