"""`python -m allcity.server`: the server without the rest of the command line."""

from __future__ import annotations

import argparse

from allcity.server import arguments


def main() -> None:
    parser = argparse.ArgumentParser(prog="allcity.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=arguments.port, default=8000)
    parser.add_argument("--database", type=arguments.database, default="allcity.db")
    parser.add_argument("--workers", type=arguments.workers, default=1)
    parser.add_argument("--log-level", choices=arguments.LEVELS, default="info")
    parser.add_argument("--origin", type=arguments.origin, action="append", default=[])
    parser.add_argument("--forwarded-by", type=arguments.proxy, action="append")
    parser.add_argument("--roomy", action="store_true", help="no limits: for load tests only")
    chosen = parser.parse_args()

    # A bot's worker process imports this module too, and needs nothing of the server.
    from allcity.locales import preferred, words  # noqa: PLC0415
    from allcity.server.limits import ROOMY, Limits  # noqa: PLC0415
    from allcity.server.run import serve  # noqa: PLC0415
    from allcity.server.services import Settings  # noqa: PLC0415
    from allcity.server.starting import Unstarted  # noqa: PLC0415

    limits = ROOMY if chosen.roomy else Limits()
    settings = Settings(chosen.database, chosen.workers, tuple(chosen.origin), limits)
    proxies = ",".join(chosen.forwarded_by or ["127.0.0.1"])
    try:
        serve(chosen.host, chosen.port, settings, chosen.log_level, proxies)
    except Unstarted as problem:
        parser.exit(2, words(preferred())(problem.code, **problem.facts) + "\n")


if __name__ == "__main__":
    main()
