"""A program that takes a free seat and plays at random (docs/programs.md); it needs the package `websockets`.

GROGNARD_TOKEN=grognard_... python examples/client.py https://table.example.org [MATCH]
"""

import json
import os
import random
import sys
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import connect

URL = sys.argv[1].rstrip("/") + "/api/v1"
TOKEN = {"Authorization": "Bearer " + os.environ["GROGNARD_TOKEN"]}


def ask(path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(URL + path, data, {**TOKEN, "Content-Type": "application/json"})) as answer:
            return json.load(answer)
    except HTTPError as error:
        if error.code == 429:  # too fast: the table says when to come back
            time.sleep(int(error.headers.get("Retry-After", "1")))
            return ask(path, body)
        if error.code != 409:  # after a stale act the next position tells what is asked now
            sys.exit(f"{path}: {json.load(error)['error']['message']}")


def sit_down(match: str) -> str:
    """Go on with a match, or take the first free seat, in this match or in any that allows programs."""
    found = ask("/matches")
    for row in found["mine"] + found["open"]:
        free = [seat["name"] for seat in row["seats"] if seat["kind"] == "open"]
        sits = any(seat["you"] for seat in row["seats"])
        if match in ("", row["id"]) and (sits or free):
            if not sits:
                ask(f"/matches/{row['id']}/join", {"seat": free[0]})
            return str(row["id"])
    sys.exit("There is no free seat for a program.")


def play(match: str) -> None:
    with connect(f"ws{URL[4:]}/matches/{match}/socket", additional_headers=TOKEN, max_size=None) as line:
        for position in (json.loads(message).get("position") or {} for message in line):
            if end := position.get("result") or position.get("ended"):
                print(end["why"])
                return
            now = ask(f"/matches/{match}/acts") if position.get("choices") else {"acts": []}
            if now["acts"]:
                chosen = random.choice(now.pop("acts"))
                print(now["prompt"], "->", chosen["words"])
                ask(f"/matches/{match}/act", {"seat": now["seat"], "seq": now["seq"], "act": chosen["act"]})


play(sit_down("".join(sys.argv[2:])))
