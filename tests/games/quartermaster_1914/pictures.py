"""Take pictures for the documentation: python -m tests.games.quartermaster_1914.pictures"""

from __future__ import annotations

from tests.browser.ahead import go_on
from tests.browser.pictures import shoot, studio
from tests.browser.table import verbs
from tests.games.quartermaster_1914.table import GAME, offensive, strike


def main() -> None:
    match = offensive()
    assert go_on(match, strike, lambda position: "counterattack" in verbs(position))
    with studio() as make:
        host = make("desktop", "light")
        host.sit(match)
        for size, theme, name in (
            ("desktop", "light", f"{GAME}-battle"),
            ("desktop", "dark", f"{GAME}-battle-dark"),
            ("phone", "light", f"{GAME}-phone"),
        ):
            one = make(size, theme, host)
            one.open()
            shoot(one, name)


if __name__ == "__main__":
    main()
