"""The findings of axe-core on a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def axe(page: Page, where: str) -> None:
    """Fail with all findings on a page at once."""
    results = Axe().run(page)
    violations = [
        f"{one['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
        for one in results.response["violations"]
        for node in one["nodes"]
    ]
    assert not violations, f"{where}\n" + "\n".join(violations)
