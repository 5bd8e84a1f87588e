"""The command line: every command does its work, and nonsense gets a kind answer and the right exit."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from allcity.bots import bot
from allcity.bots.table import play_out
from allcity.cli import COMMANDS, main
from allcity.cli.command import example
from allcity.core import Match, fair
from allcity.core.record import parse
from allcity.core.replay import chained
from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from tests.cli.output import folded

RECORDS = Path(__file__).parent.parent / "games" / "tagcity" / "records"
HIGHS = RECORDS / "highs-4.record"


def run(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    status = main(arguments)
    said = capsys.readouterr()
    return status, said.out, said.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [*COMMANDS, "edition check", "edition show", ""])
def test_every_command_has_help(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = run(*command.split(), "--help", "--lang", language, capsys=capsys)
    assert status == 0
    assert "allcity" in out
    if command not in ("edition", ""):
        assert example("cli-" + command.replace(" ", "-")) in out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_simulate_is_reproducible(
    game: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["simulate", game, "--seats", str(seats), "--matches", "2", "--seed", "5", "--json"]
    first, second = (json.loads(run(*line, capsys=capsys)[1]) for _ in range(2))
    assert first["matches"] == second["matches"]
    assert first["games"] == 2
    assert first["decisions"] > 0
    for match in first["matches"]:
        assert set(match) == {"points", "places", "reasons", "rounds"}
        assert len(match["points"]) == seats
    other = json.loads(run(*line[:-2], "6", "--json", capsys=capsys)[1])
    assert other["matches"] != first["matches"]


@pytest.mark.parametrize("game", GAMES)
def test_simulate_tells_the_results_in_words(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run("simulate", game, "--matches", "1", "--bots", "random", capsys=capsys)
    assert status == 0
    assert "Seat 1, random" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_lists_some_matches_and_sums_up_all(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("allcity.cli.simulate.LISTED", 2)
    line = f"simulate tagcity --games 5 --lang {language}".split()
    status, out, _ = run(*line, capsys=capsys)
    assert status == 0
    lines = out.splitlines()
    assert len(lines) == 2 + 1 + 2 + 1
    assert lines[2].split()[0 if language != "es" else 1] == "3"
    assert "5" in lines[3]


def test_replay_shows_a_moment_from_a_seats_view(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run("replay", str(HIGHS), "--at", "60", "--seat", "2", capsys=capsys)
    assert status == 0
    assert "HQ board" in out
    status, out, _ = run("replay", str(HIGHS), "--json", "--at", "12", capsys=capsys)
    document = json.loads(out)
    assert (document["at"], len(document["log"]), document["view"]["seat"]) == (12, 12, None)
    status, out, _ = run("replay", str(HIGHS), capsys=capsys)
    assert "44" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_says_why_the_score_sheet_is_as_it_is(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = run("replay", str(HIGHS), "--lang", language, capsys=capsys)
    assert (status, "T5.3" in out) == (0, False)
    status, out, _ = run("replay", str(HIGHS), "--why", "--lang", language, capsys=capsys)
    assert status == 0
    for clause in ("T5.3", "T5.4", "T3.10"):
        assert clause in out


def test_replay_of_odd_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "odd.record"
    text = HIGHS.read_text("utf-8").replace("seats 4\n", "seats 4\nname 1 [/red]\n")
    file.write_text(text, "utf-8")
    status, out, _ = run("replay", str(file), capsys=capsys)
    assert status == 0
    assert "[/red] takes a die" in out


def test_replay_hides_the_final_die_from_other_viewers(capsys: pytest.CaptureFixture[str]) -> None:
    record = HIGHS.read_text("utf-8").split("\nplay\n")[1].split("\n")
    last = next(i for i in range(len(record)) if record[i][0] == "*" and i > 3)
    lines = {}
    for seat in ("1", "2"):
        out = run(
            "replay", str(HIGHS), "--json", "--at", str(last - 3), "--seat", seat, capsys=capsys
        )
        lines[seat] = json.loads(out[1])["log"][-1]
    assert lines["1"]["line"] == lines["2"]["line"] == "choose"


def test_verify_says_yes_and_no(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = HIGHS.read_text("utf-8")
    assert run("verify", str(HIGHS), capsys=capsys)[0] == 0
    head, _, log = text.partition("\nplay\n")
    for changed, status in [
        (text.replace("commit ", "commit 0")[: text.index("\n", text.index("commit "))] + "", 1),
        (text[: text.index("open ")], 1),
        (text.replace("match golden-1", "match golden-2"), 1),
        (text.replace("game tagcity", "game chess"), 1),
        (head + "\nplay\n* lead 9\n" + log, 1),
        ("", 1),
    ]:
        file = tmp_path / "changed.record"
        file.write_text(changed, "utf-8")
        exit_status, out, err = run("verify", str(file), capsys=capsys)
        assert exit_status == status
        assert out + err
        assert "Traceback" not in err


def test_verify_notices_what_was_cut_off_and_compares_a_mark(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.record"
    whole = HIGHS.read_text("utf-8")
    status, out, _ = run("verify", str(HIGHS), capsys=capsys)
    assert (status, "no chain" in out) == (0, True)
    game, log = GAMES["tagcity"], whole.split("\n")
    record = chained(game, parse(whole))
    file.write_text(record.text(), "utf-8")
    mark = record.chain[:16] if record.chain else ""
    status, out, _ = run("verify", str(file), "--mark", mark, capsys=capsys)
    assert (status, mark in out, str(len(record.log)) in out) == (0, True, True)
    assert run("verify", str(file), "--mark", "0" * 16, capsys=capsys)[0] == 1
    for mark in ("", "0" * 15, "G" * 16, "0" * 65):
        status, _, err = run("verify", str(file), "--mark", mark, capsys=capsys)
        assert (status, "Traceback" in err) == (2, False)
    cut = [*log[:-3], *log[-2:]]
    file.write_text("\n".join(cut), "utf-8")
    status, out, _ = run("verify", str(file), capsys=capsys)
    assert (status, "not over" in out) == (1, True)
    file.write_text(replace(parse("\n".join(cut)), chain=record.chain).text(), "utf-8")
    status, out, _ = run("verify", str(file), capsys=capsys)
    assert (status, "do not agree" in out) == (1, True)


def test_verify_says_who_had_a_share_in_the_dice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.record"
    match = Match(GAMES["tagcity"], 3)
    match.commit("07" * 32, {0: "rain", 1: "sun"}, {0: fair.pledge("rain"), 2: fair.pledge("x")})
    play_out(match, [bot("random")] * 3, Random(1))
    file.write_text(match.record().text(), "utf-8")
    status, out, _ = run("verify", str(file), capsys=capsys)
    assert status == 0
    assert "Seat 1 pledged its share in the dice" in out
    assert "Seat 2 added its share in the dice without a pledge" in out
    assert "Seat 3 pledged a share in the dice and did not reveal it" in out
    changed = replace(match.record(), pledges=((0, fair.pledge("hail")),))
    file.write_text(changed.text(), "utf-8")
    status, out, _ = run("verify", str(file), capsys=capsys)
    assert (status, "Seat 1 did NOT reveal the text that it had pledged" in out) == (1, True)
    assert "All" not in out.split("\n")[1]
    assert "No player had a share" in run("verify", str(HIGHS), capsys=capsys)[1]


def test_a_file_with_other_line_ends_or_no_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "windows.record"
    file.write_bytes(HIGHS.read_bytes().replace(b"\n", b"\r\n"))
    assert run("verify", str(file), capsys=capsys)[0] == 0
    file.write_bytes(b"\xff\xfe\x00")
    status, _, err = run("verify", str(file), capsys=capsys)
    assert status == 1
    assert "UTF-8" in err


@pytest.mark.parametrize("game", GAMES)
def test_perft_counts(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run("perft", game, "--depth", "2", capsys=capsys)
    assert status == 0
    assert len(out.strip().split("\n")) == 3


@pytest.mark.parametrize("game", GAMES)
def test_editions_are_shown_and_checked(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, text, _ = run("edition", "show", game, "--toml", capsys=capsys)
    assert status == 0
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    assert run("edition", "check", str(file), capsys=capsys)[0] == 0
    assert run("edition", "show", str(file), capsys=capsys)[0] == 0
    assert run("edition", "show", game, capsys=capsys)[1].count("\n") > 10
    file.write_text(text.replace("format = 1", "format = 9"), "utf-8")
    status, out, _ = run("edition", "check", str(file), capsys=capsys)
    assert status == 1
    assert "format" in out
    assert run("edition", "show", str(file), capsys=capsys)[0] == 1


@pytest.mark.parametrize(("game", "other"), [("tagcity", "graffiti"), ("graffiti", "tagcity")])
@pytest.mark.parametrize("command", ["play {} --edition", "simulate {} --edition"])
def test_an_edition_of_another_game_is_refused_by_its_game(
    game: str, other: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    text = run("edition", "show", other, "--toml", capsys=capsys)[1]
    file.write_text(text, "utf-8")
    status, _, err = run(*command.format(game).split(), str(file), capsys=capsys)
    assert status == 1
    assert f"“{other}”" in err
    assert "check" not in err  # an edition that has no errors
    file.write_text(text.replace(f'game = "{other}"', ""), "utf-8")
    assert "edition check" in run(*command.format(game).split(), str(file), capsys=capsys)[2]


def test_a_byte_order_mark_in_a_record_or_an_edition_does_not_matter(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "marked"
    file.write_bytes(b"\xef\xbb\xbf" + HIGHS.read_bytes())
    assert run("verify", str(file), capsys=capsys)[0] == 0
    text = run("edition", "show", "tagcity", "--toml", capsys=capsys)[1]
    file.write_text(text, "utf-8-sig")
    assert run("edition", "check", str(file), capsys=capsys)[0] == 0


@pytest.mark.parametrize("game", GAMES)
def test_rules_by_clause_part_and_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    clause = GAMES[game].META.clauses[0]
    part = clause.partition(".")[0]
    for language in LANGUAGES:
        one = run("rules", clause.lower(), "--lang", language, capsys=capsys)[1]
        assert one.startswith(clause)
        assert one.count("\n") == 1
        assert one in run("rules", part, "--lang", language, capsys=capsys)[1]
        whole = run("rules", game, "--lang", language, capsys=capsys)[1]
        assert all(clause in whole for clause in GAMES[game].META.clauses)
        assert whole.count("\n") < run("rules", "--lang", language, capsys=capsys)[1].count("\n")


def test_rules_are_searched_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    out = run("rules", "TELECOMMANDE", "--lang", "fr", capsys=capsys)[1]
    assert _heads(out) == ["T3.10", "T3.11", "T6.1"]
    assert run("rules", "remote", "negative", capsys=capsys)[1].startswith("T3.10")
    both = run("rules", "tie", capsys=capsys)[1]
    assert {head[0] for head in _heads(both)} == {"T", "G"}
    only = run("rules", "graffiti", "tie", capsys=capsys)[1]
    assert {head[0] for head in _heads(only)} == {"G"}
    for wanted in (["bubble", "bobby"], ["xyz"], ["", "xyz"], ["[/red]"]):
        assert run("rules", *wanted, capsys=capsys)[0] == 1


def _heads(text: str) -> list[str]:
    """Return the clauses that are printed; their rulings are indented."""
    return [line.split()[0] for line in text.splitlines() if not line.startswith(" ")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_mark_our_rulings_beside_what_the_rulebook_says(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    say = words(language)
    lines = run("rules", "T6.5", "--lang", language, capsys=capsys)[1].splitlines()
    ours, theirs = say.ruling("T6.5"), say.rulebook("T6.5")
    assert lines == [f"T6.5   {say.rule('T6.5')}", f"       {ours}", f"       {theirs}"]
    assert len(run("rules", "T6.4", "--lang", language, capsys=capsys)[1].splitlines()) == 1


IDLE = RECORDS.parent.parent / "graffiti/records/four-idle-both-variants.record"


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_announces_the_end_by_three_idle_rounds_one_round_before(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    say = words(language)
    texts = [text for _, text in parse(IDLE.read_text("utf-8")).log]
    end = len(texts)
    begun = next(n for n in range(end, 0, -1) if texts[n - 1].startswith("block"))
    announced, warned = folded(say("log-graffiti-idle")), folded(say("graffiti-last-chance"))

    def shown(at: int) -> str:
        return folded(
            run("replay", str(IDLE), "--at", str(at), "--lang", language, capsys=capsys)[1]
        )

    assert announced not in shown(begun - 2)
    assert warned not in shown(begun - 2)
    assert announced in shown(begun)
    assert warned in shown(begun)
    assert warned not in shown(end)
    assert folded(say("end-graffiti-idle")) in shown(end)


def test_it_starts_without_loading_what_it_does_not_need() -> None:
    """Startup stays snappy: help needs no boards, no prompt and no bots."""
    code = "import sys; from allcity.cli import main; main(['--help']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules = done.stdout.split("\n")[-2].split()
    assert not {"rich", "prompt_toolkit", "allcity.bots", "hypothesis"} & set(modules)
