"""Puzzles in the terminal: a wrong try hears why, a right one solves, and the progress is remembered."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from allcity.cli import main
from allcity.cli.teaching.solver import Solver
from allcity.games import GAMES
from allcity.learn import Ask
from allcity.learn.notebook import Notebook
from allcity.learn.puzzle import find_puzzle, puzzles
from allcity.locales import LANGUAGES, words
from tests.cli.output import folded
from tests.cli.test_learn import Typist


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_try_hears_why_and_a_right_one_solves(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = find_puzzle(game, "1"), find_puzzle(game, "2")
    (wrong, loss), *_ = first.losses[0].items()
    right = [step.text for step in first.steps if isinstance(step, Ask)]
    notebook, say = Notebook(tmp_path / "progress.json"), words(language)
    solver = Solver(say, notebook, Typist(wrong, *right, then="show"))
    solver.screen.width = 200
    solver.run([first, second])
    out = folded(capsys.readouterr().out)
    for text in (
        say("puzzle-other", loss=loss), say("puzzle-solved"),
        say("puzzle-number", number=1, grade=first.grade, found=first.found),
    ):  # fmt: skip
        assert folded(text) in out
    assert notebook.progress.is_done(game, first.name)
    assert notebook.progress.is_skipped(game, second.name), "its answer was shown"


def test_the_command_counts_solves_and_refuses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALLCITY_PROGRESS", str(tmp_path / "progress.json"))
    assert main(["puzzles"]) == 0
    assert f"Tag City: {len(puzzles('tagcity'))} puzzles, 0 solved" in capsys.readouterr().out
    assert main(["puzzles", "tagcity", "99999"]) == 1
    assert "99999" in capsys.readouterr().err
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(["puzzles", "tagcity", "--grade", "5"]) == 0
    assert "grade 5" in capsys.readouterr().out
