"""The rules of Tag City as a book: its glossary, and the contents of its pictures."""

from __future__ import annotations

from allcity.core.game import Picture

# Each term with the clause where it matters first.
TERMS = {
    "tagger": "T1.1",
    "hq": "T1.2",
    "city": "T1.6",
    "district": "T1.6",
    "leader": "T2.1",
    "remote": "T3.10",
    "drone": "T3.8",
    "bubble": "T3.12",
    "final": "T4.1",
    "values": "T5.1",
    "prestige": "T6.3",
}

PICTURES = (
    Picture("T1.2", "ring", "leader", 0),
    Picture("T1.3", "tokens", "leader", 0),
    Picture("T1.5", "city B", "leader", 0),
    Picture("T2.2", "ring", "leader"),
    Picture("T3.6", "city", "border"),
    Picture("T3.10", "remote", "drone"),
    Picture("T3.12", "remote", "bubble"),
    Picture("T5.3", "city", "first"),
    Picture("T5.4", "city", "second"),
    Picture("T6.3", "sheet", "end"),
)
