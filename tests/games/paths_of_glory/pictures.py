"""Take pictures for the documentation: python -m tests.games.paths_of_glory.pictures"""

from __future__ import annotations

from tests.browser.ahead import go_on, scripted
from tests.browser.pictures import shoot, studio
from tests.browser.table import Visitor
from tests.games.paths_of_glory.table import GAME, attack, battle, card, german_operations, in_step, piece, space


def nearer(one: Visitor) -> None:
    """Zoom in on the west: what is under the pointer, at the edge of the sea, stays there."""
    box = one.page.locator("[role=application] svg").bounding_box()
    one.page.mouse.move(box["x"] + box["width"] * 0.05, box["y"] + box["height"] * 0.4)
    for _ in range(4):
        one.page.mouse.wheel(0, -120)
        one.drawn()
    one.rest()
    one.page.mouse.move(2, 2)


def main() -> None:
    march = german_operations()
    wishes = scripted(
        ("operations", card("CP34")),
        ("move", space("Brussels")),
        ("move", space("Metz")),
        ("attack", space("Sedan")),
        ("take", piece("GE1")),
        ("take", piece("GE2")),
    )
    assert go_on(march, wishes, lambda position: len(position["view"]["step"].get("pieces", [])) == 2)
    with studio() as make:
        host = make("desktop", "light")
        host.sit(march)
        host.open()
        nearer(host)
        shoot(host, GAME)
        host.sit(in_step(battle(), attack(), "Casualties"))
        host.open()
        nearer(host)
        shoot(host, f"{GAME}-battle")


if __name__ == "__main__":
    main()
