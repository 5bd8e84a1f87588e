#!/usr/bin/env python3
"""A bot for All City that imports nothing of it: JSON lines in, JSON lines out (docs/line-protocol.md).

Try it: allcity arena tagcity --bots "cmd:python3 examples/first_bot.py,random" --matches 10
"""

import json
import sys

# The actions that it likes, the best first, by their first word.
LIKES = """tag take put check drone pay discard spray vp paint permit bonus keep neutral end
pass""".split()  # noqa: SIM905


def liking(view, action):
    """Return a sort key, the smallest for the best action: the rank of its word, then the value of its details."""
    word, *rest = action.split(" ")
    rank = LIKES.index(word) if word in LIKES else len(LIKES)
    if word in ("permit", "bonus"):  # few of these, then paint
        held = view["artists"][view["seat"]][word if word == "bonus" else "permits"]
        rank += -2 if sum(held.values()) < 3 else 2
    return rank, -worth(view, word, rest), len(action), action


def worth(view, word, rest):
    """Return how good the details of an action are: in Tag City, draw near other drawings; in Graffiti, pay with few tiles."""
    if word != "tag" or view["seat"] is None:
        return -len(rest)
    drawn = {square for tag in view["taggers"][view["seat"]]["drawn"] for square in tag}
    lines = [square[0] for square in drawn] + [square[1:] for square in drawn]
    return sum(lines.count(square[0]) + lines.count(square[1:]) for square in rest)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "hello", "name": "first bot"}
        elif message["type"] == "turn":
            best = min(message["legal"], key=lambda action: liking(message["view"], action))
            answer = {"type": "play", "action": best}
        else:  # "new" and "end" need no answer
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
