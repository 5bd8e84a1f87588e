"""Reading edition files: every mistake is reported, briefly and quickly."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from importlib import resources

import pytest

from allcity.core.edition import FACT, WIDTH, Document
from allcity.games import GAMES
from allcity.locales import LANGUAGES, words

SIZE = 64_000  # five times what the server takes


def filled(line: Callable[[int], str]) -> str:
    """Return as many numbered lines as a file may have."""
    return "\n".join(line(number) for number in range(SIZE // len(line(100))))


def dotted(size: int) -> str:
    return ".".join("a" * (size // 2))


SLOW = {
    "one dotted key": dotted(SIZE - 4) + " = 1",
    "parts with another kind of line's end": ".".join(['"\u2028"'] * (SIZE // 4 - 2)) + " = 1",
    "one dotted table": f"[{dotted(SIZE - 2)}]",
    "spaces after a bracket": filled(lambda _: "[" + " " * (WIDTH - 1)),
    "dotted keys": filled(lambda n: f"{dotted(WIDTH - 10)}.x{n} = 1"),
    "dotted keys in a dotted table": f"[{dotted(WIDTH - 8)}]\n"
    + filled(lambda n: f"{dotted(WIDTH - 10)}.x{n} = 1"),
    "tables": filled(lambda n: f"[{dotted(WIDTH - 10)}.x{n}]"),
    "lists": "a = " + "[\n" * (SIZE // 4) + "]\n" * (SIZE // 4),
    "keys": filled(lambda n: f"k{n} = 1"),
    "empty lines": "\n" * SIZE,
}


@pytest.mark.parametrize("text", SLOW.values(), ids=list(SLOW))
def test_no_file_takes_long_to_refuse(text: str) -> None:
    """Some took 15 seconds, in which a server did nothing else; now it is the fifth part of one at most."""
    for game in GAMES.values():
        begun = time.thread_time()
        assert game.read_edition(text).edition is None
        assert time.thread_time() - begun < 2


def test_a_line_has_an_end() -> None:
    assert not Document("# " + "x" * (WIDTH - 2)).problems
    (problem,) = Document("format = 1\n# " + "x" * (WIDTH - 1)).problems
    assert (problem.code, problem.line) == ("edition-syntax", 2)
    for language in LANGUAGES:
        assert str(WIDTH) in words(language).problem(problem)


@pytest.mark.parametrize("text", ["a = " + "[" * 100 + "\n[" * 2_000, "a = 1__0", "a = 'x"])
def test_what_is_no_toml_is_one_problem(text: str) -> None:
    (problem,) = Document(text).problems
    assert (problem.code, problem.line) == ("edition-syntax", 1)


def test_a_number_that_is_too_long_to_be_read_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python reads no number of more than 4,300 digits, and says so by an error of its own."""
    monkeypatch.setattr("allcity.core.edition.WIDTH", 10_000)
    (problem,) = Document("format = " + "9" * 5_000).problems
    assert problem.code == "edition-syntax"


def test_a_long_text_is_not_repeated_as_a_whole() -> None:
    long = ("x" * 100 + "\n") * 100
    house = f'format = 1\ngame = "tagcity"\nkey = """{long}"""\ntitle = "T"\n'
    problem = next(
        p for p in GAMES["tagcity"].read_edition(house).problems if p.code == "edition-key"
    )
    assert len(str(problem.facts["key"])) == FACT
    for language in LANGUAGES:
        assert words(language).problem(problem)


def mistakes(text: str, game: str = "tagcity") -> list[tuple[str, str, int]]:
    """Each problem of a file by its code, its path and its line."""
    return [(p.code, p.path, p.line) for p in GAMES[game].read_edition(text).problems]


def house(game: str) -> str:
    return resources.files(f"allcity.games.{game}").joinpath("house.toml").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("value", ["", "format = 0", 'game = ""', 'key = ""', 'key = "Big"'])
def test_a_wrong_line_of_the_header_is_one_problem(game: str, value: str) -> None:
    name = value.split(" ", maxsplit=1)[0] or "format"
    text, replacements = re.subn(rf"^{name} = .*$", value, house(game), count=1, flags=re.MULTILINE)
    assert replacements
    (mistake,) = mistakes(text, game)
    code = f"edition-{name}" if value else "edition-missing"
    assert mistake[:2] == (code, name)


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_an_unknown_key_is_named_with_its_table_and_its_line(end: str) -> None:
    lines = house("tagcity").split("\n")
    table = next(n for n, line in enumerate(lines) if line.startswith("[") and "." not in line)
    name = lines[table].strip("[]")
    lines.insert(table + 1, "colour = 1")
    lines.insert(0, "author = 'x'")
    assert mistakes(end.join(lines)) == [
        ("edition-unknown-key", "author", 1),
        ("edition-unknown-key", f"{name}.colour", table + 3),
    ]


