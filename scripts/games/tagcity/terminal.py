"""What the terminal shows of Tag City in pictures."""

from scripts.games import Terminal

TERMINAL = Terminal(
    "chosen-2",
    at=95,
    seat=1,
    lesson="drone",
    # The first answer is forbidden, so that its why is seen.
    typed=("tag I1 J1 K1 L1", "hint", "drone I4 tag I1 J1 K1 L1", "quit"),
)
