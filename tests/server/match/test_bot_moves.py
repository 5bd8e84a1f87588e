"""Which actions of a seat a bot chose, as the record marks them."""

from __future__ import annotations

from allcity.server.match.bot_moves import PERSON, spans

LOG = [(0, "a"), (1, "b"), (0, "c"), (1, "d"), (0, "e"), (0, "f")]
ROUNDS = [2, PERSON, 2, 3, PERSON, 4]


def test_a_span_goes_on_until_the_person_chooses_again_whatever_others_do_between() -> None:
    assert spans(LOG, ROUNDS, 0) == ((1, 3), (6, 6))
    assert spans(LOG, ROUNDS, 1) == ((4, 4),)
    assert spans(LOG, ROUNDS, 2) == ()
