"""Private links in the store: good once, until they expire, and in the place of the one before."""

from __future__ import annotations

from allcity.server.storage import Guest, Link
from allcity.server.store.links import REMEMBERED, Links
from allcity.server.store.store import Store
from tests.server.rooms import setup_of
from tests.server.store.test_lists import ANA, BOB, made
from tests.server.store.test_store import with_store

NOW, UNTIL = 1_000, 2_000


async def known(store: Store, *guests: str) -> Links:
    for guest in guests:
        await store.keep_guest(Guest(guest, guest.title(), "en", 0))
    return Links(store)


async def identity(links: Links, guest: str) -> str:
    return await links.make(Link(guest, until=UNTIL))


def test_a_link_is_found_until_it_expires_or_another_takes_its_place(database: str) -> None:
    async def work(store: Store) -> None:
        links = await known(store, "ana")
        await store.add_table(setup_of("T"))
        seat = Link("ana", "T", 1, 5, UNTIL)
        key, own = await links.make(seat), await identity(links, "ana")
        assert await links.find(key, UNTIL - 1) == seat
        assert await links.find(key, UNTIL) is None
        assert await links.find("made up", NOW) is None
        assert await links.find(own, NOW) == Link("ana", until=UNTIL)
        again = await links.make(seat)
        assert again != key
        assert await links.find(key, NOW) is None
        assert await links.find(again, NOW) == seat
        await links.forget(UNTIL + REMEMBERED)
        assert await links.find(again, NOW) == seat
        await links.forget(UNTIL + REMEMBERED + 1)
        assert await links.find(again, NOW) is None

    with_store(database, work)


def test_an_identity_is_adopted_once_with_all_who_have_become_the_adopter(database: str) -> None:
    async def work(store: Store) -> None:
        links = await known(store, "ana", "bob", "eve")
        assert await links.adopt(await identity(links, "bob"), NOW, "bob", "eve", "Eve")
        key, others = await identity(links, "ana"), await identity(links, "bob")
        assert not await links.adopt("made up", NOW, "ana", "bob", "Bob")
        assert not await links.adopt(key, UNTIL, "ana", "bob", "Bob")
        assert not await links.adopt(others, NOW, "ana", "bob", "Bob"), "it is to somebody else"
        assert await links.former("ana") == set()
        assert await links.last_use("ana") is None
        assert await links.adopt(key, NOW, "ana", "bob", "Bob")
        assert not await links.adopt(key, NOW, "ana", "", "")
        assert await links.former("ana") == {"bob", "eve"}
        assert await links.find(others, NOW) is None, "bob is nobody of their own any more"
        use = await links.last_use("ana")
        assert use is not None
        assert (use.at, use.name) == (NOW, "Bob")
        guest = await store.guest("eve")
        assert guest is not None
        assert guest.id == "ana"

    with_store(database, work)


def test_nobody_adopts_one_who_has_become_somebody_else(database: str) -> None:
    """Else two who adopt each other at the same time would go round in circles."""

    async def work(store: Store) -> None:
        links = await known(store, "ana", "bob")
        anas, bobs = await identity(links, "ana"), await identity(links, "bob")
        assert await links.adopt(anas, NOW, "ana", "bob", "Bob")
        assert not await links.adopt(bobs, NOW, "bob", "ana", "Ana")
        assert await links.former("bob") == set()
        again = await identity(links, "ana")
        assert not await links.adopt(again, NOW, "ana", "bob", "Bob"), "bob has become ana before"
        assert await links.find(again, NOW) is not None, "and the link is not used up"

    with_store(database, work)


def test_what_was_left_behind_is_found_and_moved_table_by_table(database: str) -> None:
    async def work(store: Store) -> None:
        links = Links(store)
        await made(store, "sat", 1, ANA, BOB, host="bob", status="running")
        await made(store, "hosted", 2, BOB)
        await made(store, "both", 3, ANA)
        await made(store, "bobs", 4, BOB, host="bob")
        assert await links.left_behind({"ana"}, 9) == ["sat", "both", "hosted"]
        assert await links.left_behind({"ana"}, 1) == ["sat"]
        assert await links.count_tables("ana") == 2
        for name in ("sat", "hosted"):
            await links.move_rows(name, {"ana", "zoe"}, "eve")
        assert await links.left_behind({"ana"}, 9) == ["both"]
        assert await links.left_behind({"eve"}, 9) == ["sat", "hosted"]
        assert await links.left_behind({"bob"}, 9) == ["sat", "bobs", "hosted"]
        moved = await store.summary("sat")
        assert moved is not None
        assert moved.occupants == {0: ("Ana", "eve", ""), 1: ("Bob", "bob", "")}

    with_store(database, work)
