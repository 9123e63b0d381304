# Every target does its own set-up, so that a fresh machine with Python 3.11 to 3.13 and make needs nothing else.

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
# pytest-xdist workers; more of them on a larger machine: make test WORKERS=8
WORKERS ?= 2

# The newest supported Python that really runs. A name on the path may be a launcher for a version that is not there,
# so each candidate is asked. To take another one: make clean, then make setup PYTHON=/path/to/python
SUPPORTED := import sys, venv, ensurepip; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14))
PYTHON ?= $(shell for candidate in python3.13 python3.12 python3.11 python3 python; do \
	if $$candidate -c '$(SUPPORTED)' >/dev/null 2>&1; then echo $$candidate; break; fi; done)

.DEFAULT_GOAL := help
.PHONY: help setup play test check format docs-check bench soak compile clean

help: ## Show this list
	@echo "Wandwright. Targets (each one sets up $(VENV) by itself when that is needed):"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | while IFS='|' read -r target text; do \
		printf '%-20s %s\n' "$$target" "$$text"; done

setup: $(STAMP) ## Create the virtual environment with the pinned versions

# An environment that still runs is kept, so that it never becomes a mixture of two Pythons; any other is made anew.
# The build tool comes first and the package is built with it: an isolated build would fetch an unpinned one.
$(STAMP): pyproject.toml constraints.txt
	@if $(BIN)/python -c 'import pip; $(SUPPORTED)' >/dev/null 2>&1; then exit 0; \
	elif [ -n "$(PYTHON)" ]; then echo "$(PYTHON) -m venv --clear $(VENV)"; $(PYTHON) -m venv --clear $(VENV); \
	else echo "No Python 3.11, 3.12 or 3.13 with venv and pip was found." \
		"Install one, or name it: make setup PYTHON=/path/to/python" >&2; exit 1; fi
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt hatchling
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation -c constraints.txt -e ".[dev]"
	@touch $@

play: $(STAMP) ## Play Hogwarts Battle at the terminal table
	@$(BIN)/wandwright terminal hogwarts-battle

test: $(STAMP) ## Run every test but the soak
	$(BIN)/python -m pytest -n $(WORKERS)

check: $(STAMP) ## Check format, lint, types, imports between the rooms, and generated pages
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(MAKE) --no-print-directory docs-check

format: $(STAMP) ## Put the source into the common format and repair what the linter can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

docs-check: $(STAMP) ## Check that the generated pages below docs/ are fresh
	$(BIN)/wandwright rules --check-docs

bench: $(STAMP) ## Measure the speed of every game beside the peers
	$(BIN)/python benchmarks/run.py

soak: $(STAMP) ## Play ten thousand random matches and check the contract on all of them
	$(BIN)/python -m pytest -n $(WORKERS) -m soak

compile: $(STAMP) ## Compile the engine and the games with mypyc into build/compiled (optional)
	$(BIN)/python tools/compile.py

clean: ## Remove the virtual environment, caches and builds
	rm -rf $(VENV) .bench-peers build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
