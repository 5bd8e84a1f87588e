#!/usr/bin/env python3
"""Takes a seat at a table on a server and plays a whole match (docs/protocol.md, "A program at a table").

pip install websockets
python3 examples/table_bot.py http://localhost:8000/t/TABLE#CODE         an invitation
python3 examples/table_bot.py http://localhost:8000/t/TABLE#seat=1.KEY   the private link of a seat
python3 examples/table_bot.py http://localhost:8000 "1234 5678 90"       a join code
"""

import argparse
import http.cookiejar
import json
import re
import sys
import time
import urllib.error
import urllib.request

from first_bot import liking  # the program beside this one chooses the actions
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

LINK = re.compile(r"(https?://[^/\s#]+)(?:/t/([\w-]+)(?:#(?:seat=(\d+)\.)?([\w.=-]+))?)?/?")
MORE = " …"  # ends a text that stands for many actions


class Guest:
    """A guest, whom the server knows by a cookie."""

    def __init__(self, server, name):
        self.server, self.cookies = server, http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))
        self.post("/api/me", name=name)

    def post(self, path, **body):
        head = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.server + path, json.dumps(body).encode(), head)  # noqa: S310
        try:
            with self.opener.open(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            sys.exit(json.load(refusal)["text"])
        except OSError as problem:
            sys.exit(f"{self.server} does not answer ({problem}).")

    def socket(self):
        cookie = "; ".join(f"{each.name}={each.value}" for each in self.cookies)
        address = self.server.replace("http", "ws", 1) + "/api/socket"
        return connect(address, additional_headers={"Cookie": cookie}, max_size=None)


class Seat:
    """One seat at one table over one socket; `now` is the latest event for this seat."""

    def __init__(self, socket, table, seat, code):
        self.socket, self.table, self.seat, self.now = socket, table, seat, None
        self.send("watch", code=code)

    def send(self, kind, **fields):
        self.socket.send(json.dumps({"type": kind, "table": self.table, **fields}))

    def receive(self):
        message = json.loads(self.socket.recv())
        event = message["now"] if message["type"] == "table" else message
        if event["type"] == "event" and event["viewer"] == self.seat:
            self.now = event
        return message

    def ask(self, kind, **fields):
        """Send a request and return its answer; events that come meanwhile are taken in."""
        self.send(kind, seat=self.seat, id=f"{kind}-{time.time_ns()}", **fields)
        while True:
            message = self.receive()
            if message["type"] in ("done", "previewed", "refused"):
                return message

    def play(self):
        """Play until the match is over, and return the last event."""
        while not (self.now and self.now["status"] in ("over", "closed")):
            if self.now and self.seat in self.now["active"] and self.now["legal"]:
                self.move(self.now["version"])
            else:
                self.refuse(self.receive())
        return self.now

    def move(self, version):
        text = self.choose(self.now["legal"])
        while text.endswith(MORE):  # the text stands for many actions: ask for them
            answer = self.ask("preview", texts=[], opening=text.removesuffix(MORE))
            if not answer.get("legal"):  # the table has changed meanwhile
                self.refuse(self.receive())
                return
            text = self.choose(answer["legal"])
        answer = self.ask("act", version=version, texts=[text])
        if answer.get("code") != "stale":
            self.refuse(answer)
        while self.now["version"] < answer["version"]:
            self.receive()

    def choose(self, legal):
        return min(legal, key=lambda text: liking(self.now["view"], text))

    def refuse(self, message):
        """End the program after a refusal, which another move would not avoid."""
        if message["type"] == "refused":
            sys.exit(message["text"])


def take_a_seat(guest, table, seat, secret, join_code):
    """Take a seat, and return the table, the seat and the code of the table."""
    if join_code:
        invitation = guest.post("/api/invitation", code=join_code)
        table, secret = invitation["table"], invitation["code"]
    if seat is not None:
        info = guest.post(f"/api/tables/{table}/claim", seat=int(seat), key=secret)
    else:
        info = guest.post(f"/api/tables/{table}/join", code=secret or "")
    return table, info["yours"][-1], info["code"]


def play(guest, table, seat, code):
    """Play on after every lost connection, as long as the server comes back within a minute."""
    lost = 0
    while True:
        try:
            with guest.socket() as socket:
                lost = 0
                return Seat(socket, table, seat, code).play()
        except (ConnectionClosed, OSError) as problem:
            lost += 1
            if lost > 60:
                sys.exit(f"The connection is lost ({problem}).")
            time.sleep(1)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("link", help="where the table is")
    parser.add_argument(
        "join_code", nargs="?", default="", help="the ten digits, without a table in the link"
    )
    parser.add_argument("--name", default="Machine", help="what others at the table read")
    chosen = parser.parse_args()
    link = LINK.fullmatch(chosen.link)
    if not link or not (link[2] or chosen.join_code):
        parser.error("this is no link to a table: it has the form http://HOST/t/TABLE#CODE")
    guest = Guest(link[1], chosen.name)
    table, seat, code = take_a_seat(guest, link[2], link[3], link[4], chosen.join_code)
    print(f"{chosen.name} has seat {seat + 1}.", flush=True)
    last = play(guest, table, seat, code)
    result = last.get("result") or sys.exit("The table was closed.")
    print(f"Place {result['places'][seat]} of {len(result['places'])}, points: {result['points']}")


if __name__ == "__main__":
    main()
