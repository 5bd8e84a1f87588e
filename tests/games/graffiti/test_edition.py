"""Edition files: the house edition is right, and all mistakes of another one are reported at once."""

from __future__ import annotations

import tomllib
from importlib import resources
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from allcity.core.play import random_steps
from allcity.games import graffiti
from allcity.games.graffiti.data import COLOURS
from tests.games.graffiti.invariants import check

HOUSE = resources.files("allcity.games.graffiti").joinpath("house.toml").read_text("utf-8")
LINES = HOUSE.split("\n")


def test_the_house_edition_is_right() -> None:
    reading = graffiti.read_edition(HOUSE)
    assert reading.problems == ()
    assert reading.edition == graffiti.edition("house")


def test_the_house_edition_follows_its_formula() -> None:
    """3 for each primary, 4 for green and black, 1 more in a graffiti of two segments."""
    for each in graffiti.edition("house").graffiti:
        for segment in each.segments:
            paints = sum(3 if COLOURS.index(paint) < 3 else 4 for paint in segment.paints)
            assert segment.vp == paints + (len(each.segments) == 2)


def test_special_graffiti_have_one_paint_and_4_vp_more() -> None:
    edition = graffiti.edition("house")
    basic = {segment.name: segment for each in edition.graffiti for segment in each.segments}
    for each in edition.special:
        for segment in each.segments:
            plain = basic[segment.name]
            assert len(segment.paints) == len(plain.paints) + 1
            assert segment.vp == plain.vp + 4


WRONG = [
    ("format = 1", "format = 2", "edition-format"),
    ('game = "graffiti"', 'game = "tagcity"', "edition-game"),
    ('key = "house"', 'key = "My House"', "edition-key"),
    ("cans = 5", "cans = 1", "edition-value"),
    ("cans = 5", 'cans = "five"', "edition-type"),
    ("bonus = 4", "bones = 4", "edition-unknown-key"),
    ('"2 3", ', "", "edition-graffiti-permit-numbers"),
    ('"6 stack"', '"6 pile"', "edition-graffiti-permit-space"),
    ('"6 stack"', '"6 7"', "edition-graffiti-permit-once"),
    ('"1 first"', '"1 stack"', "edition-graffiti-permit-once"),
    ('"ry b"]', '"ry c"]', "edition-graffiti-paint"),
    ('"ry b"]', '"ry b b b"]', "edition-graffiti-start"),
    (', "ry b"]', "]", "edition-count"),
    ("ry = 7", "ry = 8", "edition-count"),
    ("ry = 7", "ry = 0", "edition-value"),
    ("ry = 7", "yr = 7", "edition-missing"),
    ("5 = 6", "5 = 7", "edition-count"),
    ("save = 5", "save = 32", "edition-value"),
    ("save = 5", "save = true", "edition-type"),
    ("[graffiti.J]", "[graffiti.j]", "edition-graffiti-letter"),
    ("[graffiti.J]", "[wall.J]", "edition-count"),
    ('"YGK 12"', '"YGW 12"', "edition-graffiti-segment"),
    ('"YGK 12"', '"YGK"', "edition-graffiti-segment"),
    ('"YGK 12"', '"YGK 0"', "edition-graffiti-segment"),
    ('"RBGK 15", ', "", "edition-graffiti-sizes"),
    ("section = 5", "section = 6", "edition-value"),
    ("section = 5", "section = 4", "edition-graffiti-sections"),
    ('F = ["YBGKR 19"', 'X = ["YBGKR 19"', "edition-graffiti-special"),
    ('F = ["YBGKR 19", ', "F = [", "edition-count"),
    ("[special]", "[special", "edition-syntax"),
]


@pytest.mark.parametrize(("right", "wrong", "code"), WRONG)
def test_what_is_wrong_is_told_with_its_place(right: str, wrong: str, code: str) -> None:
    assert right in HOUSE
    text = HOUSE.replace(right, wrong, 1)
    reading = graffiti.read_edition(text)
    assert reading.edition is None
    problem = next(problem for problem in reading.problems if problem.code == code)
    assert 1 <= problem.line <= len(LINES)
    assert all(type(fact) in (str, int) for fact in problem.facts.values())


