"""Runs in Pyodide under Node: what the engine needs in a browser, as bytecode of that very Python, in one archive."""

from __future__ import annotations

import compileall
import shutil
import sys
import zipfile
from pathlib import Path

WHEELS, SOURCE, OUT = Path("/wheels"), Path("/source"), Path("/out/engine.zip")
PACK = Path("/pack")
# Of our own package, what nobody asks for in a browser; of others, what only other languages and places need.
LEFT_OUT = (
    "allcity/arena/",
    "allcity/cli/",
    "allcity/research/",
    "allcity/server/static/",
    "allcity/server/store/migrations/",
    "allcity/train/",
    "pydantic/v1/",
    "pytz/zoneinfo/",
    "babel/locale-data/",
)
READS_ITSELF = ("anyio/__init__.py",)  # to find out what it may load late
LANGUAGES = ("root", "en", "fr", "es")
MOMENT = 2020, 1, 1, 0, 0, 0  # of every file, so that the same sources make the same archive


def is_needed(name: str) -> bool:
    """Whether a file of a wheel, or of our own package, goes into the archive."""
    if name.startswith("babel/locale-data/"):
        return name.removeprefix("babel/locale-data/").removesuffix(".dat") in LANGUAGES
    is_kernel = name.startswith("allcity/games/") and "/kernel/" in name
    is_paper = name.endswith(("preview.png", "/RECORD", ".npz", ".pyi", ".pyc"))
    return not (is_kernel or is_paper or name.startswith(LEFT_OUT))


def gather() -> None:
    for wheel in sorted(WHEELS.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(PACK, [name for name in archive.namelist() if is_needed(name)])
    for file in sorted(SOURCE.rglob("*")):
        name = file.relative_to(SOURCE).as_posix()
        if file.is_file() and is_needed(name):
            target = PACK / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)


def compile_all() -> None:
    """Bytecode in the place of each source."""
    is_good = compileall.compile_dir(PACK, quiet=1, legacy=True, stripdir=str(PACK), optimize=1)
    if not is_good:
        sys.exit("something does not compile")
    for source in PACK.rglob("*.py"):
        if source.relative_to(PACK).as_posix() in READS_ITSELF:
            source.with_suffix(".pyc").unlink()
        else:
            source.unlink()


def write() -> None:
    with zipfile.ZipFile(OUT, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(PACK.rglob("*")):
            if file.is_file():
                head = zipfile.ZipInfo(file.relative_to(PACK).as_posix(), MOMENT)
                head.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(head, file.read_bytes(), compresslevel=9)


gather()
compile_all()
write()
