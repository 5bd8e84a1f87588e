"""The same tasks on a local Ray cluster of two workers: the same records, the same numbers.

Ray is an extra and takes several seconds and 640 MB to start, so it is tried in `make soak`, where it is there.
"""

from __future__ import annotations

import builtins
from importlib.util import find_spec
from typing import Any

import pytest

from allcity.arena import Plan, run
from allcity.arena.folder import Folder
from allcity.arena.runners import here, ray
from allcity.core import Malformed
from tests.arena.test_arena import timeless
from tests.sizes import IS_SOAK


@pytest.mark.skipif(not IS_SOAK or find_spec("ray") is None, reason="make soak, with the extra ray")
@pytest.mark.filterwarnings("ignore")
def test_a_local_cluster_of_two_gives_the_same_numbers() -> None:
    plan = Plan("tagcity", ("search:5n", "greedy"), 2)
    with ray(None) as runner:
        rows = run(plan, runner, Folder(None, plan)).rows
    assert timeless(rows) == timeless(run(plan, here, Folder(None, plan)).rows)


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def absent(name: str, *rest: Any, **more: Any) -> Any:
        if name == "ray":
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", absent)
    with pytest.raises(Malformed, match="arena-no-ray"), ray(None):
        pass
