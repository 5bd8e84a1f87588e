"""A cache that lives on the object it is about, and goes when that object goes."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


def cached(most: int) -> Callable[[F], F]:
    """Cache at most so many values of a function on its first argument, such as a board.

    A cache of the module would hold the boards of all editions that people have ever uploaded.
    """

    def decorate(function: F) -> F:
        name = f"{function.__module__}.{function.__qualname__}"

        @wraps(function)
        def cached_function(owner: Any, *key: Any) -> Any:
            try:
                return owner.__dict__[name][key]
            except KeyError:
                pass
            value = function(owner, *key)
            values = owner.__dict__.setdefault(name, {})
            if len(values) >= most:
                values.clear()
            values[key] = value
            return value

        return cast(F, cached_function)

    return decorate
