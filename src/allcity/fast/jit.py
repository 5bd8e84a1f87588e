"""One source for cores and GPUs: plain functions, compiled for the core at once and for a GPU on demand.

`compiled` makes a function into native code of the core, which is inlined wherever it is called. `outlined` makes one that
stays a function of its own, which keeps large callers small. `for_gpu` (in `gpu`) makes the same function, and all compiled
functions that it calls, into device code. `bound` makes a copy of a function whose global names mean something else; the
loops of a batch are written once and bound to each game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, TypeVar, cast

from numba import config, njit

from allcity.fast import cache

F = TypeVar("F", bound=Callable[..., Any])

_PLAIN: dict[int, FunctionType] = {}  # the Python functions by the id of the compiled ones
_COMPILED: list[
    Callable[..., Any]
] = []  # which live as long as the process, so that ids stay theirs
_INTERPRETED: dict[int, Callable[..., Any]] = {}
_OUTLINED: set[int] = set()  # the ids of compiled functions that are called, not inserted


def compiled(function: F) -> F:
    """Return the function as native code, stored on disk; as plain Python if `NUMBA_DISABLE_JIT` is set."""
    package = function.__module__.rpartition(".")[0]
    return _compiled(function, package)


def outlined(function: F) -> F:
    """Do as `compiled` does, but let callers share one copy of the code; for large functions, which would take long to compile again and again."""
    package = function.__module__.rpartition(".")[0]
    return _compiled(function, package, is_inlined=False)


def bound(function: F, ready: dict[int, Callable[..., Any]], package: str) -> F:
    """Copy the function with some of those that it calls replaced, by their ids; the copy is stored with a package.

    A function that calls none of them, directly or through others, is not copied.
    """
    if id(function) not in ready:
        source = plain(function)
        called = callees(source)
        names = {name: bound(callee, ready, package) for name, callee in called.items()}
        is_same = all(names[name] is callee for name, callee in called.items())
        is_inlined = id(function) not in _OUTLINED
        other: Callable[..., Any] = function
        if not is_same:
            copy = rebound(source, names)
            copy.__qualname__ += f"_{_mark(package, names)}"
            other = _compiled(copy, package, is_inlined)
        ready[id(function)] = other
    return cast(F, ready[id(function)])


def _mark(package: str, names: Mapping[str, Callable[..., Any]]) -> str:
    """Return a name that distinguishes copies of one function, on the disk and in the native code, where calls find each other by names.

    numba numbers functions as each process compiles them, so copies that two processes have made may have the same number.
    """
    called = [f"{callee.__module__}.{callee.__qualname__}" for callee in names.values()]
    return hashlib.sha256(" ".join([package, *called]).encode()).hexdigest()[:16]


def plain(function: Callable[..., Any]) -> FunctionType:
    """Return the Python function behind a compiled one, or the function itself."""
    return _PLAIN.get(id(function), cast(FunctionType, function))


def callees(function: FunctionType) -> dict[str, Callable[..., Any]]:
    """Return the compiled functions that a function names."""
    names: dict[str, Any] = {
        name: function.__globals__.get(name) for name in function.__code__.co_names
    }
    return {name: value for name, value in names.items() if id(value) in _PLAIN}


def rebuilt(
    function: Callable[..., Any],
    build: Callable[[FunctionType], Callable[..., Any]],
    ready: dict[int, Callable[..., Any]],
) -> Callable[..., Any]:
    """Build a function in another way, with all compiled functions that it calls; `ready` has those that are built already."""
    if id(function) not in ready:
        source = plain(function)
        names = {name: rebuilt(callee, build, ready) for name, callee in callees(source).items()}
        ready[id(function)] = build(rebound(source, names))
    return ready[id(function)]


def interpreted(function: F) -> F:
    """Return the function in plain Python, with all that it calls, and nothing compiled."""
    return cast(F, rebuilt(function, lambda source: source, _INTERPRETED))


def rebound(function: FunctionType, names: Mapping[str, Any]) -> FunctionType:
    copy = FunctionType(
        function.__code__,
        {**function.__globals__, **names},
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )
    copy.__qualname__ = function.__qualname__
    copy.__module__ = function.__module__
    return copy


def instead(function: Callable[..., Any], other: Callable[..., Any]) -> None:
    """Use another function in interpreted code, if the compiled one has no equal in Python."""
    _INTERPRETED[id(function)] = other


def _compiled(function: F, package: str, is_inlined: bool = True) -> F:
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache.folder(package))
    try:
        compiled_function = njit(
            cache=True, nogil=True, error_model="numpy", forceinline=is_inlined
        )(function)
    finally:
        config.CACHE_DIR = before
    _PLAIN[id(compiled_function)] = cast(FunctionType, function)
    _COMPILED.append(compiled_function)
    if not is_inlined:
        _OUTLINED.add(id(compiled_function))
    return cast(F, compiled_function)
