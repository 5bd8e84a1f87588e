"""The metrics for Prometheus."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

_FAST = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1, 4)

moves = cache(
    Counter("allcity_moves", "Requests to act, by game and outcome", ["game", "outcome"]).labels
)
MOVE_SECONDS = Histogram(
    "allcity_move_seconds", "From the receipt of a move to its last showing", buckets=_FAST
)
WRITE_SECONDS = Histogram("allcity_write_seconds", "One transaction of the log", buckets=_FAST)
WRITE_BATCH = Histogram(
    "allcity_write_batch", "Writes in one transaction", buckets=(1, 2, 4, 8, 16, 32, 64, 128)
)
CONFLICTS = Counter("allcity_conflicts", "Writes that lost to another process")
SOCKETS = Gauge("allcity_sockets", "Open sockets")
TURNED_AWAY = Counter("allcity_turned_away", "Connections refused when they were made", ["code"])
RESYNCS = Counter("allcity_resyncs", "Slow readers who were sent the whole table again")
ROOMS = Gauge("allcity_rooms", "Tables in memory")
RUNNING = Gauge("allcity_running", "Tables whose bots and clocks this process runs")
BOT_SECONDS = Histogram("allcity_bot_seconds", "A bot's thought, waiting included", buckets=_FAST)
BOT_FAILURES = Counter("allcity_bot_failures", "Thoughts that ended without an action")
HTTP = Counter("allcity_http", "HTTP requests", ["route", "status"])
