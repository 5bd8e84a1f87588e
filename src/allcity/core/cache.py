"""A cache that lives on the object it is about, and goes when that object goes."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


def cached(most: int) -> Callable[[F], F]:
    """Cache the values of a function on its first argument, such as a board.

    A cache of the module would hold the boards of all editions that people have ever uploaded. There are two
    generations of at most so many values: when the young one is full it becomes the old one, and values that
    are still asked for move on to the next.
    """

    def decorate(function: F) -> F:
        name = f"{function.__module__}.{function.__qualname__}"
        former = f"{name} (old)"

        @wraps(function)
        def cached_function(owner: Any, *key: Any) -> Any:
            try:
                return owner.__dict__[name][key]
            except KeyError:
                pass
            old = owner.__dict__.get(former, {})
            value = old[key] if key in old else function(owner, *key)
            young = owner.__dict__.setdefault(name, {})
            if len(young) >= most:
                owner.__dict__[former] = young
                young = owner.__dict__[name] = {}
            young[key] = value
            return value

        return cast(F, cached_function)

    return decorate
