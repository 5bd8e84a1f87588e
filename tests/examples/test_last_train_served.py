"""The third game on the server and in the browser, by the plain face that every game without drawings gets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import axe
from tests.browser.conftest import EACH, PATIENCE
from tests.server.harness import Person, Process, play_on


@pytest.fixture(scope="module")
def process(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server process that has the game."""
    database = f"sqlite:///{tmp_path_factory.mktemp('served') / 'tables.db'}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(installed))
        process = Process(database)
    process.wait_until_ready()
    yield process
    process.terminate()


@pytest.fixture
def page(process: Process, browser: Browser) -> Iterator[Page]:
    chosen: dict[str, Any] = {"base_url": f"http://127.0.0.1:{process.port}", **EACH}
    context = browser.new_context(**chosen)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("/")
    yield page
    context.close()


def test_it_is_played_over_sockets_and_its_record_is_fair(process: Process) -> None:
    ana = Person(process.port, "Ana")
    table = ana.make("lasttrain", seats=5, sit=[0, 1, 2, 3, 4], start=True)
    socket = ana.at(table)
    socket.until(lambda _: (table, 4) in socket.seen)
    play_on(table, dict.fromkeys(range(5), socket), Random(1))
    assert "\nopen " in ana.http.get(f"/api/tables/{table}/record").text
    refused = ana.post("/api/tables", 422, game="lasttrain", seats=7)
    assert refused["code"] == "setup-seats"
    ana.close()


def test_its_sentences_come_from_the_server(process: Process) -> None:
    ana = Person(process.port, "Ana")
    for language, name in {"en": "Last Train", "fr": "Dernier Train", "es": "Último Tren"}.items():
        text = ana.http.get(f"/api/games/lasttrain/words/{language}").text
        assert f"game-lasttrain = {name}" in text
    assert ana.get("/api/games/chess/words/en", 404)["code"] == "unknown-game"
    assert ana.http.get("/api/games/lasttrain/words/xx").status_code == 422
    ana.close()


def test_it_is_played_in_the_browser_by_its_plain_face(page: Page) -> None:
    page.locator("[data-test=play-lasttrain]").click()
    layout = page.locator("[data-status]")
    expect(layout).to_have_attribute("data-status", "running")
    expect(page.locator("[data-test=action]")).to_have_text(["Stay.", "Leave."])
    expect(page.locator("[data-field=night]")).to_have_text("1")
    axe(page, "the plain face")
    for _ in range(40):
        action = page.locator("[data-test=action][data-text=leave]:enabled")
        over = page.locator("[data-status=over]")
        expect(action.or_(over).first).to_be_visible()
        if over.count():
            break
        action.first.click()
        expect(page.locator("[data-asked=must] [data-test=action]:disabled")).to_have_count(0)
    expect(page.locator("[data-status=over]")).to_be_visible()
    expect(page.locator("body")).to_contain_text("The last night is over.")
    expect(page.locator("body")).to_contain_text("Safe paint")


def test_its_rules_are_read_in_the_browser(page: Page) -> None:
    page.goto("/rules/lasttrain#L2.4")
    expect(page.locator("article[id='L2.4']")).to_contain_text("second alarm")
    expect(page.locator("h1")).to_contain_text("Last Train")
