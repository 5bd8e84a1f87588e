"""Fair chance: committed, exact, and verifiable by anyone."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from allcity.bots import bot
from allcity.bots.table import play_out
from allcity.core import CHANCE, Malformed, Match, Record
from allcity.core.chain import Chain
from allcity.core.errors import IllegalAction
from allcity.core.fair import Fair, commitment, fresh_seed, pledge
from allcity.core.replay import Shares, replay, shares, verify
from allcity.games import GAMES

SEED = "ab" * 32


def finished(entropy: dict[int, str] | None = None) -> Record:
    match = Match(GAMES["tagcity"], 2, match="m1")
    match.commit(SEED, entropy)
    play_out(match, [bot("random")] * 2, Random(1))
    return match.record()


def test_the_commitment_is_sha256_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    assert len(fresh_seed()) == 64
    assert fresh_seed() != fresh_seed()


def test_an_outcome_can_be_computed_by_hand() -> None:
    message = b"m1\n1 lucky\n5 0"
    number = int.from_bytes(hmac.new(bytes.fromhex(SEED), message, "sha256").digest(), "big")
    assert Fair(SEED, "m1", ("1 lucky",)).point(5, 252) == number % 252


def test_seed_match_entropy_and_index_each_change_the_outcomes() -> None:
    sources = [
        Fair(SEED, "m1"),
        Fair("cd" * 32, "m1"),
        Fair(SEED, "m2"),
        Fair(SEED, "m1", ("1 a",)),
        Fair(SEED, "m1", ("2 a",)),
    ]
    rows = [tuple(source.point(index, 10**9) for index in range(3)) for source in sources]
    assert len(set(rows)) == len(rows)
    assert all(len(set(row)) == 3 for row in rows)


def test_values_that_would_favour_some_outcomes_are_thrown_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thrown = iter([2**256 - 1, 2**256 - 2, 41])
    monkeypatch.setattr(Fair, "_number", lambda *_: next(thrown))
    assert Fair(SEED, "m").point(0, 3 * 2**254) == 41


def test_outcomes_follow_their_weights() -> None:
    source = Fair(SEED, "weights")
    outcomes = [("a", 1), ("b", 2), ("c", 7)]
    counted = Counter(source.outcome(index, outcomes) for index in range(5000))
    for name, weight in outcomes:
        assert abs(counted[name] - 500 * weight) < 5 * (500 * weight) ** 0.5 + 20


def test_a_whole_match_verifies() -> None:
    record = finished({1: "lucky words"})
    verdict = verify(GAMES["tagcity"], record)
    assert verdict.is_fair
    assert verdict.drawn == sum(seat == CHANCE for seat, _ in record.log)


def test_a_changed_roll_seed_commitment_or_entropy_is_found() -> None:
    record = finished({1: "lucky"})
    assert not verify(GAMES["tagcity"], replace(record, entropy=())).is_fair
    assert not verify(GAMES["tagcity"], replace(record, match="m2")).is_fair
    assert not verify(GAMES["tagcity"], replace(record, seed="cd" * 32)).is_seed_right
    assert not verify(GAMES["tagcity"], replace(record, seed=None)).is_opened
    bare = verify(GAMES["tagcity"], replace(record, commitment=None, seed=None))
    assert (bare.is_committed, bare.is_fair) == (False, False)


def test_a_forged_roll_is_named_with_its_line() -> None:
    match = Match(GAMES["tagcity"], 2, {"leader": "1"}, match="m1")
    match.commit(SEED)
    assert match.source is not None
    due = GAMES["tagcity"].text(match.source.outcome(0, GAMES["tagcity"].chance(match.state)))
    forged = "roll 6 6 6" if due != "roll 6 6 6" else "roll 1 1 1"
    match.push_text(CHANCE, forged)
    verdict = verify(GAMES["tagcity"], match.record(is_open=True))
    (wrong,) = verdict.wrong
    assert (wrong.found, wrong.due) == (forged, due)
    assert match.record().text().split("\n")[wrong.line - 1] == f"* {forged}"


def test_a_record_of_other_rules_edition_or_options_is_refused() -> None:
    game, record = GAMES["tagcity"], finished()
    for changed, code in [
        (replace(record, rules=99), "record-other-rules"),
        (replace(record, digest="0" * 16), "record-other-edition"),
        (replace(record, options=()), "record-options"),
    ]:
        with pytest.raises(Malformed, match=code):
            replay(game, changed)


def test_an_illegal_or_unreadable_line_is_named() -> None:
    game, record = GAMES["tagcity"], finished()
    for line in ("tag A1", "fly"):
        broken = replace(record, log=(*record.log[:2], (0, line), *record.log[3:]))
        with pytest.raises((IllegalAction, Malformed)) as caught:
            replay(game, broken)
        assert isinstance(caught.value, IllegalAction | Malformed)
        assert caught.value.line is not None
        assert broken.text().split("\n")[caught.value.line - 1] == f"1 {line}"


def test_a_replay_stops_where_it_is_told() -> None:
    game, record = GAMES["tagcity"], finished()
    assert len(replay(game, record, upto=7).log) == 7
    assert replay(game, record).record() == record


def test_a_pledge_is_sha256_of_the_text() -> None:
    assert pledge("rain") == hashlib.sha256(b"rain").hexdigest()


def test_what_was_pledged_is_compared_with_what_was_revealed() -> None:
    match = Match(GAMES["tagcity"], 4)
    texts = {0: "rain", 1: "sun", 3: "wind"}
    match.commit(SEED, texts, {0: pledge("rain"), 2: pledge("snow"), 3: pledge("hail")})
    assert shares(match.record()) == Shares((0,), (1,), (2,), (3,))


def test_a_text_that_was_not_pledged_is_not_fair_and_a_withheld_one_is_told() -> None:
    record = finished({0: "rain"})
    game = GAMES["tagcity"]
    assert verify(game, replace(record, pledges=((0, pledge("rain")),))).is_fair
    assert not verify(game, replace(record, pledges=((0, pledge("hail")),))).is_fair
    withheld = verify(game, replace(record, pledges=((1, pledge("snow")),)))
    assert (withheld.is_fair, withheld.shares.withheld) == (True, (1,))


def test_pledges_are_part_of_the_chain() -> None:
    match = Match(GAMES["tagcity"], 2)
    match.commit(SEED, {0: "rain"}, {0: pledge("rain")})
    before = Chain(match.head).last
    match.commit(SEED, {0: "rain"}, {0: pledge("rain"), 1: pledge("snow")})
    assert Chain(match.head).last != before
