"""The server under load, without the limits that keep one guest from a thousand tables."""

from __future__ import annotations

import sys

from allcity.server.house import Settings
from allcity.server.limits import Limits
from allcity.server.run import serve

if __name__ == "__main__":
    roomy = Limits(
        guests_per_minute=1e6,
        requests_per_second=1e6,
        requests_at_once=1_000_000,
        messages_per_second=1e6,
        messages_at_once=1_000_000,
        tables_per_guest=1_000_000,
        sockets_per_guest=1_000_000,
    )
    port, database = sys.argv[1:3]
    serve(port=int(port), settings=Settings(database=database, limits=roomy), log_level="warning")
