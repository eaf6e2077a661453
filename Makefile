# make play: set up what is needed and open the table. make test: set everything up and run all tests.

PYTHON ?= python3
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
# Made by scripts/prepare.py, which says what it does
PLAY := $(VENV)/.play
TESTS := $(VENV)/.tests
TOOLS := web/node_modules/.tools
STATIC := src/grognard/table/static/index.html
PREPARE = @command -v $(firstword $(PYTHON)) >/dev/null 2>&1 || { \
	echo "No $(PYTHON) was found, and Grognard needs Python 3.11 or later. Install it (on Debian and Ubuntu: apt-get install" \
	"python3 python3-venv, as root), or name another: make $(MAKECMDGOALS) PYTHON=/path/to/python3" >&2; \
	exit 1; }; $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo "$(PYTHON) is not Python 3.11 or later. Install one and name it: make $(MAKECMDGOALS) PYTHON=python3.11" >&2; \
	exit 1; }; $(PYTHON) scripts/prepare.py
WEB := $(shell find web/src web/index.html web/*.ts web/*.js web/*.json web/public -type f ! -name '*.test.ts' 2>/dev/null)
# A set-up that was moved or copied, or whose Python is gone, is made anew
FOUND := $(shell $(BIN)/python -I -c 'from importlib.util import find_spec; print(find_spec("grognard").origin)' 2>/dev/null)
ifneq ($(FOUND),$(CURDIR)/src/grognard/__init__.py)
$(shell rm -f $(PLAY) $(TESTS))
endif

.NOTPARALLEL:
.PHONY: play text test test-fast test-throttled test-lowest test-browsers bare check contract docs web compile test-compiled bench train wheel wheel-compiled lock clean

play: $(PLAY) $(STATIC)
	@$(BIN)/grognard serve --open --port $(PORT)

text: $(PLAY)
	@$(BIN)/grognard play friedrich

# What one process of a test run has compiled serves the many others
test test-fast test-throttled test-lowest test-browsers test-compiled: export PYTHONDONTWRITEBYTECODE :=

test: check
	$(BIN)/python -m pytest -n auto

# What one runs while working: it says what it leaves out
test-fast: $(TESTS)
	$(BIN)/python -m pytest -n auto --fast

# The tests in a browser again, three times, on a slow and busy machine
test-throttled: $(TESTS) $(TOOLS) $(STATIC)
	$(BIN)/python scripts/throttled.py

# The tests with the lowest version of every package that pyproject.toml allows
test-lowest: $(TESTS) $(TOOLS) $(STATIC)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-uv.lock
	$(BIN)/python -m scripts.lowest

# The four games in Firefox and in WebKit; what is not installed is left out, and named at the end
test-browsers: $(TESTS) $(TOOLS) $(STATIC)
	$(BIN)/python -m pytest tests/browsers

# make play and make test on a bare Debian, in a chroot, as root and as an ordinary user. It needs root and debootstrap.
# make bare RELEASE=bookworm: one release only. BARE: other arguments of scripts/bare.py
bare:
	$(PYTHON) scripts/bare.py $(RELEASE) $(BARE)

check: $(TESTS) $(TOOLS) $(STATIC)
	$(BIN)/python -m scripts.check

# The documentation as a site, with the reference made of the sources. The variable silences a notice of the theme.

docs: $(TESTS)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "The documentation is in build/site: open build/site/index.html"

$(PLAY): requirements.lock pyproject.toml
	$(PREPARE) play

$(TESTS): requirements-dev.lock pyproject.toml
	$(PREPARE) tests

# The browser table

web: $(STATIC)

$(STATIC): $(WEB)
	$(PREPARE) table

$(TOOLS): web/package.json web/package-lock.json
	$(PREPARE) tools

# The TypeScript types of what the service sends, from those in Python

contract: $(TESTS) $(TOOLS)
	PATH="$(CURDIR)/.node/bin:$$PATH" $(BIN)/python -m scripts.contract

# The compiled build

compile: $(TESTS)
	$(BIN)/python scripts/compile.py

test-compiled: compile $(TOOLS) $(STATIC)
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m pytest -n auto tests

bench: $(TESTS)
	$(BIN)/grognard bench friedrich

# PyTorch for the training scripts: the wheel for CPUs, from PyTorch's own index

TORCH_INDEX ?= https://download.pytorch.org/whl/cpu

train: $(TESTS)
	$(BIN)/python -m pip install --disable-pip-version-check --index-url $(TORCH_INDEX) "torch>=2.6"

# What is shipped: the sdist carries the built browser table, so that a wheel can be made of it without Node

wheel: $(PLAY) $(STATIC)
	GROGNARD_TABLE=required $(BIN)/python -m hatchling build

# The same for this platform and this version of Python, with the kernel, the games and the rendering compiled

wheel-compiled: wheel compile
	$(BIN)/python -m scripts.wheel_compiled

# New versions, none younger than CUT_OFF (a day; 30 days ago where none is given)

lock: $(PLAY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-uv.lock
	$(BIN)/python -m scripts.lock $(CUT_OFF)

clean:
	rm -rf $(VENV) .node build dist web/node_modules src/grognard/table/static
