"""What the terminal shows of Graffiti in pictures."""

from scripts.games import Terminal

TERMINAL = Terminal("three-sprays-both-variants", at=150, seat=1)
