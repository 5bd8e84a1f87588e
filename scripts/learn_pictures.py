"""Photographs lessons into docs/pictures and the pictures of the rules into docs/rules/pictures.

`python -m scripts.learn_pictures`, after `make web`; the games' own components draw them.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from allcity.games import GAMES
from allcity.learn.reference import pictures
from allcity.locales import LANGUAGES
from scripts.rules import FOLDER
from tests.browser.chromium import chromium, flags
from tests.browser.learner import act, lay
from tests.server.harness import served

LESSONS = Path(__file__).parent.parent / "docs/pictures"
RULES = FOLDER / "pictures"
MOST = 200_000


def main() -> None:
    RULES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        address = f"http://127.0.0.1:{server.port}"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=flags())
            for language in LANGUAGES:
                _rules(browser, address, language)
            _tagcity(_page(browser, address, "dark", 1280, 900))
            _graffiti(_page(browser, address, "light", 1280, 900))
            _phone(_page(browser, address, "light", 360, 740))
            _book(_page(browser, address, "dark", 1280, 900))
            browser.close()


def _page(browser: Browser, address: str, theme: str, width: int, height: int) -> Page:
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="reduce",
        device_scale_factor=2 if width < 500 else 1,
    )
    return context.new_page()


def _rules(browser: Browser, address: str, language: str) -> None:
    page = browser.new_context(
        base_url=address,
        viewport={"width": 760, "height": 900},
        color_scheme="light",
        reduced_motion="reduce",
        locale=language,
    ).new_page()
    for game in GAMES:
        page.goto(f"/rules/{game}")
        for picture in pictures(game):
            drawn = page.locator(f"[data-picture='{picture.clause}'] .drawn")
            drawn.wait_for()
            _keep(drawn, RULES / f"{picture.clause}.{language}.png", 96)


def _tagcity(page: Page) -> None:
    """A row that is about to be completed, with the hint shown."""
    page.goto("/learn/tagcity/first")
    page.locator("main[data-step=ask]").wait_for()
    act(page, "take 1")
    page.locator("main[data-at='2']").wait_for()
    lay(page, "I1 J1 K1 L1")
    page.locator("[data-test=promise] strong").wait_for()
    page.locator("[data-test=hint-button]").click()
    _keep(page, LESSONS / "browser-lesson-tagcity-wide-dark.png")


def _graffiti(page: Page) -> None:
    """Something forbidden was tried, and its clause is told."""
    page.goto("/learn/graffiti/spray")
    page.locator("[data-segment=J2]").click(force=True)
    page.locator("[data-test=refused]").wait_for()
    page.locator("[data-segment=E2]").click()
    page.locator("[data-test=promise]").wait_for()
    page.evaluate("scrollTo(0, 0)")
    _keep(page, LESSONS / "browser-lesson-graffiti-wide-light.png")


def _phone(page: Page) -> None:
    page.goto("/learn/tagcity/draw")
    page.locator("[data-test=hint-button]").click()
    _keep(page, LESSONS / "browser-lesson-tagcity-phone-light.png")


def _book(page: Page) -> None:
    page.goto("/rules/tagcity#T5.3")
    page.locator("article.asked").wait_for()
    _keep(page, LESSONS / "browser-rules-wide-dark.png")


def _keep(shown: Page | Locator, path: Path, colours: int = 200) -> None:
    """A picture of few colours, so that it stays small."""
    shown.page.wait_for_timeout(300) if isinstance(shown, Locator) else shown.wait_for_timeout(300)
    picture = Image.open(io.BytesIO(shown.screenshot())).convert("RGB")
    few = picture.quantize(colours, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
    few.save(path, optimize=True)
    assert path.stat().st_size < MOST, f"{path} is too large"
    print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
