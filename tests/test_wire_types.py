"""The TypeScript types of the browser are those of Python, as the last `make types-web` wrote them."""

from __future__ import annotations

from scripts.wire_types import WEB, generated


def test_the_generated_types_are_up_to_date() -> None:
    for target, text in generated().items():
        assert target.read_text("utf-8") == text, "run make types-web"


def test_every_message_and_body_is_there() -> None:
    text = generated()[WEB / "protocol.ts"]
    for name in ("Watch", "Act", "Preview", "Event", "Table", "HttpNewTable", "HttpPosition"):
        assert f"export interface {name} {{" in text
    assert "  type: 'act';" in text
    assert "  view: unknown;" in text
    assert "  status: 'open' | 'running' | 'over' | 'closed';" in text