@pytest.mark.parametrize("odd", ["\u2028", "\u2029", "\x85"])
def test_lines_are_counted_as_editors_count_them(odd: str) -> None:
    text = f"# a comment{odd}with an odd character\n" + house("tagcity")
    place = text[: text.index("format = 1")].count("\n") + 1
    changed = text.replace("format = 1", "format = 9")
    assert mistakes(changed) == [("edition-format", "format", place)]


@pytest.mark.parametrize("game", GAMES)
def test_a_byte_order_mark_at_the_start_does_not_matter(game: str) -> None:
    plain, marked = (GAMES[game].read_edition(mark + house(game)) for mark in ("", "\ufeff"))
    assert marked == plain
    assert plain.edition is not None


@pytest.mark.parametrize("game", GAMES)
def test_other_boards_under_the_key_of_the_shipped_ones_are_noticed(game: str) -> None:
    rules, text = GAMES[game], house(game)
    assert not rules.read_edition(text.replace("\n", "\r\n")).problems
    assert not rules.read_edition(text.replace("title = ", "title = 'My copy' # ")).problems
    value = {"tagcity": ("P = 12", "P = 13"), "graffiti": ("cans = 5", "cans = 6")}[game]
    reading = rules.read_edition(text.replace(*value))
    assert [(p.code, p.path, p.is_warning) for p in reading.problems] == [
        ("edition-shipped-key", "key", True)
    ]
    for language in LANGUAGES:
        assert "house" in words(language).problem(reading.problems[0])
    assert not rules.read_edition(text.replace(*value).replace('"house"', '"mine"')).problems


def test_a_text_in_another_encoding_is_called_that() -> None:
    saved = house("tagcity").encode("utf-16").decode("utf-8", "replace")
    (problem,) = GAMES["tagcity"].read_edition(saved).problems
    assert (problem.code, problem.facts["detail"]) == ("edition-syntax", "encoding")
    for language in LANGUAGES:
        assert "UTF-8" in words(language).problem(problem)


def test_a_list_with_wrong_values_is_one_mistake_for_each() -> None:
    text = house("tagcity").replace("rows = [6, 6, 6", 'rows = [6, "six", true', 1)
    paths = [(path, code) for code, path, _ in mistakes(text)]
    assert paths == [(f"city.A.high.rows[{index}]", "edition-type") for index in (1, 2)]


def test_what_follows_from_a_mistake_is_not_told_again() -> None:
    """A number that is none is not out of bounds as well, and a list with a text in it does not have too few numbers."""
    graffiti = house("graffiti").replace("cans = 5", 'cans = "five"').replace('"yb r"', "3")
    paths = [(code, path) for code, path, _ in mistakes(graffiti, "graffiti")]
    assert paths == [("edition-type", "boards.cans"), ("edition-type", "boards.start[2]")]


def test_of_a_list_with_a_wrong_item_nothing_else_is_told() -> None:
    document = Document('a = [1, "x"]\nb = [1]')
    assert (document.integers("a"), document.integers("b")) == ([], [1])
    for path in ("a", "b"):
        document.error("edition-value", path, low=2, high=3)
    told = [(problem.code, problem.path) for problem in document.problems]
    assert told == [("edition-type", "a[1]"), ("edition-value", "b")]


def test_what_is_missing_is_told_once_at_the_line_of_its_table() -> None:
    document = Document("a = 1\n\n[city]\n")
    assert document.integer("city.rows") == 0
    document.error("edition-value", "city.rows", low=2, high=3)
    told = [(problem.code, problem.path, problem.line) for problem in document.problems]
    assert told == [("edition-missing", "city.rows", 3)]


def test_of_an_edition_of_another_game_nothing_else_is_told() -> None:
    document = Document('format = 1\ngame = "chess"\nkey = "Not A Key"\n')
    document.header("tagcity")
    document.error("edition-value", "format", low=2, high=3)
    assert [problem.code for problem in document.problems] == ["edition-game"]
