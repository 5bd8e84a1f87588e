"""Graffiti in the terminal: the tunnel, the three boards, the screens, and the boards of an edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from allcity.core.game import Json
from allcity.core.record import Record
from allcity.games import graffiti
from allcity.games.graffiti import Edition, View

if TYPE_CHECKING:
    from allcity.locales import Words

COLOURS = {"R": "red", "Y": "yellow", "B": "bright_blue", "G": "green", "K": "white on grey23"}
SEATS = ("bright_red", "bright_cyan", "bright_yellow", "bright_magenta")


def table(view: View, say: Words, head: Record) -> RenderableType:
    """Draw the tunnel, the boards below it, and the screens from the viewer's on."""
    data = graffiti.view_to_json(view)
    first = view.seat or 0
    seats = [(first + step) % len(data["artists"]) for step in range(len(data["artists"]))]
    screens = Table.grid(padding=(0, 1))
    for seat in seats:
        screens.add_row(_screen(data, seat, say, head))
    tunnel = _tunnel(data, view.position.board.edition, say)
    warning = [Text(say("graffiti-last-chance"), "bold yellow")] if is_last_chance(data) else []
    return Group(tunnel, *warning, _boards(data, say), screens)


def is_last_chance(data: Json) -> bool:
    """Tell whether the game ends with this round unless a segment is flipped (G8.7)."""
    return bool(data["last_chance"]) and data["phase"] != "over"


def ask(view: View, say: Words) -> str:
    """Return what is asked of the viewer now."""
    data = graffiti.view_to_json(view)
    facts = {"segment": data["spray"] or "", "section": data["section"]}
    return say(f"ask-graffiti-{data['phase']}", **facts)


def _tunnel(data: Json, edition: Edition, say: Words) -> RenderableType:
    """Draw one row per graffiti: its segments, and the two can spaces of its section (G5.1)."""
    grid = Table.grid(padding=(0, 2))
    last = 0
    for piece in edition.tunnel(data["special"]):
        section = Text(str(piece.section) if piece.section != last else "", "bold cyan")
        spaces = Text.assemble(
            cans(data, f"section {piece.section}", 1),
            " ",
            cans(data, f"section {piece.section} 2", 2),
        )
        if data["blocked"] == piece.section:
            spaces = Text(say("graffiti-blocked"), "bold red")
        segments = [segment(data, name.name, name.paints, name.vp) for name in piece.segments]
        shown = spaces if piece.section != last else Text()
        grid.add_row(section, shown, Text(piece.letter, "bold"), *segments)
        last = piece.section
    title = say("graffiti-tunnel", round=data["round"])
    return Panel(grid, title=title, title_align="left", expand=False)


def segment(data: Json, name: str, paints: str, vp: int) -> Text:
    """Draw paints and VP of an incomplete segment, perhaps with a marker, or the owner of its tag."""
    owner = data["tags"].get(name)
    if owner is not None:
        mark = "·" if owner == "neutral" else str(owner + 1)
        style = "dim" if owner == "neutral" else f"bold {SEATS[owner]}"
        return Text.assemble((f"{name} ", "dim"), (f"■{mark}", style))
    text = Text.assemble((f"{name} ", "bold"))
    for paint in paints:
        text.append(paint, COLOURS[paint])
    text.append(f" {vp}", "green")
    for seat, artist in enumerate(data["artists"]):
        if artist["marker"] == name:
            text.append(f" ⚑{seat + 1}", f"bold {SEATS[seat]}")
    return text


def cans(data: Json, space: str, number: int) -> Text:
    """Draw a can space: the cans that it takes, or the artist who stands on it."""
    here = [seat for name, seat, *_ in data["placed"] if name == space]
    if not here:
        return Text("○" * number, "dim")
    return Text.assemble(*((f"●{seat + 1}", f"bold {SEATS[seat]}") for seat in here))


