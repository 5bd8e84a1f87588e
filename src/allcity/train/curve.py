"""The learning curve as a picture: how the rating grew with time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

WIDTH, HEIGHT, EDGE = 640, 320, 48


def picture(rows: Sequence[Mapping[str, float]]) -> str:
    """Draw an SVG picture of the ratings (400 points are odds of 10 : 1) over the seconds of training."""
    points = [(0.0, 0.0), *((row["seconds"], row["rating"]) for row in rows)]
    right, top = max(x for x, _ in points) or 1.0, max(y for _, y in points) or 1.0

    def place(x: float, y: float) -> str:
        across = EDGE + x / right * (WIDTH - 2 * EDGE)
        down = HEIGHT - EDGE - max(y, 0.0) / top * (HEIGHT - 2 * EDGE)
        return f"{across:.1f},{down:.1f}"

    line = " ".join(place(x, y) for x, y in points)
    floor = HEIGHT - EDGE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n'
        f'<path d="M{EDGE},{EDGE}V{floor}H{WIDTH - EDGE}" fill="none" stroke="#888"/>\n'
        f'<polyline points="{line}" fill="none" stroke="#c0392b" stroke-width="2"/>\n'
        f'<text x="{EDGE}" y="{EDGE - 8}">{top:.0f}</text>\n'
        f'<text x="{WIDTH - EDGE}" y="{floor + 20}" text-anchor="end">{right:.0f} s</text>\n'
        f"</svg>\n"
    )
