# make play: set everything up and play. make test: set everything up and run all tests.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test check compile test-compiled bench clean lock

play: $(READY)
	$(BIN)/grognard play friedrich

test: check
	$(BIN)/python -m pytest -n auto

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || scripts/install-venv
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $(READY)

compile: $(READY)
	$(BIN)/python scripts/compile.py

test-compiled: compile
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m pytest -n auto tests

bench: $(READY)
	$(BIN)/grognard bench friedrich

lock: $(READY)
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header --no-annotate \
		--extra dev --universal -o requirements.lock pyproject.toml

clean:
	rm -rf $(VENV) build dist
