"""Take pictures for the documentation: python -m tests.games.warzag.pictures"""

from __future__ import annotations

from tests.browser.ahead import dealt, go_on
from tests.browser.pictures import shoot, studio
from tests.browser.table import Visitor
from tests.games.warzag.table import GAME, campaign, offensive, resists


def northwards(one: Visitor) -> None:
    """Draw the map down, until what is fought over is in its middle."""
    box = one.page.locator("[role=application]").bounding_box()
    x, y = box["x"] + box["width"] * 0.05, box["y"] + box["height"] * 0.4
    one.page.mouse.move(x, y)
    one.page.mouse.down()
    one.page.mouse.move(x, y + 100, steps=4)
    one.page.mouse.move(x, y + 200, steps=4)
    one.page.mouse.up()
    one.rest()
    one.page.mouse.move(2, 2)


def main() -> None:
    match = dealt(campaign, offensive, resists)
    assert go_on(match, offensive(), lambda position: position["view"]["step"]["name"] == "Wounding")
    with studio() as make:
        host = make("desktop", "light")
        host.sit(match)
        host.open()
        northwards(host)
        shoot(host, f"{GAME}-battle")


if __name__ == "__main__":
    main()
