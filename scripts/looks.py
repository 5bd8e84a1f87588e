"""Photographs every view in both themes, tables in windows of all sizes, to look at: `python -m scripts.looks FOLDER [GROUP…]`."""

from __future__ import annotations

import tempfile
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from allcity.games import GAMES
from allcity.learn import names
from allcity.learn.puzzle import puzzles
from scripts.browser_pictures import STILL
from scripts.games import Look, begun_by, browser_of
from tests.browser.finished import finished
from tests.browser.player import against_bots, make_table
from tests.browser.visitor import SCREENS, SIZES, THEMES, Visit, visiting
from tests.server.harness import Person, Server, served
from tests.server.histories import DAY, write_history

POINTS = "[data-why^=sheet-][data-why$=' 0']"  # those of the first seat
LONG = 300_000


@dataclass(frozen=True)
class Camera:
    """Somebody's page at a server, and where its pictures go."""

    page: Page
    server: Server
    visit: Visit
    folder: Path

    def look(self, view: str, whole: bool) -> None:
        """What the window shows, or the whole page, at all sizes and in both themes."""
        is_table = self.page.locator("main[data-fits]").count() > 0
        for size, (width, height) in (SCREENS if is_table else SIZES).items():
            self.page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                self.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
                self.page.evaluate(STILL)
                path = self.folder / f"{view}-{size}-{theme}.png"
                self.page.screenshot(path=path, full_page=whole)
        print(view, flush=True)

    def read(self, views: Mapping[str, str], whole: bool) -> None:
        """Pages at which nothing happens, by their addresses."""
        for path, view in views.items():
            self.page.goto(path)
            self.page.locator("h1, main[data-step]").first.wait_for()
            self.page.wait_for_load_state("networkidle")
            self.look(view, whole)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("group", nargs="*", help=f"all, or some of: {' '.join(GROUPS)}")
    arguments = parser.parse_args()
    folder: Path = arguments.folder
    chosen: list[str] = arguments.group or list(GROUPS)
    if unknown := set(chosen) - set(GROUPS):
        parser.error(f"no such group: {' '.join(sorted(unknown))}")
    folder.mkdir(exist_ok=True, parents=True)
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as server,
        visiting(server) as visit,
    ):
        for group in chosen:
            page = visit()
            page.set_default_timeout(60_000)
            GROUPS[group](Camera(page, server, visit, folder))
            page.context.close()


def _lobby(camera: Camera) -> None:
    pages = {"/": "home", "/new": "new", "/settings": "settings", "/tables": "tables"}
    camera.read({**pages, "/nowhere": "not-found"}, True)
    camera.page.goto("/offline")
    camera.page.locator("[data-test=go-offline], [data-test=no-offline]").wait_for()
    camera.look("offline", True)
    camera.page.goto("/new")
    camera.page.locator("[data-test=more] summary").click()
    camera.look("new-more", True)


def _waiting(camera: Camera) -> None:
    """A lobby as its host, a friend with an invitation and somebody else see it, and lists of tables."""
    page = camera.page
    bots = [{"seat": 2, "bot": "greedy"}]
    table = make_table(page, game=next(iter(GAMES)), seats=4, options={}, bots=bots, is_open=True)
    page.locator("[data-test=start]").wait_for()
    camera.look("waiting", True)
    friend = Camera(camera.visit(), camera.server, camera.visit, camera.folder)
    friend.page.goto(f"/t/{table}")
    friend.page.locator("[data-test^=sit-]").first.wait_for()
    friend.look("joining", True)
    friend.page.context.close()
    page.goto("/tables")
    page.locator("main [aria-pressed]").first.click()  # those that wait for players
    page.locator("main li [href^='/t/']").first.wait_for()
    camera.look("open-tables", True)
    page.goto("/tables?mine=1")
    page.locator("main li [href^='/t/']").first.wait_for()
    camera.look("mine", True)


def _matches(camera: Camera) -> None:
    for game in GAMES:
        if tools := browser_of(game):
            against_bots(camera.page, game=game, seats=4, options=begun_by(game, 1))
            tools.walk(camera.page, _looking_at(camera, game))


def _looking_at(camera: Camera, game: str) -> Look:
    return lambda view, whole: camera.look(f"{game}-{view}", whole)


