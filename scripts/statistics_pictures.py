"""Photographs the statistics of one's own matches into docs/pictures: `python -m scripts.statistics_pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from scripts.browser_pictures import keep
from tests.browser.visitor import SIZES, launched
from tests.server.harness import Person, served
from tests.server.histories import DAY, write_history

MATCHES = 130


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        ana, address = Person(server.port, "Ana"), f"http://127.0.0.1:{server.port}"
        first = server.services.tables.now() - MATCHES * DAY
        write_history(server, ana.me["id"], MATCHES, first)
        with launched() as browser:
            width, height = SIZES["wide"]
            context = browser.new_context(
                base_url=address,
                viewport={"width": width, "height": height + 200},
                color_scheme="dark",
                locale="en-GB",
            )
            for name, value in ana.http.cookies.items():
                context.add_cookies([{"name": name, "value": value, "url": address}])
            page = context.new_page()
            page.goto("/statistics")
            page.locator("[data-test=stats-reviewed]").scroll_into_view_if_needed()
            keep(page, "browser-statistics-wide-dark")
        ana.close()


if __name__ == "__main__":
    main()
