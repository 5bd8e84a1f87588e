"""Completion of actions word by word, with the words that can follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

WORDS = ("?", "moves", "why", "board", "quit")


class Actions(Completer):
    """Offers the next word of every legal action that begins like the line."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = texts

    def get_completions(
        self,
        document: Document,
        complete_event: CompleteEvent,  # noqa: ARG002
    ) -> Iterator[Completion]:
        typed = document.text_before_cursor
        for word in next_words(self.texts, typed):
            yield Completion(word, -len(typed.rpartition(" ")[2]))


def next_words(texts: Sequence[str], typed: str) -> list[str]:
    """Return the words that can follow or finish what was typed, each once, in order."""
    before, _, part = typed.lower().rpartition(" ")
    typed_words = before.split()
    offered = texts if typed_words[:1] != ["why"] else [f"why {text}" for text in texts]
    candidates: dict[str, None] = {}
    for text in offered:
        words = text.split(" ")
        if (
            len(words) > len(typed_words)
            and [word.lower() for word in words[: len(typed_words)]] == typed_words
        ):
            candidates[words[len(typed_words)]] = None
    if not typed_words:
        candidates |= dict.fromkeys(WORDS)
    return [word for word in candidates if word.lower().startswith(part)]


@cache
def _session(prompt: str) -> PromptSession[str]:
    """Return a session of its own for each prompt: lines that one player typed are not offered to another."""
    return PromptSession(prompt)


def complete(prompt: str, texts: Sequence[str]) -> str:
    """Ask for a line at a terminal."""
    return _session(prompt).prompt(completer=Actions(texts), complete_while_typing=True)
