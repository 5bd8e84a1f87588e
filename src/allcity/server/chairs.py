"""A chair at a table, and who sits in it."""

from __future__ import annotations

from msgspec import Struct, field


class Chair(Struct):
    """Who sits here: nobody, a guest, or a bot; a guest who is away or out of time has a proxy.

    `since` is the entry with which this guest took the chair: a private link to it is good for no other.
    `giver` is the guest who handed it over by such a link, and who is told so.
    `has_agreed` to the coach is the guest's word, so it goes with the guest.
    """

    guest: str = ""
    name: str = ""
    bot: str = ""
    proxy: str = ""
    here: list[str] = field(default_factory=list)
    gone_at: int = 0
    departures: int = 0
    has_agreed: bool = False
    since: int = 0
    giver: str = ""

    @property
    def is_empty(self) -> bool:
        return not self.guest and not self.bot

    @property
    def is_played_by_bot(self) -> bool:
        return bool(self.bot or self.proxy)
