"""The taught games in the terminal: whole ones by a typist, wrong answers, words, and progress."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from allcity import learn
from allcity.cli import main
from allcity.cli.teaching.teacher import WORDS, Teacher
from allcity.cli.typed import Texts
from allcity.cli.typed.completion import next_words
from allcity.games import GAMES
from allcity.learn import Lesson, Progress
from allcity.learn.notebook import Notebook, usual_place
from allcity.locales import LANGUAGES, words
from tests.cli.output import folded


class Typist:
    """Types the given lines, then one line for ever, then leaves."""

    def __init__(self, *lines: str, then: str | None = None) -> None:
        self.lines = list(lines)
        self.then = then

    def __call__(self, prompt: str, texts: Sequence[str]) -> str:
        assert prompt == "> "
        assert "hint" in list(texts)
        if self.lines:
            return self.lines.pop(0)
        if self.then is None:
            raise EOFError
        return self.then


def teach(
    lessons: Sequence[Lesson], typist: Typist, folder: Path, language: str = "en"
) -> Progress:
    notebook = Notebook(folder / "progress.json")
    teacher = Teacher(words(language), notebook, typist)
    teacher.screen.width = 120
    teacher.run(lessons)
    return notebook.progress


def answers(lesson: Lesson) -> list[str]:
    """Return what a learner types who does the same as the record."""
    return [step.text for step in lesson.steps if isinstance(step, learn.Ask | learn.Try)]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_taught_game_in_every_language(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lessons = learn.lessons(game)
    typist = Typist(*(line.upper() for lesson in lessons for line in answers(lesson)))
    progress = teach(lessons, typist, tmp_path, language)
    assert not typist.lines
    assert all(progress.is_done(game, lesson.name) for lesson in lessons)
    out = folded(capsys.readouterr().out)
    for lesson in lessons:
        for key in set(lesson.keys) - {k for k in lesson.keys if "-hint-" in k}:
            assert folded(words(language)(key)) in out
    assert folded(words(language)("learn-all-done")) in out
    assert Notebook(tmp_path / "progress.json").progress == progress


@pytest.mark.parametrize("game", GAMES)
def test_show_goes_through_and_skip_goes_past(game: str, tmp_path: Path) -> None:
    progress = teach(learn.lessons(game), Typist(then="show"), tmp_path)
    assert progress.next(game, learn.names(game)) is None
    progress = teach(learn.lessons(game), Typist(then="SKIP"), tmp_path / "other")
    assert progress.skipped == {f"{game}/{name}" for name in learn.names(game)}
    assert not progress.done


NONSENSE = (
    "", "   ", "?", "help", "hint", "Hint", "why", "why fly", "why pass", "moves", "moves p", "board",
    "fly [/red] [bold]", "tag [/red]", "paint [/red]", "\x00\x1b[2J", "…", "why", "é" * 5000,
)  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nonsense_is_answered_and_asked_again(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson = learn.lessons(game)[0]
    lines = [line for answer in answers(lesson) for line in (*NONSENSE, answer)]
    assert teach([lesson], Typist(*lines), tmp_path, language).is_done(game, lesson.name)
    assert words(language)("learn-help").split("\n")[0] in capsys.readouterr().out


def test_other_and_refused_answers_are_told_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ("take 1", "take 5", "why", "take 2", "hint", "quit")
    progress = teach([learn.find("tagcity", "draw")], Typist(*lines), tmp_path)
    out = capsys.readouterr().out
    assert words("en")("learn-other")[:40] in out
    assert out.count("T2.3: There is no die to take on space 5") == 2
    assert words("en")("learn-try", text="tag L1 L2 L3 M3") in out
    assert words("en")("learn-left") in out
    assert progress == Progress()


def test_completion_offers_the_teachers_words() -> None:
    place = learn.begin(learn.find("tagcity", "draw"))
    texts = Texts(place.game, place.game.legal(place.state, learn.LEARNER), WORDS)
    assert next_words(texts, "h") == ["hint"]
    assert next_words(texts, "s") == ["show", "skip"]
    assert next_words(texts, "take ") == ["1", "2", "4"]


def run(
    *arguments: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
    typed: str = "",
) -> tuple[int, str, str]:  # fmt: skip
    monkeypatch.setenv("ALLCITY_LANG", "en")
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    status = main(["learn", *arguments])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_from_a_pipe_progress_is_remembered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "deep" / "progress.json"
    monkeypatch.setenv("ALLCITY_PROGRESS", str(file))
    status, out, _ = run("tagcity", "2", typed="show\n" * 3, capsys=capsys, monkeypatch=monkeypatch)
    assert status == 0
    assert "Lesson 2 of 11" in out
    assert json.loads(file.read_text("utf-8"))["done"] == ["tagcity/draw"]
    status, out, _ = run(capsys=capsys, monkeypatch=monkeypatch)
    assert "✓  2" in out
    assert out.count("✓") == 1
    typed = "skip\nshow\n"
    status, out, _ = run("tagcity", typed=typed, capsys=capsys, monkeypatch=monkeypatch)
    assert "Lesson 1 of 11" in out
    assert "Lesson 2 of 11" not in out
    assert "Lesson 3 of 11" in out


@pytest.mark.parametrize("broken", [b"\xff\xfe", b"{", b"[1]", b'{"format": 9}', b"[" * 99999])
def test_a_progress_file_that_is_not_ours_is_neither_trusted_nor_overwritten(
    broken: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    file = tmp_path / "progress.json"
    file.write_bytes(broken)
    arguments = ("tagcity", "2", "--progress", str(file))
    status, out, _ = run(*arguments, typed="show\n" * 3, capsys=capsys, monkeypatch=monkeypatch)
    assert status == 0
    assert "progress.json" in out.replace("\n", "")
    assert file.read_bytes() == broken


def test_a_place_that_cannot_be_written_is_no_reason_to_stop(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("x", "utf-8")
    for place in (tmp_path, tmp_path / "file" / "progress.json", Path("\x00")):
        assert not Notebook(place).keep(Progress())
    arguments = ("graffiti", "--progress", str(tmp_path))
    status, out, _ = run(*arguments, typed="skip\n" * 11, capsys=capsys, monkeypatch=monkeypatch)
    assert status == 0
    assert out.count("forgotten") == 1


@pytest.mark.parametrize(("line", "status"), [("chess", 2), ("tagcity 99", 1), ("tagcity x y", 2)])
def test_what_is_not_there_is_said(
    line: str, status: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    exit_status, out, err = run(*line.split(), capsys=capsys, monkeypatch=monkeypatch)
    assert (exit_status, out) == (status, "")
    assert err


def test_the_usual_place() -> None:
    assert usual_place({"XDG_DATA_HOME": "/d"}, "linux") == Path("/d/allcity/progress.json")
    home = {"HOME": "/h"}
    assert usual_place(home, "linux") == Path("/h/.local/share/allcity/progress.json")
    assert "Library" in str(usual_place(home, "darwin"))
    assert "AppData" in str(usual_place({"USERPROFILE": "/u"}, "win32"))
    assert usual_place({"LOCALAPPDATA": "/l"}, "win32") == Path("/l/allcity/progress.json")
