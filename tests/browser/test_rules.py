"""The rules in the browser: every clause, in each language, found by words and by links, with pictures."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from allcity.games import GAMES
from allcity.learn.reference import pictures, terms
from allcity.locales import LANGUAGES, words
from tests.browser.conftest import New
from tests.browser.player import against_bots

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("game", GAMES)
def test_all_clauses_pictures_and_terms_in_each_language(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"[data-test=rules-{game}]").first.click()
    page.locator("article").first.wait_for()
    for language in LANGUAGES:
        say = words(language)
        page.locator("[data-test=language]").select_option(language)
        expect(page.locator("h1")).to_have_text(say("web-rules-of", game=say(f"game-{game}")))
        paragraphs = page.locator("article > p:first-child").all_inner_texts()
        clauses = GAMES[game].META.clauses
        assert [_plain(text) for text in paragraphs] == [
            _plain(f"{clause} {say.clause(clause)}") for clause in clauses
        ]
        ours = page.locator("article[data-ruling=true]").evaluate_all("all => all.map((e) => e.id)")
        assert ours == [clause for clause in clauses if say.is_ruling(clause)]
        for clause in ours:
            shown = page.locator(f"article[id='{clause}']")
            expect(shown.locator(".ours strong")).to_contain_text(say("rules-ruling"))
            expect(shown.locator(".rulebook")).to_have_text(say.rulebook(clause))
            expect(shown.locator(".ours")).to_be_visible()
            expect(shown.locator(".rulebook")).to_be_visible()
        assert page.locator(".rulebook").count() == len(ours)
        expect(page.locator("dt")).to_have_text([say(f"term-{game}-{one}") for one in terms(game)])
        expect(page.locator("header")).to_contain_text([say("web-rules-ours")])
        for picture in pictures(game):
            figure = page.locator(f"[data-picture='{picture.clause}']")
            expect(figure).to_contain_text(say(f"picture-{picture.clause.replace('.', '-')}"))
            box = figure.locator(".drawn").bounding_box()
            assert box
            assert box["height"] > 40, picture


def test_the_other_city_all_tokens_and_the_special_graffiti_are_drawn(page: Page) -> None:
    page.goto("/rules/tagcity")
    expect(page.locator("[data-picture='T1.3'] [data-token]")).to_have_count(11)
    other = page.locator("[data-picture='T1.5'] .cell")
    expect(other).to_have_count(96)
    page.goto("/rules/graffiti")
    expect(page.locator("[data-picture='G9.2'] .wall")).to_have_count(3)


def _plain(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("language", "typed", "clauses"),
    [
        ("en", "Outside THE city", ["T3.4"]),
        ("en", "t3.12", ["T3.12"]),
        ("fr", "telecommande libre", ["T3.10", "T3.11"]),
        ("fr", "TÉLÉCOMMANDE libre", ["T3.10", "T3.11"]),
        ("es", "dron pequenas", ["T3.8", "T3.9"]),
        ("en", "zebra", []),
        ("en", "( [ * \\", []),
    ],
)
def test_searching_as_one_types(page: Page, language: str, typed: str, clauses: list[str]) -> None:
    page.goto("/rules/tagcity")
    page.locator("[data-test=language]").select_option(language)
    page.locator("article").first.wait_for()
    page.locator("[data-test=search]").press_sequentially(typed)
    expect(page.locator("article")).to_have_count(len(clauses))
    ids = page.locator("article").evaluate_all("all => all.map((one) => one.id)")
    assert ids == clauses
    counted = words(language)("web-rules-found", count=len(clauses))
    expect(page.locator("[data-test=found]")).to_have_text(counted)
    page.locator("[data-test=search]").fill("")
    expect(page.locator("article")).to_have_count(len(GAMES["tagcity"].META.clauses))


MARKED = """() => [...(CSS.highlights.get('found') ?? [])].map(String)"""


def test_what_was_found_stands_out_and_is_read_out_as_before(page: Page) -> None:
    page.goto("/rules/tagcity")
    page.locator("article").first.wait_for()
    page.locator("[data-test=language]").select_option("fr")
    assert page.evaluate(MARKED) == []
    page.locator("[data-test=search]").fill("telecommande T3.1 libre")
    expect(page.locator("article")).to_have_count(2)
    marked = page.evaluate(MARKED)
    assert {"télécommande", "libre", "T3.1"} == set(marked), marked
    assert page.locator("article mark").count() == 0
    page.locator("[data-test=language]").select_option("en")
    page.locator("[data-test=search]").fill("Remote")
    page.wait_for_function("() => String([...CSS.highlights.get('found')][0]) === 'remote'")
    page.locator("[data-test=search]").fill("")
    page.wait_for_function("() => CSS.highlights.get('found').size === 0")
    page.goto("/rules/graffiti")
    expect(page.get_by_label("a clause such as G3.4")).to_be_visible()


def test_a_clause_can_be_linked_to(new_page: New) -> None:
    page = new_page("/rules/tagcity#T5.4")
    clause = page.locator("article[id='T5.4']")
    expect(clause).to_be_focused()
    expect(clause).to_be_in_viewport()
    page.locator("article[id='T3.8'] a", has_text="T3.2").click()
    expect(page.locator("article[id='T3.2']")).to_be_focused()
    expect(page).to_have_url("/rules/tagcity#T3.2")
    page.go_back()
    expect(clause).to_be_focused()
    page.locator("[data-test=search]").fill("zebra")
    page.evaluate("location.hash = 'G9.9'")
    expect(page.locator("article")).to_have_count(0)
    page.evaluate("location.hash = 'T1.1'")
    expect(page.locator("article[id='T1.1']")).to_be_in_viewport()


def test_a_refusal_at_the_table_leads_to_its_clause(page: Page) -> None:
    against_bots(page)
    page.locator("[data-space][aria-disabled=true]").first.click(force=True)
    alert = page.get_by_role("alert")
    name = alert.locator("[data-clause]").get_attribute("data-clause")
    assert name
    alert.locator("[data-clause]").click()
    said = page.locator("[popover]:popover-open")
    expect(said).to_contain_text(words("en").clause(name))
    with page.context.expect_page() as opened:
        said.get_by_role("link").click()
    rules = opened.value
    expect(rules.locator(f"article[id='{name}']")).to_be_focused()
    expect(page.locator("main")).to_have_attribute("data-status", "running")


def test_the_rules_on_a_phone(new_page: New) -> None:
    page = new_page("/rules/graffiti#G5.6", **PHONE)
    expect(page.locator("article[id='G5.6']")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("path", ["/rules/chess", "/rules"])
def test_an_unknown_game_shows_one_that_is_known(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator("article").first).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_in_the_rules(new_page: New, game: str, theme: str) -> None:
    page = new_page(f"/rules/{game}", color_scheme=theme)
    page.locator("article").first.wait_for()
    violations = Axe().run(page).response["violations"]
    serious = [one for one in violations if one["impact"] in ("serious", "critical")]
    assert not serious, [(one["id"], [node["html"] for node in one["nodes"]]) for one in serious]


def test_on_paper_there_are_neither_menus_nor_the_wall(page: Page) -> None:
    page.goto("/rules/tagcity")
    page.locator("article").first.wait_for()
    page.emulate_media(media="print")
    expect(page.locator("[data-test=language]")).to_be_hidden()
    expect(page.locator("[data-test=search]")).to_be_hidden()
    expect(page.locator("article").first).to_be_visible()
    style = "getComputedStyle(document.body)"
    assert page.evaluate(f"{style}.backgroundImage") == "none"
    assert page.evaluate(f"{style}.backgroundColor") == "rgb(255, 255, 255)"
