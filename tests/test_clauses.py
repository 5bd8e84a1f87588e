"""Every clause leads to its code, its test and its help text."""

from __future__ import annotations

from scripts.clauses import cited, missing, proven


def test_no_clause_lacks_code_test_or_help() -> None:
    assert missing() == []


def test_the_script_finds_what_there_is() -> None:
    assert "T3.5" in cited("tagcity")
    assert "T3.5" in proven("tagcity")
    assert "T9.9" not in cited("tagcity") | proven("tagcity")