def _set_ups(camera: Camera) -> None:
    """Fewer players, and the other sides and variants; what belongs to the table beside playing."""
    page = camera.page
    for game, rules in GAMES.items():
        others = {
            option.key: option.values[-1]
            for option in rules.META.options
            if not option.is_seat and not option.is_open
        }
        for seats, options in ((2, {}), (3, others)):
            against_bots(page, game=game, seats=seats, options={**options, **begun_by(game, 1)})
            page.locator("main[data-asked=must]").wait_for()
            camera.look(f"{game}-{seats}-players", False)
        page.locator("[data-test=menu]").click()
        page.locator("[data-test=watching]").wait_for()
        camera.look(f"{game}-menu", False)
        page.keyboard.press("Escape")
        page.locator("[data-test=say] summary").click()
        camera.look(f"{game}-phrases", False)


def _after(camera: Camera) -> None:
    for game in GAMES:
        _ending(camera, game)


def _ending(camera: Camera, game: str) -> None:
    """A match of bots, and what can be done when it is over."""
    page = camera.page
    bots = [{"seat": seat, "bot": "greedy"} for seat in range(4)]
    table = make_table(page, game=game, seats=4, bots=bots, sit=[], start=True, options={})
    page.locator("main[data-asked]").wait_for()
    camera.look(f"{game}-watching", False)
    page.locator("[data-test=ending]").wait_for(timeout=LONG)
    page.locator("[data-test=verify]").click()
    page.locator("[data-test=verdict]").wait_for()
    camera.look(f"{game}-ending", False)
    camera.look(f"{game}-ending-whole", True)
    page.locator(POINTS).first.click()
    page.locator("[data-test=why] [data-reason], [data-test=why] li").first.wait_for()
    camera.look(f"{game}-why-points", False)
    page.goto(f"/r/{table}?at=30&viewer=1")
    page.locator("main[aria-busy=false]").wait_for()
    camera.look(f"{game}-replay", False)
    page.goto(f"/r/{table}?review=1")
    page.locator("[data-test=review-status][data-nodes='400']").wait_for(timeout=LONG)
    camera.look(f"{game}-review", True)


def _curtains(camera: Camera) -> None:
    for game in GAMES:
        make_table(camera.page, game=game, sit=[0, 1], start=True, options={})
        camera.page.locator("[data-test=curtain]").wait_for()
        camera.look(f"{game}-curtain", False)


def _learn(camera: Camera) -> None:
    lessons = {f"/learn/{game}/{names(game)[2]}": f"lesson-{game}" for game in GAMES if names(game)}
    rules = {f"/rules/{game}": f"rules-{game}" for game in GAMES}
    quizzes = {
        f"/puzzles/{game}/{info.name}": f"puzzle-{game}"
        for game in GAMES
        for info in puzzles(game)[:1]
    }
    camera.read({"/learn": "learn", "/puzzles": "puzzles", **lessons, **quizzes, **rules}, False)


def _edit(camera: Camera) -> None:
    for game in GAMES:
        camera.page.goto(f"/edit/{game}")
        camera.page.locator("[data-editing=checked]").wait_for()
        camera.look(f"edit-{game}", True)


def _daily(camera: Camera) -> None:
    camera.page.goto("/daily")
    camera.page.locator("[data-wall]").first.wait_for()
    camera.look("daily", True)
    camera.page.locator("[data-test=daily-play]").first.click()
    camera.page.locator("main[data-asked]").wait_for()
    camera.look("daily-match", False)


def _statistics(camera: Camera) -> None:
    """Somebody with many matches, the last of which was played here."""
    ana, number = Person(camera.server.port, "Ana"), 130
    write_history(
        camera.server, ana.me["id"], number, camera.server.services.tables.now() - number * DAY
    )
    for name, value in ana.http.cookies.items():
        url = camera.page.url
        camera.page.context.add_cookies([{"name": name, "value": value, "url": url}])
    ana.close()
    camera.page.goto("/statistics")
    camera.page.locator("[data-test=stats-count]").wait_for()
    camera.look("statistics", True)
    finished(camera.page, camera.server.port)
    camera.read({"/": "home-afterwards"}, True)


GROUPS: dict[str, Callable[[Camera], None]] = {
    "lobby": _lobby,
    "waiting": _waiting,
    "matches": _matches,
    "set-ups": _set_ups,
    "after": _after,
    "curtains": _curtains,
    "learn": _learn,
    "edit": _edit,
    "daily": _daily,
    "statistics": _statistics,
}

if __name__ == "__main__":
    main()
