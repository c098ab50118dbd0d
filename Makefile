# make run starts the app, make test proves it; `make` alone lists the rest.
# Everything is installed into .venv; stamps beside it make the second time quick.

VENV ?= .venv
ADDRESS ?= 127.0.0.1
PORT ?= 8501
BIN := $(VENV)/bin

# The first interpreter that is new enough. Name another one with: make run PYTHON=/path/to/python
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$p"; break; }; done)

# Compiling all that is installed takes longer than compiling what is used when it is used.
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --no-compile
STREAMLIT := $(BIN)/python -m streamlit run app.py --server.address $(ADDRESS) --server.port $(PORT)

.DEFAULT_GOAL := help
# Browser tests time frames: nothing may run beside them, even under make -j.
.NOTPARALLEL:
.PHONY: help run dev test lint unit browser format bench screenshots clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

run: $(VENV)/.run ## start the app (ADDRESS=127.0.0.1 PORT=8501)
	@echo "Lagrange is at http://$(ADDRESS):$(PORT)  (Ctrl-C stops it)"
	@exec $(STREAMLIT)

dev: $(VENV)/.run ## start the app and reload it whenever a file changes
	@echo "Lagrange is at http://$(ADDRESS):$(PORT)  (reloads on change, Ctrl-C stops it)"
	@exec $(STREAMLIT) --server.fileWatcherType auto --server.runOnSave true

test: lint unit browser ## all checks: lint, types, imports, unit, page and browser tests

lint: $(VENV)/.dev ## ruff, mypy and import-linter
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: $(VENV)/.dev ## unit and page tests
	$(BIN)/python -m pytest tests --ignore=tests/browser -n auto

browser: $(VENV)/.dev ## tests in a real Chromium
	$(BIN)/python tests/browser/chromium.py --install
	$(BIN)/python -m pytest tests/browser

format: $(VENV)/.dev ## lay out the code as `make test` wants it
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.bench ## measure against peers, side by side
	$(BIN)/python tests/browser/chromium.py --install
	$(BIN)/python -m benchmarks.run

screenshots: $(VENV)/.dev ## draw docs/screenshots anew
	$(BIN)/python tests/browser/chromium.py --install
	$(BIN)/python -m tests.browser.screenshots

clean: ## remove .venv and all caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer was not found: install it, or name it with PYTHON=/path/to/python3."; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$(PYTHON) is not Python 3.11 or newer: install that, or name it with PYTHON=/path/to/python3."; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { echo "This Python cannot make virtual environments: install the package python3-venv (Debian, Ubuntu: sudo apt-get install python3-venv) and run make again."; exit 1; }
	"$(PYTHON)" -m venv $(VENV)

$(VENV)/.run: requirements.txt | $(BIN)/python
	$(PIP) -r requirements.txt
	@touch $@

$(VENV)/.dev: requirements-dev.txt $(VENV)/.run
	$(PIP) -r requirements.txt -r requirements-dev.txt
	@touch $@

$(VENV)/.bench: requirements-bench.txt $(VENV)/.dev
	$(PIP) -r requirements.txt -r requirements-bench.txt
	@touch $@
