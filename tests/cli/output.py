"""Printed output, in a form that can be compared with a sentence."""

from __future__ import annotations


def folded(text: str) -> str:
    """The text on one line, with ordinary spaces: where lines are broken depends on the width."""
    return " ".join(text.split())
