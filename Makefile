# Two commands do everything: `make play` and `make test`. The rest is for people who work on Taletable.

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3; do command -v $$p >/dev/null 2>&1 && \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
WORKERS ?= 2
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/generated/*' 2>/dev/null)

.PHONY: play test test-long mutants test-compiled lint format types web bench site lock screenshots filmstrip deploy-check chaos clean help

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 24

play: $(VENV)/.play  ## serve the games on an embedded database and say where
	$(BIN)/taletable serve $(ARGS)

test: $(VENV)/.dev lint  ## everything: linters, types, unit, client, server and browser tests
	@tools/need-system
	$(NPM) run --silent test
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
	$(BIN)/taletable rules coverage

test-long: $(VENV)/.dev  ## the long random sweeps
	$(BIN)/python -m pytest -n $(WORKERS) -m long

mutants: $(VENV)/.dev  ## do the tests of each rule notice mistakes in it? writes tests/mutants and docs/mutants.md
	$(BIN)/python -m taletable.testing.mutants --processes $(WORKERS)

test-compiled: $(VENV)/.dev build/compiled/.done  ## engine and rules tests on the compiled build
	TALETABLE_COMPILED=1 PYTHONPATH=$(CURDIR)/build/compiled:$(CURDIR) $(BIN)/pytest --import-mode=importlib -n $(WORKERS) tests/engine tests/games

lint: $(VENV)/.dev  ## ruff, import-linter, mypy --strict, svelte-check, ESLint, Prettier
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache
	$(BIN)/mypy
	$(NPM) run --silent check
	$(NPM) run --silent lint
	$(NPM) run --silent types -- --check

format: $(VENV)/.dev  ## let ruff, ESLint and Prettier tidy up
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run --silent format

types: $(VENV)/.dev  ## the client's types out of the server's schema
	$(NPM) run --silent types

web: $(VENV)/.dev  ## build the web client into the package
	$(NPM) ci --no-audit --no-fund --silent
	$(NPM) run --silent build

bench: $(VENV)/.dev build/compiled/.done build/peers/.done  ## measure ourselves and peers, write benchmarks/results.json
	$(BIN)/python -m benchmarks.run --compiled build/compiled --peers build/peers/bin/python --server

site: $(VENV)/.dev  ## the page as files for any host, in build/site, tried in a real browser
	@tools/need-system
	$(BIN)/taletable site --out build/site
	$(BIN)/python -m pytest -q tests/browser/test_site.py

chaos: $(VENV)/.dev  ## kill servers, fill disks, send garbage, for hours; goes on where it was: docs/reliability.md
	$(BIN)/python -m benchmarks.chaos $(ARGS)

screenshots: $(VENV)/.dev  ## the pictures of the README, from the real boards
	@tools/need-system
	$(BIN)/python tools/screenshots.py

filmstrip: $(VENV)/.dev  ## a whole game of each kind, a picture for each scene: film/
	@tools/need-system
	$(BIN)/python tools/filmstrip.py

deploy-check: $(VENV)/.dev  ## the files of deploy/ by nginx, Caddy, systemd; the image's steps in a clean environment
	deploy/check

lock:  ## pin all dependencies anew, with hashes
	uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --extra postgres -o requirements.lock pyproject.toml
	uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --extra postgres --group dev -o requirements-dev.lock pyproject.toml

clean:  ## remove everything that was built
	rm -rf $(VENV) build dist taletable/_web web/node_modules

$(VENV)/.base:
	@test -n "$(PYTHON)" || { echo "Taletable needs Python 3.11 or newer."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.base requirements.lock pyproject.toml hatch_build.py $(WEB)
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.play requirements-dev.lock
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@test -d web/node_modules || { $(NPM) ci --no-audit --no-fund --silent; }  # an sdist brings the client built
	@touch $@

build/compiled/.done: $(VENV)/.dev tools/compile.py $(shell find taletable/engine taletable/games -name '*.py')
	$(BIN)/python tools/compile.py build/compiled
	@touch $@

build/peers/.done: benchmarks/peers-requirements.txt
	$(PYTHON) -m venv build/peers
	build/peers/bin/python -m pip install -q --disable-pip-version-check -r benchmarks/peers-requirements.txt
	@touch $@
