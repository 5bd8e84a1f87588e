"""Edition files: every mistake is reported with its place, and a correct one can be played."""

from __future__ import annotations

from importlib import resources
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from allcity.core import Match
from allcity.core.errors import Malformed
from allcity.core.play import random_steps
from allcity.core.replay import replay
from allcity.games import tagcity
from allcity.locales import LANGUAGES, words
from tests.games.tagcity.invariants import check
from tests.sizes import size

HOUSE = resources.files("allcity.games.tagcity").joinpath("house.toml").read_text("utf-8")
MINE = HOUSE.replace('key = "house"', 'key = "mine"')

WRONG = [
    ('key = "house"', 'key = "House!"', "edition-key"),
    ("format = 1", "format = 2", "edition-format"),
    ("format = 1", "", "edition-missing"),
    ('game = "tagcity"', 'game = "chess"', "edition-game"),
    ('title = "All City house edition"', "title = 7", "edition-type"),
    ('title = "', 'titel = "', "edition-unknown-key"),
    ('ring = ["I4", ', "ring = [", "edition-count"),
    ('ring = ["I4"', 'ring = ["X9"', "edition-tagcity-unknown-shape"),
    ('ring = ["I4"', 'ring = ["I1"', "edition-tagcity-unknown-shape"),
    ('ring = ["I4"', 'ring = ["L4"', "edition-tagcity-shape-twice"),
    ('I2 = ["##"]', "", "edition-count"),
    ('I2 = ["##"]', 'I2 = ["#.#"]', "edition-tagcity-shape-pieces"),
    ('I2 = ["##"]', 'I2 = ["#?"]', "edition-tagcity-shape-picture"),
    ('I2 = ["##"]', "I2 = []", "edition-tagcity-shape-picture"),
    ('I2 = ["##"]', 'I2 = ["#############"]', "edition-tagcity-shape-size"),
    ('I2 = ["##"]', 'duo = ["##"]', "edition-tagcity-shape-name"),
    ('I2 = ["##"]', 'I4 = ["##"]', "edition-tagcity-shape-twice"),
    ("RRRRRRYYYYYY", "RRRRRRYYYYY", "edition-tagcity-row"),
    ("RRRRRRYYYYYY", "RRRRRRYYYYY.", "edition-tagcity-colour"),
    ("RRRRRRYYYYYY", "RRRRRRYYYYYX", "edition-tagcity-colour"),
    ("RRRRRRYYYYYY\n", "", "edition-count"),
    ("drones = [-2, ", "drones = [", "edition-count"),
    ("drones = [-2", "drones = [2", "edition-value"),
    ("bubbles = [-1", 'bubbles = ["-1"', "edition-type"),
    ("bubbles = [-1", "bubbles = [0", "edition-value"),
    ("rows = [6, ", "rows = [", "edition-count"),
    ("R = 10", "R = 100", "edition-value"),
    ("R = 10", 'R = "ten"', "edition-type"),
    ("R = 10\n", "", "edition-missing"),
    ("R = 10", "R = 10\nO = 3", "edition-unknown-key"),
    ("[city.B]", "[city.C]", "edition-unknown-key"),
    ("[hq]", "[hq", "edition-syntax"),
]


@pytest.mark.parametrize(("old", "new", "code"), WRONG)
def test_what_is_wrong_is_told_with_its_place(old: str, new: str, code: str) -> None:
    assert old in HOUSE
    reading = tagcity.read_edition(HOUSE.replace(old, new, 1))
    assert reading.edition is None
    problem = next(problem for problem in reading.problems if problem.code == code)
    assert not problem.is_warning
    for language in LANGUAGES:
        assert str(problem.line) in words(language).problem(problem)


def test_the_place_is_the_line_of_the_mistake() -> None:
    broken = HOUSE.replace("RRRRPPPPYYYY", "RRRRPPPPYYYX", 1)
    (problem,) = tagcity.read_edition(broken).problems
    assert broken.split("\n")[problem.line - 1] == "RRRRPPPPYYYX"
    assert problem.facts["square"] == "L3"


PLACES = [
    ('ring = ["I4", "L4"', 'ring = ["I4", "X9"', "hq.ring[1]"),
    ('ring = ["I4", "L4"', 'ring = ["I4", "I4"', "hq.ring[1]"),
    ('ring = ["I4", "L4"', 'ring = ["I4", 4', "hq.ring[1]"),
    ('I2 = ["##"]', 'I2 = ["#?"]', "shapes.small.I2"),
    ("RRRRPPPPYYYY", "RRRRPPPPYYxY", "city.A.grid[2][10]"),
    ("RRRRPPPPYYYY", "RRRRPPPPYYY", "city.A.grid[2]"),
    ("drones = [-2, -3", "drones = [-2, 3", "city.A.drones[1]"),
    ("bubbles = [-1, -1", 'bubbles = [-1, "-1"', "city.A.bubbles[1]"),
    ("columns = [4, 4", "columns = [4, 100", "city.A.high.columns[1]"),
    ("columns = [4, 4", 'columns = [4, "x"', "city.A.high.columns[1]"),
    ("rows = [6, 6, 6", "rows = [6, 6, -6", "city.A.high.rows[2]"),
    ("P = 12", "P = 100", "city.A.high.P"),
    ("P = 12", 'P = "12"', "city.A.high.P"),
    ("columns = [2, 2", "columns = [2, 5", "city.A.low.columns[1]"),
    ("rows = [3, 3", "rows = [3, 7", "city.A.low.rows[1]"),
    ("R = 5", "R = 11", "city.A.low.R"),
]


