"""Take pictures for the documentation: python -m tests.warzag.pictures"""

from __future__ import annotations

from tests.browser.ahead import dealt, go_on
from tests.browser.pictures import shoot, studio
from tests.warzag.table import GAME, campaign, offensive, resists


def main() -> None:
    match = dealt(campaign, offensive, resists)
    assert go_on(match, offensive(), lambda position: position["view"]["step"]["name"] == "Wounding")
    with studio() as make:
        host = make("desktop", "light")
        host.sit(match)
        host.open()
        shoot(host, f"{GAME}-battle")


if __name__ == "__main__":
    main()
