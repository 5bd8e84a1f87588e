"""Positions that play leads to, and lines that are refused there: every refusal that a game can give."""

from __future__ import annotations

from pathlib import Path

from allcity import learn
from allcity.core import CHANCE, Refusal, record
from allcity.core.replay import replay
from allcity.games import GAMES
from tests.games.tagcity.table import rolled, start
from tests.play_log import Log

HERE = Path(__file__).parent


class Provoked:
    """Collects refusals, each from a line that is refused."""

    def __init__(self) -> None:
        self.refusals: list[Refusal] = []

    def __call__(self, log: Log, *lines: str) -> None:
        self.refusals += [log.refused(line) for line in lines]


def auto(log: Log, *lines: str) -> Log:
    """Play lines; chance that they do not name does what it lists first."""
    for line in (*lines, ""):
        while not line.startswith("*") and log.game.active(log.state) == (CHANCE,):
            log.match.push(CHANCE, log.game.chance(log.state)[0][0])
        if line:
            log.play(line)
    return log


def taught(game: str, name: str, before: str = "") -> Log:
    """The position at the end of a lesson, or before one of its lines."""
    lesson = learn.find(game, name)
    lines = [f"{seat + 1 or '*'} {text}" for seat, text in lesson.record.log]
    upto = lines.index(before) if before else len(lines)
    log = Log(game)
    log.match = replay(GAMES[game], lesson.record, upto=upto)
    return log


def tagcity() -> list[Refusal]:
    """Every refusal of Tag City."""
    refuse = Provoked()
    refuse(Log("tagcity", hq="B"), "* lead 1")
    refuse(Log("tagcity"), "* roll 1 1 1")
    refuse(start(), "* roll 1 2", "* lead 1", "1 roll 1 1 1")
    log = start().play("* roll 1 2 3")
    refuse(log, "2 put 1 1", "1 take 1", "1 put 6 6", "1 put 1 3", "9 put 1 1", "* roll 1 1 1")
    log = rolled()
    refuse(log, "1 take 1", "2 put 1 1", "2 tag A1 B1 C1 D1", "2 take 6", "2 take 9")
    log.play("2 take 1")
    refuse(
        log,
        "2 take 2",
        "2 drone V5 tag A1 B1 C1 A2 A3",
        "2 check",
        "2 check -9",
        "2 tag A1 B1 C1",
        "2 tag A1",
    )
    refuse(log, "2 tag A1 B1 A2 B2", "2 tag A1 C1 E1 G1", "2 tag J1 K1 L1 M1")
    log.play("2 check -3", "1 take 2")
    refuse(log, "1 check -3")
    log.play("1 tag A1 A2 A3 B3")
    refuse(log, "1 take 3", "1 tag A1 B1 A2 B2")
    refuse(taught("tagcity", "end", "1 tag I2 J2 K2 L2"), "1 check -1")
    refuse(taught("tagcity", "end"), "1 take 1")
    refuse(without_drones(), "2 drone I1 tag L8")
    refuse(full_city(), "1 drone I4 tag A1 B1 C1 D1")
    return refuse.refusals


def without_drones() -> Log:
    """Tagger 2 has sent five drones, each for another square, and the final die is to be used."""
    log = start()
    for number in range(3):
        log.play(f"* roll {' '.join('111')}", *[f"{log.state.leader + 1} put 1 1"] * 3)
        for seat in log.state.order:
            check = ("check -1", "check -2", "check -2")[number]
            draw = [f"drone I1 tag A{number + 1}"]
            log.play(*(f"{seat + 1} {text}" for text in ("take 1", *(draw if seat else [check]))))
        if number < 2:
            log.play("1 tag E1 F1 G1 H1" if not number else "1 tag E2 F2 G2 H2")
            log.play(f"2 drone I1 tag B{number + 1}")
    return log


def full_city() -> Log:
    """Late in a whole battle tagger 1 has nowhere four free squares in a line."""
    battle = record.parse((HERE / "tagcity/records/bubbles-2.record").read_text("utf-8"))
    log = Log("tagcity")
    log.match = replay(GAMES["tagcity"], battle, upto=96)
    return log


def opened(tiles: str = "vp wild extra add", seats: int = 2, **options: str) -> Log:
    """A match of Graffiti in its first turn, artist 1 to act, with these bonus tiles."""
    log = Log("graffiti", seats, first="1", **options)
    log.play(*(f"* lay {tile}" for tile in tiles.split()))
    log.play(
        *(f"* fill {pips}" for pips in "123451"), *(f"* draw {pips}" for pips in "3355"[:seats])
    )
    return log


