"""Generates web/src/service/contract.ts, the TypeScript types of all that the service sends and takes: the HTTP API,
the messages of the sockets, and the views and layouts of the games.

python -m scripts.contract            writes the file
python -m scripts.contract --check    fails where the file is not what would be written
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from typing import Final

from grognard.table.http.contract import REFERENCE, document
from scripts import game_schemas, prepare

TYPES: Final = prepare.WEB / "src" / "service" / "contract.ts"
GENERATOR: Final = prepare.WEB / "scripts" / "contract.mjs"
WRITE: Final = "make contract"


def generated() -> str:
    """The types as they follow from the service."""
    node = shutil.which("node")
    if node is None:
        sys.exit("contract: Node was not found. `make check` fetches one into .node/bin: put that on the PATH")
    command = [node, str(GENERATOR)]
    contract = document()
    contract["components"]["schemas"] |= game_schemas.schemas(REFERENCE)
    given = json.dumps(contract, sort_keys=True)
    done = subprocess.run(command, input=given, stdout=subprocess.PIPE, text=True, cwd=prepare.WEB, check=False)
    if done.returncode:
        sys.exit("contract: the generator failed, see above")
    return done.stdout


def main(words: list[str]) -> int:
    types = generated()
    if "--check" not in words:
        TYPES.write_text(types, "utf-8")
        return 0
    if not TYPES.exists() or TYPES.read_text("utf-8") != types:
        print(f"{TYPES.relative_to(prepare.ROOT)} is out of date. Run: {WRITE}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
