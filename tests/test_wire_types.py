"""The TypeScript types of the browser are those of the server, as the last `make types-web` wrote them."""

from __future__ import annotations

from scripts.wire_types import TARGET, generated


def test_the_generated_types_are_up_to_date() -> None:
    assert TARGET.read_text("utf-8") == generated(), "run make types-web"


def test_every_message_and_body_is_there() -> None:
    text = generated()
    for name in ("Watch", "Act", "Preview", "Event", "Table", "HttpNewTable", "HttpPosition"):
        assert f"export interface {name} {{" in text
    assert "  type: 'act';" in text
    assert "  view: unknown;" in text
    assert "  status: 'open' | 'running' | 'over' | 'closed';" in text
