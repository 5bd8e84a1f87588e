"""Programs as bots: the example plays, and a bad one loses its turn, is reported and harms nothing."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from allcity.bots import Bot, bot, external, greedy
from allcity.bots.external import External
from allcity.bots.table import play_out
from allcity.core import Match
from allcity.games import GAMES
from tests.bots.positions import KEYS, asked, positions

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60  # seconds: the machine may be busy with other things
EXAMPLE = ROOT / "examples" / "first_bot.py"
HELLO = 'import sys,time,json,os\nsys.stdin.readline()\nprint(\'{"type":"hello"}\',flush=True)\n'
TURN = "sys.stdin.readline()\nline=sys.stdin.readline()\n"
BAD = {
    "is not there": ("", "crash"),
    "ends at once": ("pass", "crash"),
    "says hello and ends": (HELLO, "crash"),
    "crashes on its turn": (HELLO + TURN + "raise SystemExit(3)", "crash"),
    "hangs on its turn": (HELLO + TURN + "time.sleep(60)", "hang"),
    "says half a line and hangs": (HELLO + TURN + "print('{\"ty',end='',flush=True)\ntime.sleep(60)", "hang"),
    "floods one line": (HELLO + TURN + "while True: sys.stdout.write('x'*65536)", "flood"),
    "floods many lines": (HELLO + TURN + "while True: print('{}')", "flood nonsense"),
    "answers twice": (HELLO + TURN + "print('{}\\n{}',flush=True)\ntime.sleep(60)", "flood"),
    "answers no JSON": (HELLO + TURN + "print('take one',flush=True)\ntime.sleep(60)", "nonsense"),
    "answers a list": (HELLO + TURN + "print('[1]',flush=True)\ntime.sleep(60)", "nonsense"),
    "nests too deeply": (HELLO + TURN + "print('['*50000,flush=True)\ntime.sleep(60)", "nonsense"),
    "answers bytes": (HELLO + TURN + "os.write(1,bytes([255,254,10]))\ntime.sleep(60)", "nonsense"),
    "plays what is not legal": (
        HELLO + TURN + "print('{\"type\":\"play\",\"action\":\"fly\"}',flush=True)\ntime.sleep(60)",
        "nonsense",
    ),
    "plays a number": (
        HELLO + TURN + "print('{\"type\":\"play\",\"action\":7}',flush=True)\ntime.sleep(60)",
        "nonsense",
    ),
    "does not say hello": ("import time\nprint('{}',flush=True)\ntime.sleep(60)", "nonsense"),
}  # fmt: skip


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a program that starts on a busy machine."""
    monkeypatch.setattr(external, "START_MS", PATIENCE * 1000)


def program(folder: Path, source: str, ms: int = 20_000) -> External:
    file = folder / "bad.py"
    file.write_text(source, "utf-8")
    player = bot(f"cmd:{ms}ms {sys.executable} {file}", is_trusted=True)
    assert isinstance(player, External)
    return player


def is_running(process: subprocess.Popen[bytes]) -> bool:
    try:
        os.kill(process.pid, 0)
    except ProcessLookupError:
        return False
    return process.poll() is None


@pytest.mark.parametrize("what", BAD)
def test_a_bad_program_loses_its_turn_to_greedy(what: str, tmp_path: Path) -> None:
    source, kind = BAD[what]
    bad = program(tmp_path, source, 500 if kind == "hang" else 20_000)
    if not source:
        bad.words = [str(tmp_path / "nothing")]
    game = GAMES["tagcity"]
    state, seat = positions("tagcity", 2, 3, 20)[1]
    assert asked(game, bad, state, seat, 5) == asked(game, greedy.choose, state, seat, 5)
    assert [fault.kind in kind for fault in bad.faults] == [True]
    assert len(bad.faults[0].detail) <= 80
    assert bad.line is None
    bad.close()


