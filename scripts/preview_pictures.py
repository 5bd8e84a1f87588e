"""Draws the picture beside a link to a table, one per game, from its card on the home page: `python -m scripts.preview_pictures`."""

from __future__ import annotations

import io
from importlib.resources import as_file

from PIL import Image
from playwright.sync_api import Page

from allcity.games import GAMES, folder
from allcity.server.http.previews import PICTURE
from tests.browser.visitor import visited

SIZE = (1200, 630)  # the size that messengers ask for
COLOURS = 128
# The art of the card over the whole window, with the name of the game and ours below it.
POSTER = """(game) => {
    const card = document.querySelector(`#game-${game}`).closest('section');
    const poster = document.createElement('div');
    poster.style.cssText = `position: fixed; inset: 0; z-index: 99; display: grid; place-content: center; gap: 24px;
        justify-items: center; background: var(--wall) var(--wall-image)`;
    const art = card.querySelector('svg').cloneNode(true);
    art.style.cssText = 'width: 960px; max-height: none';
    const name = document.createElement('h1');
    name.textContent = card.querySelector('h2').textContent;
    name.style.cssText = 'font-size: 110px; line-height: 1; margin: 0';
    const ours = document.createElement('p');
    ours.textContent = 'All City';
    ours.style.cssText = 'font: 44px var(--hand); color: var(--go); margin: 0';
    poster.append(art, name, ours);
    document.body.append(poster);
}"""


def main() -> None:
    with visited() as visit:
        for game in GAMES:
            page = visit("wide", "dark", viewport={"width": SIZE[0], "height": SIZE[1]})
            page.locator(f"#game-{game}").wait_for()
            _draw(page, game)
            page.context.close()


def _draw(page: Page, game: str) -> None:
    page.evaluate(POSTER, game)
    page.evaluate("document.fonts.ready")
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    with as_file(folder(game, "")) as place:
        picture.quantize(COLOURS).save(place / PICTURE, optimize=True)


if __name__ == "__main__":
    main()
