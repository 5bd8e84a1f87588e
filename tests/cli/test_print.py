"""`allcity print`: every page is filled from the edition, fits on the paper, and does without colours."""

from __future__ import annotations

import re
from pathlib import Path

import pypdfium2
import pytest

from allcity.cli.print import PAPERS
from allcity.cli.print import paper as sheets
from allcity.games import GAMES, folder
from allcity.locales import LANGUAGES, words
from tests.cli.test_commands import run

OWN = [game for game in GAMES if folder(game, "paper.py").is_file()]


def printed(capsys: pytest.CaptureFixture[str], path: Path, *line: str) -> list[str]:
    """The text of each page of what was printed."""
    status, out, err = run("print", *line, "--out", str(path), capsys=capsys)
    assert (status, err) == (0, "")
    assert str(path) in out
    with pypdfium2.PdfDocument(path) as pdf:
        return [page.get_textpage().get_text_bounded() for page in pdf]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", OWN)
def test_boards_and_rules_fit_on_the_paper(
    game: str, paper: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.pdf"
    text = "\n".join(printed(capsys, path, game, "--paper", paper, "--ink", "low"))
    for clause in GAMES[game].META.clauses:
        assert len(re.findall(rf"\b{re.escape(clause)}\b", text)) >= len(LANGUAGES)
    for language in LANGUAGES:
        assert words(language)("print-rules") in text
    assert path.stat().st_size < 300_000
    assert fits(path)


def fits(path: Path) -> bool:
    """Tell whether the texts of all pages stay off the edge that most printers leave white."""
    edge = 20  # points
    with pypdfium2.PdfDocument(path) as pdf:
        for page in pdf:
            wide, high = page.get_size()
            signs = page.get_textpage()
            for index in range(signs.count_chars()):
                left, bottom, right, top = signs.get_charbox(index)
                if not (
                    edge <= left <= right <= wide - edge and edge <= bottom <= top <= high - edge
                ):
                    return False
    return True


def test_graffiti_has_what_its_rules_ask_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The bobby has a space (G1.4), two and three artists have neutral tags (G7.4), and a section can be blocked (G9.1)."""
    pages = printed(capsys, tmp_path / "g.pdf", "graffiti")
    (boards,) = (page for page in pages if page.startswith("Boards"))
    (tokens,) = (page for page in pages if page.startswith("Cans, tags and markers"))
    assert boards.count("bobby") == 1
    counts = [
        tokens.count(what) for what in ("first player", "bobby", "blocking token", "neutral tag")
    ]
    assert counts == [1, 1, 1, 16]


@pytest.mark.parametrize("paper", PAPERS)
def test_as_many_spaces_as_an_edition_may_have_fit_on_the_paper(
    paper: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = (
        folder("graffiti", "house.toml").read_text("utf-8").replace('key = "house"', 'key = "own"')
    )
    many = re.sub("(?m)^bonus = .*$", "bonus = 8", house)
    permits = 'permits = ["1 first", "2 3", "4 5", "6 7", "8 stack"]'
    edition = tmp_path / "many.toml"
    edition.write_text(re.sub("(?m)^permits = .*$", permits, many), "utf-8")
    path = tmp_path / "many.pdf"
    pages = printed(capsys, path, "graffiti", "--edition", str(edition), "--paper", paper)
    boards = "".join(page for page in pages if page.startswith("Boards"))
    assert (boards.count("stack"), boards.count("bobby")) == (1, 1)
    assert fits(path)


def test_the_values_are_those_of_the_edition(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for game, old, new, shown in (
        ("tagcity", "P = 12", "P = 47", "47"),
        ("graffiti", '"RBGK 15"', '"RBGK 88"', "88"),
    ):
        house = folder(game, "house.toml").read_text("utf-8")
        assert old in house
        edition = tmp_path / f"{game}.toml"
        edition.write_text(
            house.replace(old, new, 1).replace('key = "house"', 'key = "own"'), "utf-8"
        )
        plain = printed(capsys, tmp_path / f"{game}-house.pdf", game)
        own = printed(capsys, tmp_path / f"{game}.pdf", game, "--edition", str(edition))
        assert not any(re.search(rf"\b{shown}\b", page) for page in plain)
        assert any(re.search(rf"\b{shown}\b", page) for page in own)


def test_no_file_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.pdf"
    path.write_text("my thesis")
    status, _, err = run("print", OWN[0], "--out", str(path), capsys=capsys)
    assert status == 1
    assert "not overwritten" in err
    assert path.read_text() == "my thesis"


def test_patterns_differ_without_their_colours() -> None:
    patterns = [(angle, step, crossed) for angle, step, crossed, _ in sheets.PATTERNS.values()]
    assert len(set(patterns)) == len(patterns)


def test_without_the_extra_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("allcity.cli.print.find_spec", lambda name: None)
    status, _, err = run("print", OWN[0], "--out", str(tmp_path / "x.pdf"), capsys=capsys)
    assert (status, "allcity[print]" in err) == (2, True)
    assert not (tmp_path / "x.pdf").exists()