@pytest.mark.parametrize(
    ("answer", "detail"),
    [
        ("print('x'*300,flush=True)", "x" * 80),
        ("print('['+'1'*300+']',flush=True)", "[" + "1" * 79),
        ("print('{\"a\":\"'+'y'*300+'\"}',flush=True)", '{"a": "' + "y" * 73),
    ],
)
def test_of_a_long_answer_the_beginning_is_told(answer: str, detail: str, tmp_path: Path) -> None:
    bad = program(tmp_path, HELLO + TURN + answer + "\ntime.sleep(60)")
    state, seat = positions("tagcity", 2, 3, 20)[1]
    asked(GAMES["tagcity"], bad, state, seat, 5)
    assert [(fault.kind, fault.detail) for fault in bad.faults] == [("nonsense", detail)]
    bad.close()


def test_a_program_that_ended_before_it_was_asked_has_crashed(tmp_path: Path) -> None:
    gone = program(tmp_path, HELLO + "sys.stdin.readline()")
    game = GAMES["tagcity"]
    state, seat = positions("tagcity", 2, 3, 20)[1]
    gone.meet(game, seat, game.view_to_json(game.view(state, seat)))
    assert gone.line is not None
    gone.line.process.wait(PATIENCE)
    asked(game, gone, state, seat, 5)
    assert [fault.kind for fault in gone.faults] == ["crash"]


def test_a_late_word_does_not_pass_for_the_next_answer(tmp_path: Path) -> None:
    late = tmp_path / "late"
    answer = "print(json.dumps({'type':'play','action':json.loads(line)['legal'][0]}),flush=True)\n"
    wait = f"while not os.path.exists({str(late)!r}): time.sleep(.01)\n"
    talker = program(
        tmp_path, HELLO + TURN + answer + wait + "print('{}',flush=True)\ntime.sleep(60)"
    )
    game = GAMES["tagcity"]
    state, seat = positions("tagcity", 2, 3, 20)[1]
    legal = game.legal(state, seat)
    assert talker(game, game.view(state, seat), legal, Random(1)) in legal
    assert talker.line is not None
    late.touch()
    assert select.select([talker.line.output], [], [], PATIENCE)[0]
    assert talker(game, game.view(state, seat), legal, Random(1)) in legal
    assert [fault.kind for fault in talker.faults] == ["flood"]
    talker.close()


def test_a_program_that_never_reads_does_not_block(tmp_path: Path) -> None:
    deaf = program(tmp_path, HELLO + "time.sleep(60)", ms=200)
    game = GAMES["tagcity"]
    state, seat = positions("tagcity", 4, 3, 20)[3]
    view, legal = game.view(state, seat), game.legal(state, seat)
    deaf.meet(game, seat, game.view_to_json(view))
    assert deaf.line is not None
    process = deaf.line.process
    with pytest.raises(Exception, match="hang"):
        deaf.line.send({"type": "turn", "filler": "x" * 1_000_000}, 200)
    assert deaf(game, view, legal, Random(1)) in legal
    assert [fault.kind for fault in deaf.faults] == ["hang"]
    assert not is_running(process)


def test_a_program_that_dies_again_and_again_is_left_alone(tmp_path: Path) -> None:
    bad = program(tmp_path, HELLO + TURN + "raise SystemExit")
    match = Match(GAMES["tagcity"], 2, match="bad")
    match.commit("04" * 32)
    decisions = play_out(match, [bad, bot("random")], Random(1))
    assert decisions > 20
    assert GAMES["tagcity"].result(match.state) is not None
    assert bad.starts == 4
    assert len(bad.faults) > 4


def test_only_the_end_of_what_a_program_says_of_itself_is_kept(tmp_path: Path) -> None:
    """A program that writes a lot to its standard error is not blocked, and only the end of it is stored."""
    talk = "sys.stderr.write('x' * 5_000_000 + 'the end')\n"
    bad = program(tmp_path, HELLO + TURN + talk + "raise SystemExit(3)")
    state, seat = positions("tagcity", 2, 3, 20)[1]
    asked(GAMES["tagcity"], bad, state, seat, 5)
    (fault,) = bad.faults
    assert fault.kind == "crash"
    assert fault.stderr.endswith("xxxthe end")
    assert len(fault.stderr) == external.TAIL


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    child = tmp_path / "child"
    source = (
        "import subprocess\n" + HELLO + TURN
        + f"p=subprocess.Popen(['sleep','60'])\nopen({str(child)!r},'w').write(str(p.pid))\n"
        + "print('nonsense',flush=True)\ntime.sleep(60)"
    )  # fmt: skip
    bad = program(tmp_path, source)
    state, seat = positions("tagcity", 2, 3, 20)[1]
    asked(GAMES["tagcity"], bad, state, seat, 5)
    try:
        ended = os.pidfd_open(int(child.read_text("utf-8")))
    except ProcessLookupError:
        return
    assert select.select([ended], [], [], PATIENCE)[0]
    os.close(ended)


