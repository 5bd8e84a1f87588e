"""The sample session of docs/protocol.md is what a server really says."""

from __future__ import annotations

from pathlib import Path

from scripts import session


def test_the_sample_session_is_what_the_server_says(tmp_path: Path) -> None:
    text = session.PAGE.read_text("utf-8")
    assert session.page(text, session.play(tmp_path)) == text, "python -m scripts.session"
