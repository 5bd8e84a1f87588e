"""The three languages say the same things, and everything that can be said has words."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from allcity.core.game import CHANCE
from allcity.games import GAMES
from allcity.locales import LANGUAGES, Words, preferred, source, words
from scripts import words as script


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_clean(language: str) -> None:
    body = script.parsed(source(language))
    assert not [e.content for e in body if isinstance(e, ast.Junk)]
    keys = [e.id.name for e in body if isinstance(e, ast.Message)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_keys_in_the_same_order(language: str) -> None:
    assert words(language).keys() == words("en").keys()


def test_nothing_is_missing_unused_untranslated_or_with_other_facts() -> None:
    assert script.problems() == []


def planted(monkeypatch: pytest.MonkeyPatch, **texts: str) -> list[str]:
    """Return the script's output when a sentence is added to each language that is named."""
    files = {language: [source(language), texts.get(language, "")] for language in LANGUAGES}
    monkeypatch.setattr(script, "sources", files.__getitem__)
    script.entries.cache_clear()
    try:
        return script.problems()
    finally:
        monkeypatch.undo()
        script.entries.cache_clear()


def test_the_script_finds_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    used, unused = "web-lost = Lost\n", "learn-tagcity-leader-lost = Perdu { $x }\n"
    troubles = planted(monkeypatch, en=used, es=used)
    assert troubles == ["missing: web-lost (fr)", "unused: web-lost", "untranslated: web-lost (es)"]
    troubles = planted(monkeypatch, en=unused, fr=unused.replace("x", "y"), es=unused)
    assert troubles == [
        "unused: learn-tagcity-leader-lost",
        "untranslated: learn-tagcity-leader-lost (fr)",
        "untranslated: learn-tagcity-leader-lost (es)",
        "other facts: learn-tagcity-leader-lost (fr): x y",
    ]


def test_a_sentence_may_say_that_it_is_the_same_as_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entry, comment = "web-lost = Menu\n", f"# {script.ALIKE}\n"
    unsaid = planted(monkeypatch, en=entry, fr=entry, es=comment + entry)
    assert unsaid == ["unused: web-lost", "untranslated: web-lost (fr)"]
    wrong = planted(monkeypatch, en=entry, fr=comment + "web-lost = Carte\n", es=comment + entry)
    assert wrong == ["unused: web-lost", "translated after all: web-lost (fr)"]


@pytest.mark.parametrize("text", ["Qui est là ?", "« bien »", "12 %", "Quoi\u202f?"])
def test_the_script_finds_french_marks_that_may_stand_alone_on_a_line(
    monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    assert "space beside a mark: web-lost (fr)" in planted(monkeypatch, fr=f"web-lost = {text}\n")


def test_the_script_knows_what_the_code_can_say(monkeypatch: pytest.MonkeyPatch) -> None:
    families = {"end-{}-{}": lambda: ["end-chess-mate"]}
    monkeypatch.setattr(script, "FAMILIES", families)
    assert "missing: end-chess-mate (es)" in script.missing()
    assert "unused: end-tagcity-highs" in script.unused()


def test_every_clause_and_part_has_its_help() -> None:
    for game in GAMES.values():
        for clause in game.META.clauses:
            for language in LANGUAGES:
                say = words(language)
                assert say.clause(clause)
                assert say(f"part-{clause.partition('.')[0]}")


def test_the_language_is_taken_from_the_environment() -> None:
    assert preferred({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert preferred({"LANG": "de_DE.UTF-8"}) == "en"
    assert preferred({"LANG": "fr_FR.UTF-8", "ALLCITY_LANG": "es"}) == "es"
    assert preferred({}) == "en"


def test_empty_facts_and_references_are_said() -> None:
    say = Words("en")
    empty, full = say("action-tagcity-take", found=""), say("action-tagcity-take", found="x")
    assert "none" not in empty
    assert "“x”" in full
    assert "take 4" in empty


def test_plurals_are_right() -> None:
    assert words("en")("tagcity-prestige", points=1) != words("en")(
        "tagcity-prestige", points=2
    ).replace("2", "1")
    assert (
        words("fr")("tagcity-prestige", points=0).split()[1]
        == words("fr")("tagcity-prestige", points=1).split()[1]
    )


@pytest.mark.parametrize(("cans", "said"), [(1, "1 permit,"), (2, "2 permits,")])
def test_what_is_behind_a_screen_is_counted_right(cans: int, said: str) -> None:
    assert said in words("en")("graffiti-counts", paints=0, permits=cans, bonus=1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "line"), [("tagcity", "lead 2"), ("graffiti", "first 2"), ("graffiti", "drawn 2")]
)
def test_the_log_calls_people_by_name_when_chance_names_a_seat(
    language: str, game: str, line: str
) -> None:
    said = words(language).log(game, ["Ana", "Ben", ""].__getitem__, CHANCE, line)
    assert "Ben" in said
    assert "2" not in said


def test_the_log_names_paints_and_ways_in_every_language() -> None:
    lines = {
        "paint rb 2 discount": ("red-blue (2 cans, with a discount tile)", "rouge-bleu (2 bombes"),
        "pay r yb wild": ("red, yellow-blue, wild card", "rouge, jaune-bleu, joker"),
        "keep": ("keeps no paint", "ne garde aucune peinture"),
        "discard 3 3": ("two permits 3", "deux autorisations 3"),
        "permit 2": ("the permits of space 2.", "de l’espace 2."),
    }
    for line, (english, french) in lines.items():
        assert english in words("en").log("graffiti", lambda _: "Ana", 0, line)
        assert french in words("fr").log("graffiti", lambda _: "Ana", 0, line)
    assert words("es").advice("graffiti", "pay k") == "Paga: negro."


FORMAL = {"fr": r"\b([Vv]ous|[Vv]otre|[Vv]os)\b", "es": r"\b([Uu]sted|[Uu]stedes|[Cc]ompartid)\b"}


@pytest.mark.parametrize("language", sorted(FORMAL))
def test_people_are_addressed_as_friends(language: str) -> None:
    """Only where a lesson speaks of two taggers at once, vous is a plural."""
    spoken = [line for line in source(language).splitlines() if not line.startswith("learn-")]
    assert [line for line in spoken if re.search(FORMAL[language], line)] == []
