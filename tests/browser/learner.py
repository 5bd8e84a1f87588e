"""A learner at the browser: does on the board what an action says, by clicks and keys."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page

CONFIRM = "[data-test=confirm]:not([aria-disabled=true])"
SELECTED = "[role=gridcell][aria-selected=true]"
Squares = list[tuple[int, int]]


def click(page: Page, *selectors: str) -> None:
    for selector in selectors:
        page.locator(selector).first.click()


def act(page: Page, text: str) -> None:
    """Do it as a person would: choose what it names, then confirm where that is asked."""
    word, _, rest = text.partition(" ")
    DEEDS[word](page, rest)


def _put(page: Page, rest: str) -> None:
    value, space = rest.split(" ")
    page.locator(".tray button").filter(has=page.locator("svg")).nth(
        _dice(page).index(value)
    ).click()
    click(page, f"[data-space='{space}']")


def _dice(page: Page) -> list[str]:
    labels = page.locator(".tray button").evaluate_all("all => all.map((one) => one.ariaLabel)")
    return [re.sub(r"\D", "", label) for label in labels]


def _squares(text: str) -> Squares:
    return sorted((int(name[1:]), ord(name[0])) for name in text.split(" "))


def _shape(squares: Squares) -> Squares:
    top, left = min(row for row, _ in squares), min(column for _, column in squares)
    return [(row - top, column - left) for row, column in squares]


def _lying(page: Page) -> Squares:
    ids = page.locator(SELECTED).evaluate_all("all => all.map((one) => one.id.slice(7))")
    return _squares(" ".join(ids))


def lay(page: Page, squares: str) -> None:
    """Turn and flip the piece in hand until it lies as it should, and move it there by keys."""
    wanted = _squares(squares)
    page.locator("[data-test=city]").focus()
    page.keyboard.press("ArrowUp")
    for key in ("r", "r", "r", "f", "r", "r", "r", ""):
        if _shape(_lying(page)) == _shape(wanted):
            break
        page.keyboard.press(key)
    rows, columns = (wanted[0][i] - _lying(page)[0][i] for i in (0, 1))
    for _ in range(abs(rows)):
        page.keyboard.press("ArrowDown" if rows > 0 else "ArrowUp")
    for _ in range(abs(columns)):
        page.keyboard.press("ArrowRight" if columns > 0 else "ArrowLeft")
    assert _lying(page) == wanted


def _tag(page: Page, rest: str) -> None:
    lay(page, rest)
    click(page, CONFIRM)


def _drone(page: Page, rest: str) -> None:
    shape, _, squares = rest.partition(" tag ")
    click(page, "[data-test=drone]", f"[data-target='drone {shape}']")
    page.locator(f"[data-brought={shape}]").wait_for()
    _tag(page, squares)


def _check(page: Page, rest: str) -> None:
    click(page, f"button[data-target='check {rest}']", CONFIRM)


def _paint(page: Page, rest: str) -> None:
    paint, *more = rest.split(" ")
    space = f"paint {paint} 2" if "2" in more else f"paint {paint}"
    click(page, f"[data-thing='{space}']" if not more else f"[data-space='{space}']")
    for tool in ("add", "discount"):
        button = page.locator(f"[data-tool={tool}]")
        if tool in more and button.get_attribute("aria-pressed") == "false":
            button.click()
    click(page, CONFIRM)


def _spray(page: Page, rest: str) -> None:
    segment, *cans = rest.split(" ")
    click(page, f"[data-segment={segment}]")
    if cans and page.locator("[data-cans='2']").count():
        click(page, "[data-cans='2']")
    click(page, CONFIRM)


def _discard(page: Page, rest: str) -> None:
    click(page, f"[data-discard='discard {rest}']", CONFIRM)


def _pay(page: Page, rest: str) -> None:
    """The cheapest payment is proposed; a lesson's answer is that one or as good."""
    click(page, CONFIRM)


def _keep(page: Page, rest: str) -> None:
    page.locator("[data-test=plan]").wait_for()
    if len(rest.split(" ")) > 2:
        click(page, "[data-bonus=save]")
        page.locator("[data-paid]").nth(2).wait_for()
    click(page, CONFIRM)


def _reserve(page: Page, rest: str) -> None:
    click(page, "[data-bonus=reserve]", f"[data-segment={rest}]")


DEEDS: dict[str, Callable[[Page, str], None]] = {
    "put": _put,
    "take": lambda page, rest: click(page, f"[data-target='take {rest}']"),
    "tag": _tag,
    "drone": _drone,
    "check": _check,
    "paint": _paint,
    "permit": lambda page, rest: click(page, f"[data-thing='permit {rest}']", CONFIRM),
    "bonus": lambda page, rest: click(page, f"[data-thing='bonus {rest}']", CONFIRM),
    "bobby": lambda page, _: click(page, "[data-thing=bobby]", CONFIRM),
    "spray": _spray,
    "discard": _discard,
    "pay": _pay,
    "vp": lambda page, _: click(page, "[data-bonus=vp]"),
    "extra": lambda page, _: click(page, "[data-bonus=extra]"),
    "reserve": _reserve,
    "keep": _keep,
    "neutral": lambda page, rest: click(page, f"[data-segment={rest}]", CONFIRM),
    "pass": lambda page, _: click(page, "[data-test=pass]", CONFIRM),
}


def press(page: Page, selector: str) -> None:
    """Click something greyed, in the middle of the page, where nothing covers it."""
    target = page.locator(selector).first
    target.evaluate("one => one.scrollIntoView({ block: 'center' })")
    target.click(force=True)


def _over_a_tag(page: Page, rest: str) -> None:
    lay(page, rest)
    page.locator("[data-test=promise] .bad").wait_for()
    press(page, "[data-test=confirm]")


def _over_the_border(page: Page, rest: str) -> None:
    *inside, _ = rest.split(" ")
    lay(page, " ".join([*inside, "K3"]))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def _unequal(page: Page, rest: str) -> None:
    page.locator("[data-test=plan] [aria-pressed=true]").wait_for()
    press(page, f"[data-permit='{rest.split(' ')[1]}']")


def _without_add(page: Page, rest: str) -> None:
    click(page, f"[data-space='paint {rest}']")
    press(page, "[data-tool=add]")


def _keep_four(page: Page, rest: str) -> None:
    for paints in (2, 3):
        page.locator("[data-paid]").nth(paints - 1).wait_for()
        click(page, "[data-tile][aria-pressed=false]")


def _segment(page: Page, rest: str) -> None:
    press(page, f"[data-segment={rest}]")


TRIES: dict[str, Callable[[Page, str], None]] = {
    "leader": lambda page, rest: press(page, f"[data-space='{rest.split(' ')[1]}']"),
    "draw": _over_the_border,
    "border": _over_a_tag,
    "drone": lambda page, _: press(page, "[data-space='1']"),
    "small": lambda page, _: press(page, "[data-shape=I1]"),
    "paint": lambda page, rest: press(page, f"[data-space='paint {rest}']"),
    "spray": _segment,
    "double": _segment,
    "pair": _unequal,
    "bobby": lambda page, _: press(page, "[data-space='section 5']"),
    "tools": _without_add,
    "round": _keep_four,
}


def by_hand(page: Page, lesson: str, text: str) -> None:
    """Try something forbidden on the board itself, by the gesture of a real table."""
    TRIES[lesson](page, text.partition(" ")[2])