@pytest.mark.parametrize("key", KEYS)
def test_the_example_plays_whole_matches_without_a_fault(key: str) -> None:
    example = bot(f"cmd:60000ms {sys.executable} {EXAMPLE}", is_trusted=True)
    assert isinstance(example, External)
    others: list[Bot] = [bot("greedy"), bot("random")]
    match = Match(GAMES[key], 3, match="example")
    match.commit("06" * 32)
    play_out(match, [example, *others], Random(1))
    assert example.faults == []
    assert example.starts == 1
    assert example.line is None


WRITES = """import json, sys
for line in sys.stdin:
    message = json.loads(line)
    open(sys.argv[1], "a").write(line)
    if message["type"] == "hello":
        print('{"type":"hello"}', flush=True)
    elif message["type"] == "turn":
        print(json.dumps({"type": "play", "action": message["legal"][-1]}), flush=True)
open(sys.argv[1], "a").write('{"type":"last words"}\\n')
"""


def writer(folder: Path) -> tuple[External, Path]:
    """A program that writes down every line that it reads."""
    (folder / "writes.py").write_text(WRITES, "utf-8")
    file = folder / "messages.jsonl"
    player = bot(f"cmd:60000ms {sys.executable} {folder / 'writes.py'} {file}", is_trusted=True)
    assert isinstance(player, External)
    return player, file


@pytest.mark.parametrize("key", KEYS)
def test_a_program_is_told_what_is_printed_and_how_the_match_ended(
    key: str, tmp_path: Path
) -> None:
    """On other boards than those that come with the game."""
    game = GAMES[key]
    house = game.edition(game.META.editions[0])
    edition = replace(house, key="mine", title="My copy")
    program, file = writer(tmp_path)
    match = Match(game, 2, edition=edition, match="told")
    match.commit("07" * 32)
    play_out(match, [bot("greedy"), program], Random(1))
    messages = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert messages[1] == {
        "type": "new", "game": key, "seat": 1, "printed": game.edition_to_json(edition),
    }  # fmt: skip
    assert messages[1]["printed"]["title"] == "My copy"
    result = game.result(match.state)
    assert result is not None
    assert messages[-2] == {
        "type": "end",
        "result": {
            "points": list(result.points),
            "places": list(result.places),
            "reasons": list(result.reasons),
        },
    }
    assert messages[-1] == {"type": "last words"}  # it ended by itself
    assert program.faults == []


def test_a_match_that_was_left_has_no_result(tmp_path: Path) -> None:
    program, file = writer(tmp_path)
    game = GAMES["tagcity"]
    state, seat = positions("tagcity", 2, 3, 20)[1]
    asked(game, program, state, seat, 5)
    program.close()
    messages = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert messages[1]["printed"] == game.edition_to_json(game.edition(game.META.editions[0]))
    assert messages[-2] == {"type": "end", "result": None}


def test_a_program_that_does_not_end_after_the_match_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "END_MS", 50)
    stays = program(tmp_path, HELLO + "while True: time.sleep(1)")
    game = GAMES["tagcity"]
    state, seat = positions("tagcity", 2, 3, 20)[1]
    stays.meet(game, seat, game.view_to_json(game.view(state, seat)))
    assert stays.line is not None
    process = stays.line.process
    stays.close()
    assert not is_running(process)


def test_the_example_is_short_and_uses_nothing_of_ours() -> None:
    text = EXAMPLE.read_text("utf-8")
    assert text.count("\n") < 50
    assert "import allcity" not in text
    assert "from allcity" not in text
