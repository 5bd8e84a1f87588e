"""Who sits where: seats before and during a match, presence, proxies and the start."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from allcity.bots import playable
from allcity.core.game import Seat
from allcity.server.limits import ABANDONED, HOUR, TRIED
from allcity.server.match import days
from allcity.server.match.drafts import Draft, check_over
from allcity.server.match.occupants import is_alone, others, waited_since
from allcity.server.match.profiles import Wish
from allcity.server.match.requests import introductions, pledging
from allcity.server.match.room import Room
from allcity.server.refusals import Refused

PAUSE = 10_000  # before each further turn that a bot plays for somebody who is still away
AWAY = 24 * HOUR  # after which others may let a bot play for someone at a table that waits
GRACE = 15_000  # of absence, before others can agree that a bot plays at once
ANY = Wish()  # a player without wishes for their look
HANDOVERS = 40  # changes by private links, at one table


def sit(draft: Draft, name: str, seat: Seat | None, pledge: str = "", wish: Wish = ANY) -> None:
    """Take a seat, or the first empty one, and pledge its share in the dice."""
    days.check_everyday(draft.room.setup)
    draft.check_open()
    draft.check_short()
    occupants = draft.room.occupants
    empty = [number for number, occupant in enumerate(occupants) if occupant.is_empty]
    if seat is None and not empty:
        raise Refused("full")
    chosen = empty[0] if seat is None else draft.check_number(seat)
    if not occupants[chosen].is_empty:
        raise Refused("taken", seat=chosen + 1)
    introductions.check_name(draft, name, chosen)
    draft.add("sit", chosen, name)
    introductions.introduce(draft, chosen, name, wish)
    if pledge:
        pledging.add_pledge(draft, chosen, pledge)


def claim(draft: Draft, name: str, seat: Seat, since: int) -> None:
    """Take over a seat by its private link, which the caller has checked; it must not have changed hands since."""
    draft.check_present()
    occupant = draft.room.occupants[draft.check_number(seat)]
    if not occupant.guest or occupant.since != since:
        raise Refused("key")
    if occupant.guest != draft.guest:
        introductions.check_name(draft, name, seat)
        if sum(line.kind == "claim" for line in draft.room.lines) >= HANDOVERS:
            raise Refused("too-long")
        draft.add("claim", seat, name)
        _grant(draft, {seat: draft.guest})


def adopt(draft: Draft, former: Collection[str]) -> None:
    """Hand the seats of guests who have adopted another identity to that identity; others see no difference."""
    occupants = draft.room.occupants
    seats = [seat for seat, occupant in enumerate(occupants) if occupant.guest in former]
    for seat in seats:
        draft.add("adopt", seat, occupants[seat].name)
    if draft.room.host in former:
        draft.add("adopt")
    _grant(draft, dict.fromkeys(seats, draft.guest))


def seat_bot(draft: Draft, seat: Seat, spec: str) -> None:
    """Put a bot on an empty seat, or another one in a bot's place."""
    days.check_everyday(draft.room.setup)
    draft.check_open()
    draft.check_short()
    draft.check_member()
    check_bot(spec)
    if draft.room.occupants[draft.check_number(seat)].guest:
        raise Refused("taken", seat=seat + 1)
    draft.add("bot", seat, spec)


def check_bot(spec: str) -> None:
    if spec not in playable():
        raise Refused("bot", found=spec[:40], known=" ".join(playable()))


def leave(draft: Draft, seat: Seat) -> None:
    """Give up a seat; the host may also empty one that a bot has before the start."""
    room = draft.room
    days.check_everyday(room.setup)
    draft.check_present()
    is_bots = bool(room.occupants[draft.check_number(seat)].bot)
    if not (room.status == "open" and is_bots and draft.guest == room.host):
        draft.check_seat(seat)
    draft.add("leave", seat)
    _grant(draft, {seat: ""})
    if seat in room.shares.waits:
        pledging.begin(draft, {seat: None})


