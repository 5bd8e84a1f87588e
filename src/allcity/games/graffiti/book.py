"""The rules of Graffiti as a book: its glossary, and the contents of its pictures."""

from __future__ import annotations

from allcity.core.game import Picture

# Each term with the clause where it matters first.
TERMS = {
    "artist": "G1.1",
    "screen": "G1.9",
    "can": "G2.3",
    "paint": "G1.3",
    "double": "G3.5",
    "permit": "G4.1",
    "bonus": "G6.1",
    "bobby": "G6.10",
    "section": "G1.2",
    "segment": "G5.4",
    "tag": "G5.6",
    "first": "G4.2",
    "vp": "G8.4",
}

PICTURES = (
    Picture("G1.2", "tunnel", "paint", 12),
    Picture("G1.9", "screen", "tools", 21),
    Picture("G3.1", "paint", "paint"),
    Picture("G4.1", "permits", "paint", 12),
    Picture("G5.6", "wall E", "spray"),
    Picture("G6.1", "bonus", "paint", 12),
    Picture("G7.4", "wall H", "round"),
    Picture("G8.3", "wall G", "end"),
    Picture("G9.2", "special", "paint", 12),
)
