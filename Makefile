# Everything a person or CI runs. `make play` and `make test` set up what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
# One more than there are cores: tests wait a good part of their time.
JOBS ?= $(shell $(PYTHON) -c "import os; print(os.cpu_count() + 1)")
# Some containers forbid Python to store what it has compiled; then each worker of the tests, and each process
# that a test starts, would compile everything again.
export PYTHONDONTWRITEBYTECODE =

.PHONY: play test quick check docs lint types contracts web wheel check-web test-web types-web soak mutants bench gpu ray lock clean

STATIC := src/allcity/server/static
WEB := $(wildcard web/*.json web/*.ts web/*.js web/index.html) $(shell find web/src web/public -type f) \
	$(wildcard src/allcity/locales/*.ftl src/allcity/games/*/locales/*.ftl)

play: $(VENV)/.play web  ## the table in a browser; `.venv/bin/allcity play` is the one in the terminal
	@$(BIN)/allcity serve --port 0 --open

test: $(VENV)/.dev web test-web  ## all tests, about twenty minutes on two cores
	$(BIN)/pytest -n $(JOBS) --dist worksteal

quick: $(VENV)/.dev  ## the inner loop: no browser, no server, and nothing that is marked as slow
	$(BIN)/pytest -n auto --dist worksteal -m "not slow" -p no:schemathesis -p no:anyio --ignore=tests/browser --ignore=tests/server --ignore=tests/examples

check: lint types contracts docs check-web test  ## what CI expects of a change

docs: $(VENV)/.dev  ## the docs as a site in build/site; warnings and broken links are errors
	$(BIN)/python -m scripts.site

web: $(STATIC)/index.html  ## the browser client, built into the package

$(STATIC)/index.html: $(VENV)/.play hatch_build.py $(WEB)
	$(BIN)/python hatch_build.py

wheel: web  ## the package as one file in dist/
	ALLCITY_CLIENT=built $(UV) build -q --wheel --no-build-isolation --python $(BIN)/python

check-web: $(VENV)/.play
	$(BIN)/python hatch_build.py run --silent lint
	$(BIN)/python hatch_build.py run --silent check

test-web: $(VENV)/.play
	$(BIN)/python hatch_build.py run --silent test

types-web: $(VENV)/.play  ## the browser's types from Python's: messages and views
	$(BIN)/python -m scripts.wire_types

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

contracts: $(VENV)/.dev
	$(BIN)/lint-imports
	$(BIN)/deptry src

soak: $(VENV)/.dev  ## the same tests with larger numbers and other luck
	ALLCITY_SOAK=1 ALLCITY_LUCK=$$(date +%s | tee /dev/stderr) $(BIN)/pytest -n $(JOBS) --dist worksteal

N ?= 20
SEED ?= 1
mutants: $(VENV)/.dev  ## whether the tests notice N single changes to the code, drawn by SEED; AREAS="core bots" for some of it
	$(BIN)/python -m scripts.mutants $(AREAS) --number $(N) --seed $(SEED) --jobs $(JOBS)

bench: $(VENV)/.dev web  ## figures and ratios, never a pass or fail by the clock
	$(BIN)/python -m bench
	$(BIN)/python -m bench.server 50,200,1000 5
	@test -d ../shared/bench-peers || echo "NOT compared with other servers and engines: ../shared/bench-peers is not there"
	test ! -d ../shared/bench-peers || $(BIN)/python -m bench.peers 200 6
	test ! -d ../shared/bench-peers || $(BIN)/python -m bench.engines

gpu: $(VENV)/.dev  ## whether a CUDA GPU plays as the core does, ten million decisions of each game, and its speed
	$(UV) pip install -q --python $(BIN)/python numba-cuda
	$(BIN)/python -m scripts.gpu

ray: $(VENV)/.dev  ## the extra that plays the arena on many machines, and its test
	$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements-ray.lock
	ALLCITY_SOAK=1 $(BIN)/pytest tests/arena/test_ray.py

lock: $(UV)  ## renew the locked dependencies after a change in pyproject.toml
	$(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 \
		pyproject.toml --group build --extra fast -o requirements.lock
	$(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 \
		pyproject.toml --group build --group dev --extra fast -c requirements.lock -o requirements-dev.lock
	$(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 \
		pyproject.toml --group build --group dev --extra fast --extra ray -c requirements-dev.lock -o requirements-ray.lock
	echo uv | $(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 \
		- -o requirements-uv.lock

clean:
	rm -rf $(VENV) web/node_modules $(STATIC) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

$(UV): requirements-uv.lock
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "All City needs Python 3.11 or newer: make PYTHON=python3.11")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements-uv.lock
	@touch $@

$(VENV)/.play: $(UV) requirements.lock pyproject.toml
	$(UV) pip install -q --python $(BIN)/python --require-hashes --compile-bytecode -r requirements.lock
	$(UV) pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.play requirements-dev.lock
	$(UV) pip install -q --python $(BIN)/python --require-hashes --compile-bytecode -r requirements-dev.lock
	@touch $@