@pytest.mark.parametrize(("old", "new", "path"), PLACES)
def test_a_mistake_has_the_place_of_the_value(old: str, new: str, path: str) -> None:
    assert old in MINE
    broken = MINE.replace(old, new, 1)
    (problem,) = tagcity.read_edition(broken).problems
    assert problem.path == path
    at = next(n for n, line in enumerate(broken.split("\n"), 1) if new in line)
    assert problem.line == at
    for language in LANGUAGES:
        assert path in words(language).problem(problem)


def test_a_list_that_is_missing_hides_no_other_mistake() -> None:
    broken = MINE.replace("columns = [4, ", "columns = [").replace("P = 12", "P = 100")
    codes = [(p.code, p.path) for p in tagcity.read_edition(broken).problems]
    wrong_a = [("edition-count", "city.A.high.columns"), ("edition-value", "city.A.high.P")]
    assert codes == [*wrong_a, ("edition-count", "city.B.high.columns")]


def test_all_mistakes_are_told_at_once() -> None:
    broken = HOUSE.replace("R = 10", "R = -1").replace("T4 = [", "T44 = [").replace("[-2,", "[2,")
    codes = {problem.code for problem in tagcity.read_edition(broken).problems}
    assert {"edition-value", "edition-tagcity-shape-name", "edition-tagcity-unknown-shape"} <= codes


def test_a_district_in_two_pieces_is_only_a_warning() -> None:
    reading = tagcity.read_edition(MINE.replace("GGGGGGBBBBBB", "GGGGGGBBBBBR", 1))
    (problem,) = reading.problems
    assert (problem.code, problem.is_warning) == ("edition-tagcity-district-pieces", True)
    assert reading.edition is not None


def test_equal_shapes_and_lows_above_highs_are_warnings() -> None:
    reading = tagcity.read_edition(
        MINE.replace('L5 = ["#.", "#.", "#.", "##"]', 'L5 = ["###", "..#"]').replace(
            "R = 5", "R = 55"
        )
    )
    assert {p.code for p in reading.problems} == {
        "edition-tagcity-shape-same",
        "edition-tagcity-low-above-high",
    }
    assert reading.edition is not None


def test_a_shape_may_be_as_long_as_the_city() -> None:
    long = HOUSE.replace('I4 = ["####"]', 'I4 = ["############"]', 1)
    assert tagcity.read_edition(long).edition is not None
    wide = HOUSE.replace('I4 = ["####"]', f"I4 = {['#' * 9] * 9}", 1)
    assert [p.code for p in tagcity.read_edition(wide).problems] == ["edition-tagcity-shape-size"]


def test_values_may_reach_their_bounds_and_not_pass_them() -> None:
    bounds = HOUSE.replace("R = 10", "R = 99").replace("R = 5", "R = 0").replace("[-2,", "[-99,")
    assert tagcity.read_edition(bounds).edition is not None
    for old, new, low, high in [("R = 10", "R = 100", 0, 99), ("[-2,", "[-100,", -99, -1)]:
        problems = tagcity.read_edition(HOUSE.replace(old, new, 1)).problems
        assert [(p.facts["low"], p.facts["high"]) for p in problems] == [(low, high)]


def test_a_match_can_be_played_on_ones_own_edition() -> None:
    mine = HOUSE.replace('key = "house"', 'key = "mine"').replace("P = 12", "P = 30")
    mine = mine.replace('ring = ["I4"', 'ring = ["W5"').replace(
        "-3, -4, -5, -6]", "-3, -4, -5, -9]"
    )
    edition = tagcity.read_edition(mine).edition
    assert edition is not None
    assert edition.digest != tagcity.edition("house").digest
    match = Match(tagcity, 2, edition=edition)
    match.commit("11" * 32)
    assert match.state.ring[0] == "W5"
    for _, _, state in random_steps(tagcity, match.state, Random(1)):
        check(state)
        assert tagcity.state_from_json(tagcity.state_to_json(state), edition) == state
    match.settle()
    assert replay(tagcity, match.record(), edition).state == match.state
    with pytest.raises(Malformed, match="record-other-edition"):
        replay(tagcity, match.record())
    with pytest.raises(Malformed, match="state-edition"):
        tagcity.state_from_json(tagcity.state_to_json(match.state))


@given(st.data())
@settings(max_examples=size(300, 10_000), deadline=None)
def test_any_text_is_an_edition_or_cleanly_refused(data: st.DataObject) -> None:
    lines = HOUSE.split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(lines) - 1))
        noise = data.draw(st.text(max_size=12) | st.sampled_from(lines) | st.just("a = [[1]]"))
        lines[place : place + data.draw(st.integers(0, 2))] = [noise]
    reading = tagcity.read_edition("\n".join(lines))
    assert (reading.edition is None) == any(not problem.is_warning for problem in reading.problems)
    for problem in reading.problems:
        assert words("en").problem(problem)
