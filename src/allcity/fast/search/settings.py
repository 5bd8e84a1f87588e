"""The settings of planner and search, which the versions in plain Python and the compiled ones share."""

from __future__ import annotations

# The search.
EXPLORE = 0.6  # how much a promising but little tried action attracts
SHARP = 1.2  # points by which a promise must be better to be e times as likely
NARROWEST, WIDEN = 3, 1.6  # actions looked at: 3 + 1.6 √visits
UNTRIED = 0.01  # by how much an untried action is assumed to be worse than its node
MARGIN = 0.1  # how much of a final share goes by points instead of places
SPREAD = 0.3  # points by which an imagined choice may be off
WORLDS = 8
WIDTH, DEPTH = 24, 3  # of the planner that gives the root its priors

# The search with a net.
KEEN = (
    0.2  # logits of what a seat plays for by which an action must be better to be e times as likely
)
BOLD = 0.3  # instead of EXPLORE, since a net is seldom wrong about what is promising
TRUST = (
    1.0,
    0.6,
    # The weight of the net in a leaf's value, with two seats and with more; the rest comes from the evaluation.
)

# The planner.
NARROW = 6  # how many actions are followed after the first