def test_the_line_of_a_wrong_segment_is_told() -> None:
    reading = graffiti.read_edition(HOUSE.replace("YBK 10", "YBK ten"))
    (problem,) = reading.problems
    line = next(number for number, line in enumerate(LINES, 1) if "YBK 10" in line)
    assert (problem.code, problem.line) == ("edition-graffiti-segment", line)
    assert problem.facts["segment"] == "C2"


PLACES = [
    ("cans = 5", 'cans = "five"', "boards.cans"),
    ('"4 5"', '"4 x"', "boards.permits[2]"),
    ('"rb y"', '"rb z"', "boards.start[1]"),
    ('"rb y"', '"rb y y y"', "boards.start[1]"),
    ("save = 5", 'save = "5"', "bonus.save"),
    ("5 = 6", "permit = 6", "permits.permit"),
    ("section = 3", "section = 9", "graffiti.E.section"),
    ('"YBK 10"', '"YBK ten"', "graffiti.C.segments[1]"),
    ('"YBK 10"', "10", "graffiti.C.segments[1]"),
    ('"YBKR 14"', '"YBKRGG 14"', "special.C[1]"),
]


@pytest.mark.parametrize(("old", "new", "path"), PLACES)
def test_a_mistake_has_the_place_of_the_value(old: str, new: str, path: str) -> None:
    assert old in HOUSE
    broken = HOUSE.replace(old, new, 1)
    problem = graffiti.read_edition(broken).problems[0]
    assert problem.path == path
    assert new in broken.split("\n")[problem.line - 1]


def test_everything_is_told_at_once() -> None:
    text = HOUSE.replace("ry = 7", "ry = 9").replace("YGK 12", "?").replace("cans = 5", "cans = 0")
    codes = [problem.code for problem in graffiti.read_edition(text).problems]
    assert codes == ["edition-value", "edition-count", "edition-graffiti-segment"]


def test_a_match_can_be_played_on_another_edition() -> None:
    text = HOUSE.replace('key = "house"', 'key = "mine"').replace("cans = 5", "cans = 4")
    text = text.replace("bonus = 4", "bonus = 6").replace('"6 stack"', '"6 7", "8 stack"')
    edition = graffiti.read_edition(text).edition
    assert edition is not None
    assert edition.digest != graffiti.edition("house").digest
    state = graffiti.setup(3, {}, edition)
    assert (len(state.bonus), len(state.permits)) == (6, 8)
    for _, _, after in random_steps(graffiti, state, Random("mine")):
        check(after)
        state = after
    assert graffiti.result(state) is not None
    assert graffiti.state_from_json(graffiti.state_to_json(state), edition) == state


@settings(deadline=None)
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    reading = graffiti.read_edition(text)
    assert reading.edition is None
    assert reading.problems


_VALUES = st.sampled_from(
    ["0", "-1", "99", "true", "[]", "{}", '""', '"A"', '["RB 3"]', "[1, 2]", '["1 2"]', "1.5"]
)


@settings(deadline=None)
@given(st.integers(0, len(LINES) - 1), _VALUES, st.sampled_from(["value", "key", "drop", "twice"]))
def test_a_broken_line_is_read_or_refused(at: int, value: str, how: str) -> None:
    lines, (key, equals, old) = list(LINES), LINES[at].partition("=")
    broken = {
        "value": f"{key}{equals} {value}",
        "key": f'"{value[1:-1]}" {equals}{old}' if equals else f"[{value}]",
        "drop": "",
        "twice": f"{LINES[at]}\n{LINES[at]}",
    }
    lines[at] = broken[how]
    text = "\n".join(lines)
    reading = graffiti.read_edition(text)
    assert reading.edition is not None or reading.problems
    if reading.edition is not None:
        tomllib.loads(text)
