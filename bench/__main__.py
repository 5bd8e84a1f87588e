"""`python -m bench`: every benchmark, one table."""

from __future__ import annotations

import argparse

from bench import bots, browser, engine, kernels, library, reference
from bench.measure import Row, print_table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    seconds = parser.parse_args().seconds
    rows: list[Row] = [*reference.rows(seconds), *engine.rows(seconds), *library.rows(seconds)]
    rows += bots.rows(seconds)
    rows += kernels.rows(seconds)
    rows += browser.rows(seconds)
    print_table(rows)


if __name__ == "__main__":
    main()
