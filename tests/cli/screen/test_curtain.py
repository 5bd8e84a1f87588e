"""Several people at one full screen: what is behind a screen is shown to nobody else."""

from __future__ import annotations

import pytest

from allcity.cli.screen.dialogs import Curtain, Page
from tests.cli.screen.person import LARGE, Person, at_table, desk_of

pytestmark = pytest.mark.slow

HIDDEN = ", your turn: press Enter when nobody else is looking."


def own(shown: str) -> list[str]:
    """The lines that only one player may see."""
    return [line for line in shown.split("\n") if "Permits: " in line]


def test_the_curtain_hides_everything_between_two_people() -> None:
    desk = desk_of("graffiti", bots=0)

    async def play(person: Person) -> None:
        await person.until(lambda: isinstance(person.app.screen, Curtain))
        await person.until(lambda: f"Player 1{HIDDEN}" in person.text)
        assert desk.moment.viewer is None
        assert not own(person.text)
        assert "Tunnel" not in person.text
        await person.press("enter")
        assert len(own(person.text)) == 1
        await person.press("f2")
        await person.until(lambda: isinstance(person.app.screen, Page))
        await person.press("escape")
        await person.type("bobby")
        await person.press("enter")
        await person.until(lambda: isinstance(person.app.screen, Curtain))
        await person.until(lambda: f"Player 2{HIDDEN}" in person.text)
        assert not own(person.text)
        assert desk.moment.viewer is None
        assert not desk.moment.legal
        await person.press("f2", "f6", "down", "ctrl+z")
        assert not own(person.text)
        await person.press("enter")
        assert len(own(person.text)) == 1

    at_table(desk, play)


def test_a_sealed_choice_is_made_behind_the_curtain() -> None:
    desk = desk_of("tagcity", bots=0)

    async def play(person: Person) -> None:
        await person.asked()
        while not isinstance(person.app.screen, Curtain):
            await person.play_on()
        assert len(desk.match.active) == 2
        await person.press("enter")
        await person.type("tag ")
        await person.press("enter")
        chosen = desk.match.log[-1]
        assert chosen[0] == 0
        await person.until(lambda: isinstance(person.app.screen, Curtain))
        await person.until(lambda: "Player 2" in person.text)
        await person.press("enter")
        assert "has chosen" in person.text
        assert chosen[1].partition(" ")[2] not in "\n".join(desk.moment.lines)

    at_table(desk, play, LARGE)


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
def test_leaving_behind_the_curtain_shows_nothing(key: str) -> None:
    desk = desk_of("graffiti", bots=0)

    async def leave(person: Person) -> None:
        await person.until(lambda: isinstance(person.app.screen, Curtain))
        await person.press(key)
        assert not own(person.text)
        await person.press("escape")
        assert not own(person.text)
        assert isinstance(person.app.screen, Curtain)

    at_table(desk, leave)
