"""Turns to think: followed tables first, hosts by the time they have had, and no place is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from math import inf
from typing import Any

from allcity.server.running.fair_queue import Asker, Turns

HOUSES = dict.fromkeys("EFGHI", "one address")


class Thoughts:
    """Thoughts of a second, each a little longer, in the order in which they had their turn."""

    def __init__(self, a_day: float = inf) -> None:
        self.at = 0.0
        self.turns = Turns(1, a_day, lambda: self.at)
        self.order = ""
        self.tasks: list[asyncio.Task[None]] = []
        self._ending = asyncio.Semaphore(0)

    async def think(self, host: str, is_followed: Callable[[], bool]) -> None:
        async with self.turns.turn(Asker(host, HOUSES.get(host, host), is_followed)):
            self.order += host
            await self._ending.acquire()
            self.at += 1 + len(self.order) / 1000

    async def ask(self, hosts: str, is_followed: Callable[[], bool] = lambda: True) -> None:
        """One after the other asks; the first has its turn, if there is a place."""
        for host in hosts:
            self.tasks.append(asyncio.create_task(self.think(host, is_followed)))
        await self._settle()

    async def end(self, thoughts: int) -> None:
        """So many thoughts come to their end."""
        for _ in range(thoughts):
            self._ending.release()
            await self._settle()
        await self._settle()

    async def _settle(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)


def order_of(play: Callable[[Thoughts], Coroutine[Any, Any, None]], a_day: float = inf) -> str:
    async def work() -> str:
        thoughts = Thoughts(a_day)
        await play(thoughts)
        await thoughts.end(len(thoughts.tasks))
        await asyncio.gather(*thoughts.tasks, return_exceptions=True)
        return thoughts.order

    return asyncio.run(work())


def alone() -> bool:
    return False


def test_one_host_with_many_tables_is_no_sooner_served_than_others() -> None:
    async def play(thoughts: Thoughts) -> None:
        await thoughts.ask("aaaaaa")
        await thoughts.ask("bc")

    assert order_of(play) == "abcaaaaa"


def test_followed_tables_come_before_those_of_bots_alone() -> None:
    async def play(thoughts: Thoughts) -> None:
        await thoughts.ask("xyz", alone)
        await thoughts.ask("aaa")

    assert order_of(play) == "xaaayz"


def test_a_table_is_followed_from_the_moment_when_somebody_comes() -> None:
    async def play(thoughts: Thoughts) -> None:
        is_here = False
        await thoughts.ask("xy", alone)
        await thoughts.ask("a", lambda: is_here)
        is_here = True

    assert order_of(play) == "xay"


def test_hosts_take_turns_with_bots_alone_too() -> None:
    async def play(thoughts: Thoughts) -> None:
        await thoughts.ask("aaaab", alone)

    assert order_of(play) == "abaaa"


def test_being_new_is_no_merit() -> None:
    """A table that has played long goes on beside those of a newcomer with many tables."""

    async def play(thoughts: Thoughts) -> None:
        await thoughts.ask("aaaaaa")
        await thoughts.end(4)
        await thoughts.ask("bbbb")

    assert order_of(play) == "aaaaa" + "babbb"


def test_who_asks_seldom_is_not_kept_waiting_by_many_who_ask_all_the_time() -> None:
    async def play(thoughts: Thoughts) -> None:
        await thoughts.ask("abcdefgh" * 4)
        await thoughts.end(10)
        await thoughts.ask("S")
        await thoughts.end(9)
        await thoughts.ask("S")

    assert order_of(play).startswith("abcdefgh" + "abcSdefgh" + "abcSdefgh")


def test_many_guests_of_one_address_are_no_sooner_served_than_one_of_another() -> None:
    async def play(thoughts: Thoughts) -> None:
        await thoughts.ask("EFGHI" * 2)
        await thoughts.ask("aa")

    assert order_of(play) == "EaFaGHI" + "EFGHI"


def test_guests_of_one_address_share_what_it_gets() -> None:
    async def play(thoughts: Thoughts) -> None:
        await thoughts.ask("EEEEEEF" + "aaaa")

    assert order_of(play).startswith("EaFaEaEa")


def test_an_address_that_has_had_its_time_of_the_day_comes_after_others() -> None:
    async def play(thoughts: Thoughts) -> None:
        await thoughts.ask("EFGHI")
        await thoughts.end(5)
        await thoughts.ask("a")
        await thoughts.ask("E")
        await thoughts.ask("bb")

    assert order_of(play, a_day=3.0) == "EFGHI" + "a" + "bb" + "E"
    assert order_of(play) == "EFGHI" + "a" + "Ebb"


def test_when_nobody_waits_nobody_is_ahead() -> None:
    async def play(thoughts: Thoughts) -> None:
        await thoughts.ask("aab")
        await thoughts.end(3)
        await thoughts.ask("xab")
        assert not thoughts.turns._hosts

    assert order_of(play) == "aba" + "xab"


def test_who_goes_while_waiting_takes_no_turn() -> None:
    async def play(thoughts: Thoughts) -> None:
        await thoughts.ask("abc")
        thoughts.tasks[1].cancel()
        await thoughts.end(0)
        assert thoughts.order == "a"  # nor does it give on a place that it has not had

    assert order_of(play) == "ac"


def test_who_goes_when_called_gives_the_place_on() -> None:
    async def work() -> None:
        turns = Turns(1, inf)

        async def think(host: str) -> None:
            async with turns.turn(Asker(host, host, lambda: True)):
                pass

        async with turns.turn(Asker("a", "a", lambda: True)):
            called = asyncio.create_task(think("b"))
            await asyncio.sleep(0)
        called.cancel()  # it does not know yet that it was called
        await asyncio.wait([called])
        assert called.cancelled()
        await asyncio.wait_for(think("c"), 60)

    asyncio.run(work())


def test_a_thought_that_fails_gives_its_place_on() -> None:
    async def work() -> None:
        turns = Turns(1, inf)
        for _ in range(3):
            try:
                async with turns.turn(Asker("a", "a", lambda: True)):
                    raise ValueError
            except ValueError:
                continue

    asyncio.run(work())


def test_as_many_think_at_a_time_as_there_are_places() -> None:
    async def work() -> None:
        turns, now, most = Turns(3, inf), 0, 0

        async def think() -> None:
            nonlocal now, most
            async with turns.turn(Asker("a", "a", lambda: True)):
                now += 1
                most = max(most, now)
                await asyncio.sleep(0)
                now -= 1

        await asyncio.gather(*[think() for _ in range(10)])
        assert most == 3

    asyncio.run(work())
