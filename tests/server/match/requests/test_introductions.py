"""Names, colours and tags of seats: who may change them, and what others have to give up."""

from __future__ import annotations

from typing import Any

import pytest

from allcity.server.match.drafts import ENTRIES
from allcity.server.match.profiles import TAGS, Profile, Wish, default_tag, read
from allcity.server.match.requests import introductions, phrases, seating
from tests.server.rooms import Played, refused, setup_of


@pytest.fixture
def table() -> Played:
    """Three seats: Ana, Bo and a bot."""
    played = Played(setup_of(seats=3))
    played.do(lambda draft: seating.sit(draft, "Ana", 0), "ana")
    played.do(lambda draft: seating.sit(draft, "Bo", 1), "bo")
    played.do(lambda draft: seating.seat_bot(draft, 2, "random"), "ana")
    return played


def change(played: Played, seat: int, guest: str, **wish: Any) -> int:
    """The number of entries that a wish adds."""
    return len(played.do(lambda draft: introductions.change(draft, seat, Wish(**wish)), guest))


def looks(played: Played) -> list[tuple[str, int, str]]:
    return [(one.name, one.colour, one.tag) for one in played.room.occupants]


def test_a_seat_changes_what_it_wants_and_keeps_the_rest(table: Played) -> None:
    _, bo, bot = looks(table)
    assert change(table, 0, "ana", name="Anna") == 1
    assert looks(table) == [("Anna", 0, TAGS[0]), bo, bot]
    assert table.room.lines[-1].texts == ("Anna",)
    assert change(table, 0, "ana", tag=TAGS[2]) == 1
    assert looks(table) == [("Anna", 0, TAGS[2]), bo, bot]
    assert table.room.lines[-1].texts == ("",), "only a new name is told"


@pytest.mark.parametrize("wish", [{}, {"name": "Ana"}, {"colour": 0}, {"tag": TAGS[0]}])
def test_what_changes_nothing_is_not_written(table: Played, wish: dict[str, Any]) -> None:
    assert change(table, 0, "ana", **wish) == 0


def test_a_bots_colour_is_exchanged_for_ones_own(table: Played) -> None:
    assert change(table, 0, "ana", colour=2) == 1
    assert [one.colour for one in table.room.occupants] == [2, 1, 0]


def test_a_persons_colour_stays_theirs(table: Played) -> None:
    with refused("colour-taken"):
        change(table, 0, "ana", colour=1)
    assert [one.colour for one in table.room.occupants] == [0, 1, 2]


def test_a_name_like_anothers_is_refused_and_a_bots_is_not_guarded(table: Played) -> None:
    with refused("name-alike"):
        change(table, 0, "ana", name="B0")
    assert change(table, 0, "ana", name="ana") == 1, "one's own former name is no obstacle"


def test_only_the_seats_own_guest_changes_it(table: Played) -> None:
    for seat in (1, 2):
        with refused("not-your-seat"):
            change(table, seat, "ana", name="Eve")
    with refused("no-seat"):
        change(table, 3, "ana", name="Eve")


def test_nothing_is_changed_at_a_table_that_is_closed(table: Played) -> None:
    table.room.status = "closed"
    with refused("not-running"):
        change(table, 0, "ana", name="Eve")


def test_a_full_table_takes_no_more_changes(table: Played) -> None:
    table.room.weight = ENTRIES
    with refused("too-long"):
        change(table, 0, "ana", name="Eve")


def test_a_player_changes_a_seat_so_often_and_whoever_takes_it_over_begins_anew(
    table: Played,
) -> None:
    for number in range(introductions.CHANGES):
        assert change(table, 0, "ana", name=f"Ana {number}") == 1
    with refused("too-long"):
        change(table, 0, "ana", name="Ana")
    assert change(table, 1, "bo", name="Bob") == 1, "others' changes are their own"
    since = table.room.occupants[0].since
    table.do(lambda draft: seating.claim(draft, "Cleo", 0, since), "cleo")
    assert change(table, 0, "cleo", name="Cléo") == 1


def test_whoever_sits_down_gets_the_wished_colour_unless_a_person_has_it() -> None:
    played = Played(setup_of(seats=3))
    played.do(lambda draft: seating.sit(draft, "Ana", 0, wish=Wish(colour=1)), "ana")
    assert looks(played)[0] == ("Ana", 1, default_tag(0))
    played.do(lambda draft: seating.sit(draft, "Bo", 1, wish=Wish(colour=1, tag=TAGS[2])), "bo")
    assert looks(played)[1] == ("Bo", 0, TAGS[2]), "the colour that the exchange left to the seat"
    entries = played.do(lambda draft: seating.sit(draft, "Cleo", 2), "cleo")
    assert [entry.kind for entry in entries] == ["sit"], "nothing was wished"


def test_a_guests_new_name_reaches_their_first_seat_if_it_had_the_old_one(table: Played) -> None:
    def follow(former: str) -> int:
        wish = Wish(name="Zoe")
        return len(table.do(lambda draft: introductions.follow(draft, former, wish), "ana"))

    assert follow("Eve") == 0
    assert follow("Ana") == 1
    assert table.room.occupants[0].name == "Zoe"


def test_further_seats_of_a_guest_are_other_people_at_their_screen() -> None:
    played = Played(setup_of(seats=3))
    for seat in (1, 2):
        played.do(lambda draft, seat=seat: seating.sit(draft, "Ana", seat), "ana")  # type: ignore[misc]
    played.do(lambda draft: introductions.follow(draft, "Ana", Wish(name="Zoe")), "ana")
    assert [one.name for one in played.room.occupants] == ["", "Zoe", "Ana"]


@pytest.mark.parametrize("profile", [Profile("Ana Maria", "drips", 3), Profile("-", "marker")])
def test_a_profile_is_written_and_read(profile: Profile) -> None:
    assert read(profile.text()) == profile


def test_phrases_are_bounded_by_time_and_in_all(table: Played) -> None:
    def say(phrase: str = "hello") -> None:
        table.do(lambda draft: phrases.say(draft, 0, phrase), "ana")

    with refused("phrase"):
        say("anything")
    for _ in range(phrases.SAID_AT_ONCE):
        say()
    with refused("said-often"):
        say()
    table.do(lambda draft: phrases.say(draft, 1, "clap"), "bo")
    table.now += phrases.WINDOW
    say()
    for most in (phrases.SAID_BEFORE, phrases.SAID):
        while sum(line.kind == "say" and line.seat == 0 for line in table.room.lines) < most:
            table.now += phrases.WINDOW
            say()
        table.now += phrases.WINDOW
        with refused("said-enough"):
            say()
        if most < phrases.SAID:
            table.do(seating.start, "bo")
    table.room.status = "closed"
    with refused("not-running"):
        say()