def start(draft: Draft) -> None:
    """Start the match once every seat is taken; it begins when all shares in the dice are revealed."""
    draft.check_open()
    draft.check_member()
    if any(occupant.is_empty for occupant in draft.room.occupants):
        raise Refused("empty-seats")
    draft.add("start")
    draft.status = "running"
    pledging.begin(draft, {})


def close(draft: Draft) -> None:
    """Give up a table that has not started."""
    draft.check_open()
    if draft.guest != draft.room.host:
        raise Refused("not-host")
    draft.add("close")
    draft.status = "closed"


def take_over(draft: Draft, seat: Seat) -> None:
    """Let a bot play for somebody who is away, a turn at a time, until they return.

    At a table that waits, one person decides after a day. At others a bot plays by itself after a while, and sooner if all
    people who are here agree.
    """
    draft.check_running()
    own = draft.room.seats_of(draft.guest)
    if not own:
        raise Refused("not-seated")
    occupant = draft.room.occupants[draft.check_number(seat)]
    moment = replaceable_at(draft.room, seat)
    if moment is None or draft.at < moment or is_alone(draft.room.occupants, seat):
        raise Refused("not-away", seat=seat + 1, hours=AWAY // HOUR)
    if draft.room.setup.away is not None:
        if draft.guest not in occupant.consents:
            draft.check_short()
            draft.add("replace", own[0], str(seat))
        if any(
            draft.room.occupants[other].guest != draft.guest
            for other in replace_waits(draft.room, seat)
        ):
            return
    draft.add("proxy", seat, "away")
    _grant(draft, {seat: ""})


def replace_waits(room: Room, seat: Seat) -> list[Seat]:
    """The people who are here and have not agreed that a bot plays at once for somebody who is away."""
    occupants = room.occupants
    return [
        other
        for other in others(occupants, seat)
        if occupants[other].here and occupants[other].guest not in occupants[seat].consents
    ]


def resign(draft: Draft, seat: Seat, is_agreed: bool) -> None:
    """Agree to end the match without a result, or no longer; it ends when all people who are playing agree."""
    draft.check_running()
    draft.check_seat(seat)
    room = draft.room
    if room.occupants[seat].has_resigned == is_agreed:
        return
    if is_agreed:  # consent can be withdrawn at any time
        draft.check_short()
    draft.add("resign", seat, "yes" if is_agreed else "no")
    if is_agreed and all(room.occupants[other].has_resigned for other in room.consenting(seat)):
        draft.add("close")
        draft.status = "closed"


def play_on(draft: Draft, seat: Seat) -> None:
    """Agree that a seat which is out of time plays again; the seat's own player must want it, too."""
    draft.check_running()
    draft.check_short()
    waiting = draft.room.waits_for(draft.check_number(seat))
    own = [other for other in waiting if draft.room.occupants[other].guest == draft.guest]
    if not own:
        raise Refused("not-late", seat=seat + 1)
    draft.add("return", own[0], str(seat))


def replaceable_at(room: Room, seat: Seat) -> int | None:
    """From when on others may let a bot play for someone who is away; at a table with a limit, all of them together."""
    occupant = room.occupants[seat]
    is_away = occupant.guest and not occupant.here and not occupant.proxy
    if not is_away:
        return None
    return occupant.gone_at + (AWAY if room.setup.away is None else GRACE)


def abandon(draft: Draft, alive: Collection[str]) -> None:
    """Give up a table where nobody is present and nothing has happened for a long time."""
    room = draft.room
    silence = TRIED if is_tried_alone(room) else ABANDONED.get(room.status)
    is_visited = any(process in alive for occupant in room.occupants for process in occupant.here)
    if silence and draft.at - room.at >= silence and not is_visited:
        draft.add("close")
        draft.status = "closed"


def is_tried_alone(room: Room) -> bool:
    """Whether a table is one person's attempt from a moment of another match, which nobody would miss."""
    people = {occupant.guest for occupant in room.occupants if occupant.guest}
    return room.status == "running" and bool(room.setup.what_if) and len(people) < 2


def rematch(draft: Draft, table: str, instead: str) -> None:
    """Point from a finished match to the next one, unless there is one already that was not given up."""
    draft.check_member()
    days.check_everyday(draft.room.setup)
    check_over(draft.room, draft.at)
    if draft.room.rematch == instead:  # otherwise somebody else was first
        draft.add("rematch", None, table)


def arrive(draft: Draft, process: str) -> None:
    """A guest's client connects to a process; a player who returns gets their seat back at once."""
    for seat in draft.room.seats_of(draft.guest):
        occupant = draft.room.occupants[seat]
        if process not in occupant.here or occupant.proxy == "away":
            draft.add("here", seat, process)


def depart(draft: Draft, process: str) -> None:
    """A guest's last client at a process is gone."""
    for seat in draft.room.seats_of(draft.guest):
        if process in draft.room.occupants[seat].here:
            draft.add("gone", seat, process)


def recover(draft: Draft, alive: Collection[str], stopped: int | None = None) -> None:
    """Who was connected to a dead process is gone; clocks, and the wait for reveals, that stopped with it go on from now.

    With these the store forgets since when they stood still.
    """
    is_waiting = bool(draft.room.clock or draft.room.shares.waits)
    if stopped is not None and is_waiting and draft.room.status == "running":
        draft.add("wake", None, str(min(stopped, draft.at)))
        draft.status = "running"
    for seat, occupant in enumerate(draft.room.occupants):
        for process in occupant.here:
            if process not in alive:
                draft.add("gone", seat, process)


def due(room: Room) -> list[tuple[int, Seat, str]]:
    """The moments at which people will be out of time, a bot plays a turn for somebody who is away, or the match begins."""
    if room.status != "running":
        return []
    if room.shares.waits:
        return pledging.due(room)
    moments = []
    for seat, occupant in enumerate(room.occupants):
        if not occupant.guest or occupant.proxy == "time":
            continue
        if room.clock and seat in room.clock.running:
            moments.append((room.clock.flag(seat), seat, "time"))
        moment = _substituted_at(room, seat)
        if moment is not None:
            moments.append((moment, seat, "away"))
    return sorted(moments)


def _substituted_at(room: Room, seat: Seat) -> int | None:
    """When a bot plays a turn for somebody who is away: only while another person waits for them."""
    occupant, limit = room.occupants[seat], room.setup.away
    if occupant.here or occupant.has_substitute:
        return None
    is_asked = seat in room.active or (room.asked is not None and seat in room.asked.waiting)
    since = waited_since(room.occupants, seat) if is_asked else None
    if since is None:
        return None
    if occupant.proxy:  # the first turn of this absence is over
        return max(occupant.asked_at, since) + min(PAUSE, limit or PAUSE)
    return None if limit is None else max(occupant.gone_at, since) + limit


def overdue(draft: Draft) -> None:
    """Hand over the seats whose moment has come."""
    if draft.room.shares.waits:
        pledging.give_up(draft)
        return
    for moment, seat, why in due(draft.room):
        if moment <= draft.at and not any(entry.seat == seat for entry in draft.entries):
            draft.add("proxy", seat, why)
    _grant(draft, {entry.seat: "" for entry in draft.entries if entry.seat is not None})


def _grant(draft: Draft, occupants: Mapping[Seat, str]) -> None:
    """Seats go to these guests, or to bots, who agree: a wish for which nobody is left is granted."""
    asked = draft.room.asked
    if not asked or asked.seat in occupants:
        return
    guests = {seat: occupant.guest for seat, occupant in enumerate(draft.room.occupants)} | dict(
        occupants
    )
    is_agreed = all(guests[seat] in ("", guests[asked.seat]) for seat in asked.waiting)
    if is_agreed and draft.can_afford(asked.to):
        draft.add("undo", asked.seat, str(asked.to))
