"""Commands that are misused, or asked for the impossible: they say so clearly, and leave nothing half done."""

from __future__ import annotations

import pytest

from allcity.locales import LANGUAGES
from tests.cli.test_commands import HIGHS, RECORDS, run


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("fly", "fly"),
        ("edition", "--help"),
        ("edition fly", "fly"),
        ("simulate", "GAME"),
        ("simulate chess", "tagcity"),
        ("simulate tagcity --seats 7", "2 to 4"),
        ("simulate tagcity --seats two", "2 to 4"),
        ("simulate tagcity --matches 0", "from 1 on"),
        ("simulate tagcity --seats", "--seats"),
        ("simulate tagcity --set 2", "--seats"),
        ("simulate tagcity --seed x", "whole number"),
        ("simulate tagcity --option city", "city=B"),
        ("simulate tagcity --bots random,random,random", "3 bots"),
        ("simulate tagcity extra", "simulate"),
        ("perft tagcity --depth 99", "0 to 9"),
        ("play tagcity --seed xyz", "xyz"),
        ("play tagcity --bots a,b,c", "3 bots"),
        ("rules --lang de", " ".join(LANGUAGES)),
        ("rules --lang", " ".join(LANGUAGES)),
        (f"replay {HIGHS} --seat 9", "1 to 4"),
        (f"replay {HIGHS} --at 9999", "9999"),
        (f"replay {RECORDS / 'bubbles-2.record'} --seat 3", "seat 3"),
        ("arena", "GAME"),
        ("arena chess --bots a,b", "tagcity"),
        ("arena tagcity", "--bots"),
        ("arena tagcity --bots greedy", "two bots"),
        ("arena tagcity --bots greedy,random --matches 0", "from 1 on"),
        ("arena tagcity --bots greedy,random --seats 5", "2 to 4"),
        ("arena tagcity --bots greedy,random --workers 0", "1 to 256"),
        ("arena tagcity --bots greedy,random --option city", "city=B"),
        ("arena tagcity --bots greedy,random --parquet", "--parquet"),
        ("balance", "GAME"),
        ("balance tagcity --matches none", "from 1 on"),
        ("balance tagcity extra", "balance"),
    ],
)
def test_a_misused_command_exits_with_2(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(*line.split(), capsys=capsys)
    assert (status, out) == (2, "")
    assert said in err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("rules T9.9", "T9.9"),
        ("simulate tagcity --bots deep", "deep"),
        ("simulate tagcity --option town=B", "town"),
        ("simulate tagcity --option city=C", "C"),
        ("simulate tagcity --edition nowhere.toml", "nowhere.toml"),
        ("verify nowhere.record", "nowhere.record"),
        ("verify .", "."),
        ("replay nowhere.record", "nowhere.record"),
        ("edition check nowhere.toml", "nowhere.toml"),
        ("edition show nowhere.toml", "nowhere.toml"),
        ("perft tagcity --position nowhere", "start-2"),
        ("arena tagcity --bots greedy,deep", "deep"),
        ("arena tagcity --bots greedy,search:fast", "fast"),
        ("arena tagcity --bots greedy,cmd:", "program"),
        ("arena tagcity --bots greedy,random --option city=C", "C"),
        ("arena tagcity --bots greedy,random --option town=A", "town"),
        ("arena tagcity --bots greedy,random --edition nowhere.toml", "nowhere.toml"),
        ("arena tagcity --bots greedy,random --records /dev/null", "/dev/null"),
        ("arena tagcity --bots random,random --matches 1 --workers 1 --parquet /no/x", "/no/x"),
        ("balance tagcity --bot deep", "deep"),
        (
            "balance tagcity --bot random --matches 1 --workers 1 --html /nowhere/x.html",
            "/nowhere/x.html",
        ),
    ],
)
def test_what_is_refused_exits_with_1(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = run(*line.split(), capsys=capsys)
    assert status == 1
    assert said in err
    assert "Traceback" not in err