def _boards(data: Json, say: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_row(Text(say("graffiti-paint"), "bold"), _paint_board(data))
    grid.add_row(Text(say("graffiti-permits"), "bold"), _permit_board(data, say))
    grid.add_row(Text(say("graffiti-bonus"), "bold"), _bonus_board(data, say))
    return Panel(grid, expand=False)


def _paint_board(data: Json) -> Text:
    text = Text()
    for paint in ("r", "y", "b", "g", "k", "ry", "rb", "yb"):
        for letter in paint.upper():
            text.append(letter, COLOURS[letter])
        text.append(f"×{data['paints'].get(paint, 0)} ")
        text.append(cans(data, f"paint {paint}", 1))
        if paint not in ("r", "y", "b"):
            text.append(" ").append(cans(data, f"paint {paint} 2", 2))
        text.append("   ")
    return text


def _permit_board(data: Json, say: Words) -> Text:
    """Draw the four spaces: one permit and the first-player token, two pairs, one and the stack (G4.5)."""
    pips = [str(number or "–") for number in data["permits"]]
    below = say("graffiti-stack", count=stack(data))
    token = say("graffiti-token")
    spaces = [
        f"{pips[0]}+{token}",
        f"{pips[1]}+{pips[2]}",
        f"{pips[3]}+{pips[4]}",
        f"{pips[5]}+{below}",
    ]
    text = Text()
    for number, shown in enumerate(spaces, 1):
        text.append(f"{number} ", "bold cyan").append(f"[{shown}] ")
        text.append(cans(data, f"permit {number}", 1)).append("   ")
    return text


def stack(data: Json) -> int:
    """Return how many permits the stack has; a view has their number, a state the permits."""
    left = data["stack"]
    return left if isinstance(left, int) else sum(left.values())


def _bonus_board(data: Json, say: Words) -> Text:
    text = Text()
    for number, tile in enumerate(data["bonus"], 1):
        shown = say("graffiti-tile", tile=tile) if tile else "–"
        text.append(f"{number} ", "bold cyan").append(f"[{shown}] ")
        text.append(cans(data, f"bonus {number}", 1)).append("   ")
    bobby = "–" if data["bobby"] is not None else say("graffiti-bobby")
    return text.append(f"[{bobby}] ").append(cans(data, "bobby", 1))


def _screen(data: Json, seat: int, say: Words, head: Record) -> Text:
    """Draw one's own tiles by name, the others' by their number (G1.9)."""
    artist = data["artists"][seat]
    style = f"bold {SEATS[seat]}"
    text = Text.assemble((f"{seat + 1} {say.player(head, seat)}", style), "  ")
    text.append(say("graffiti-vp", vp=data["points"][seat]), "bold green")
    text.append(f"  {say('graffiti-cans', count=artist['cans'])}")
    if data["first"] == seat:
        text.append(f"  {say('graffiti-token')}", "bold")
    if data["bobby"] == seat:
        text.append(f"  {say('graffiti-bobby')}", "bold")
    if artist["passed"]:
        text.append(f"  {say('graffiti-passed')}", "dim")
    if seat == data["seat"]:
        text.append("\n    ").append(_own(artist, say))
    else:
        counts = {key: sum(artist[key].values()) for key in ("paints", "permits", "bonus")}
        counts["permits"] += data["hidden"][seat]
        text.append("\n    ").append(say("graffiti-counts", **counts), "dim")
    if artist["paid"]:
        text.append(f"\n    {say('graffiti-paid')} ").append(_tiles(artist["paid"]))
    return text


def _own(artist: Json, say: Words) -> Text:
    bonus = [
        say("graffiti-tile", tile=t) for t, count in artist["bonus"].items() for _ in range(count)
    ]
    permits = [pips for pips, count in artist["permits"].items() for _ in range(count)]
    return Text.assemble(
        say.labelled(say("graffiti-paint"), ""), _tiles(artist["paints"]),
        "  " + say.labelled(say("graffiti-permits"), " ".join(permits) or "–"),
        "  " + say.labelled(say("graffiti-bonus"), ", ".join(bonus) or "–"),
    )  # fmt: skip


def _tiles(paints: dict[str, int]) -> Text:
    text = Text()
    for paint, count in paints.items():
        for _ in range(count):
            for letter in paint.upper():
                text.append(letter, COLOURS[letter])
            text.append(" ")
    return text if paints else Text("– ")


def edition(edition: Edition, say: Words) -> RenderableType:
    """Draw the tunnel, without and with the special graffiti, and the empty boards."""
    shown: list[RenderableType] = [Text(edition.title, "bold")]
    for special in ("off", "on"):
        state = graffiti.setup(2, {"first": "1", "special": special}, edition)
        data = graffiti.state_to_json(state)
        if special == "off":
            shown.append(_boards(data, say))
        shown.append(_tunnel(data, edition, say))
    return Group(*shown)