def graffiti() -> list[Refusal]:
    """Every refusal of Graffiti."""
    refuse = Provoked()
    refuse(Log("graffiti"), "* lay vp")
    refuse(Log("graffiti", first="1"), "* fill 1", "1 pass")
    log = opened()
    refuse(
        log, "2 pass", "9 pass", "1 draw 1", "* draw 1", "1 discard 1", "1 keep r", "1 neutral A1"
    )
    refuse(log, "1 end", "1 vp", "1 extra", "1 reserve A1", "1 paint g add", "1 paint g discount")
    refuse(log, "1 paint r 2", "1 permit 9", "1 bonus 9", "1 spray Z9", "1 spray A1", "1 spray E1")
    spraying(refuse)
    bonus_tiles(refuse)
    boards(refuse)
    end_of_round(refuse)
    refuse(opened(blocking="on").play("* block 3"), "1 spray E2")
    refuse(taught("graffiti", "end"), "1 pass")
    return refuse.refusals


def spraying(refuse: Provoked) -> None:
    log = opened().play("1 paint r", "2 paint r", "1 spray E2")
    refuse(log, "1 paint r", "1 discard tile", "1 discard 1 2", "1 discard 1", "1 discard 1 1")
    log.play("1 discard 3")
    refuse(log, "1 discard 3", "1 pay b wild", "1 pay g k", "1 pay r ry")
    log.play("1 pay r b")
    refuse(log, "2 spray E2 2", "2 reserve E2")
    log = taught("graffiti", "pair", "1 discard 2 2")
    refuse(log, "1 discard 4")


def bonus_tiles(refuse: Provoked) -> None:
    log = opened("reserve reserve vp add").play("1 bonus 1")
    refuse(log, "1 paint r")
    log.play("1 reserve E2", "2 bonus 2")
    refuse(log, "2 reserve E2")
    log.play("2 end")
    refuse(log, "1 reserve A1")
    refuse(log.play("1 pass"), "2 spray E2")
    log = opened("reserve reserve vp add").play(
        "1 bonus 1", "1 reserve A1", "2 paint r", "1 bonus 2"
    )
    refuse(log.play("2 paint r"), "1 reserve A2")
    log = opened("reserve vp wild add").play("1 spray E2", "1 discard 3", "1 pay b ry", "2 bonus 1")
    refuse(log, "2 reserve E2")
    log = opened("add vp wild save", seats=3).play("1 bonus 1", "2 paint g", "3 paint r")
    refuse(log, "1 paint g", "1 paint k add", "1 paint k 2 add")
    refuse(log.play("1 paint g add"), "2 paint g")
    log = opened("discount discount vp add").play(
        "1 bonus 1", "2 paint r", "1 bonus 3 discount", "1 end"
    )
    refuse(log, "2 bonus 3")
    log = opened("discount discount vp add").play("1 bonus 1", "2 paint r", "1 bobby discount")
    refuse(log, "2 bobby")


def boards(refuse: Provoked) -> None:
    log = opened().play(*["1 paint r", "2 paint r"] * 3, "1 paint r")
    refuse(log, "2 paint r")
    log.play("2 paint b", "1 pass", "2 paint b")
    refuse(opened().play(*["1 paint r", "2 paint b"] * 4), "1 paint g 2")
    refuse(
        opened().play(*["1 paint r", "2 paint b"] * 3, *["1 paint y", "2 paint b"] * 2), "1 paint r"
    )
    log = without_permits()
    refuse(log, f"{log.active()[0]} permit 1")


def without_permits() -> Log:
    """Four artists take all permits, round by round, until the stack and space 1 are empty.

    A spray with a permit tile in the first round keeps the game from ending before (G8.7).
    """
    log = opened("permit wild add save", seats=4)
    log.play("1 bonus 1", "2 bonus 2", "3 bonus 3", "4 bonus 4")
    log.play("1 spray E2", "1 discard tile", "1 pay b ry")
    for _ in range(3):
        for number in (4, 3, 2, 1):
            auto(log, f"{log.active()[0]} permit {number}")
        while log.match.state.phase == "turn" and log.match.state.placed:
            auto(log, f"{log.active()[0]} pass")
    return log


def end_of_round(refuse: Provoked) -> None:
    log = opened().play(
        "1 paint r", "2 pass", "1 spray E2", "1 discard 3", "1 pay r b", "1 paint g"
    )
    log.play("1 paint k")
    refuse(log, "2 paint r")
    log.play("1 pass")
    refuse(log, "1 pass", "1 keep y b", "1 keep g k ry", "1 keep g")
    auto(log, "1 keep g k", "* show 3")
    refuse(log, "1 pass", "1 neutral A1", "1 neutral E2")


PROVOKED = {"tagcity": tagcity, "graffiti": graffiti}
"""By game: all refusals that it can give."""
