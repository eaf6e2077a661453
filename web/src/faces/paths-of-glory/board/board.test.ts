import { describe, expect, it } from "vitest";
import type { Position } from "../../../service/types";
import { boxesOf, controllers, pieceNumber, piecesOf, placeOf, RESERVE, sceneOf, spaceNumber, spacesByName, stacksOf } from "./board";
import { layoutOf, viewOf } from "../fixture";
import { cellsOf, endsOf, frontOf, linksOf, MAPS, SHOWN_TWICE } from "./ground";
import { labelsOf, letterSize, widthOf } from "./labels";
import { NATIONS, signsOf } from "../signs/nations";
import { beside, fronts, outnumbered, reach, usable } from "./neighbours";
import { OUTLINES, TERRAINS } from "../signs/spaceSigns";
import type { View } from "../types";

const layout = layoutOf();
const august = viewOf(layout, "historical");
const later = viewOf(layout, "great-war");

function stacks(view: View): ReturnType<typeof stacksOf> {
  return stacksOf(layout, piecesOf(layout, view));
}

function stack(view: View, space: string): ReturnType<typeof stacksOf>[number] {
  return stacks(view).find((one) => one.space.name === space)!;
}

describe("the set-up of 1914", () => {
  it("has its counters on the map and in the boxes", () => {
    const pieces = piecesOf(layout, august);
    expect(pieces.filter((piece) => piece.facts.side === "CP")).toHaveLength(34);
    expect(pieces.filter((piece) => piece.facts.side === "AP")).toHaveLength(49);
    expect(pieces.filter((piece) => piece.place === RESERVE)).toHaveLength(29);
    expect(new Set(pieces.map((piece) => piece.number)).size).toBe(83);
  });

  it("has stacks, the strongest counter on top", () => {
    const { pieces, strength, side } = stack(later, "Metz");
    expect([pieces.map((piece) => piece.piece), strength, side]).toEqual([["GE4", "GE6", "GE10"], 13, "CP"]);
    expect(stack(later, "Verona").pieces.at(-1)?.facts.army).toBe(false);
  });

  it("counts what is printed on the weak side of a reduced counter", () => {
    expect(stack(august, "Mulhouse").pieces[0]?.factors).toEqual([3, 3, 3]);
  });

  it("keeps what nothing has happened to", () => {
    const then = piecesOf(layout, august);
    const units = august.units.map((unit) => (unit.piece === "GE1" ? { ...unit, moved: true } : { ...unit }));
    const now = piecesOf(layout, { ...august, units });
    expect(now.filter((piece) => !then.includes(piece)).map((piece) => piece.piece)).toEqual(["GE1"]);
  });

  it("knows who holds what", () => {
    const held = controllers(august);
    expect([held.get("Paris"), held.get("Berlin"), held.get("Rome")]).toEqual(["AP", "CP", undefined]);
    expect(controllers(later).get("Rome")).toBe("AP");
  });
});

describe("the boxes", () => {
  const boxes = boxesOf(piecesOf(layout, later));

  it("hold equal counters in piles", () => {
    const reserve = boxes.find(({ side, name }) => side === "AP" && name === RESERVE)!;
    expect(reserve.piles.find(({ key }) => key === "RUc true Reserve")?.pieces).toHaveLength(2);
  });

  it("have room for their counters, were all of them eliminated", () => {
    const half = 23;
    const dead = piecesOf(layout, later).map((piece) => ({ ...piece, place: "Eliminated" }));
    for (const box of [...boxes, ...boxesOf(dead)]) {
      for (const { x, y } of box.piles) {
        expect(x - half).toBeGreaterThan(box.x);
        expect(x + half).toBeLessThan(box.x + box.width);
        expect(y + half).toBeLessThan(box.y + box.height);
      }
    }
  });

  it("keep those that are out of the game apart", () => {
    const lost = boxes.find(({ side, name }) => side === "AP" && name === "Eliminated")!;
    expect(lost.piles.filter(({ key }) => key.startsWith("BRc")).map(({ removed }) => removed)).toEqual([false, true]);
  });

  it("do not lie on one another, nor beyond the sheet", () => {
    for (const [i, box] of boxes.entries()) {
      expect(box.x + box.width).toBeLessThan(layout.width);
      if (i) expect(box.y).toBeGreaterThan(boxes[i - 1]!.y + boxes[i - 1]!.height);
    }
    expect(boxes.at(-1)!.y + boxes.at(-1)!.height).toBeLessThan(922);
  });
});

describe("places for the table", () => {
  const at = (view: View): Position<View> => ({ view }) as Position<View>;

  it("are those of spaces, counters and the Reserve", () => {
    const paris = spacesByName(layout).get("Paris")!;
    expect(placeOf(layout, "space", paris.number, at(august))).toEqual({ x: paris.x, y: paris.y });
    expect(placeOf(layout, "piece", pieceNumber(layout, "FR6"), at(august))).toEqual({ x: paris.x, y: paris.y });
    expect(placeOf(layout, "space", spaceNumber(layout, RESERVE), at(august))?.x).toBeGreaterThan(2064);
    expect(placeOf(layout, "piece", pieceNumber(layout, "US1"), at(august))).toBeNull();
    expect(placeOf(layout, "card", 3, at(august))).toBeNull();
  });

  it("tell where it is fought", () => {
    expect(sceneOf(layout, at(august))).toBeNull();
    const combat = { space: "Sedan" } as View["combat"];
    expect(sceneOf(layout, at({ ...august, combat }))).toEqual({ x: 444, y: 652 });
  });
});

describe("the ground", () => {
  it("has country around every space, and names nations that have a colour", () => {
    for (const { name, map } of layout.spaces) {
      const land = MAPS.find((one) => one.name === map)?.land;
      expect(land?.cells[name], name).toMatch(/^M/);
    }
    const codes = new Set(layout.spaces.map((space) => space.nation.toLowerCase()));
    for (const { land } of MAPS)
      for (const nation of Object.keys(land.nations)) expect(nation === "neutral" || codes.has(nation), nation).toBe(true);
    expect(cellsOf(MAPS[0]!.land, (space) => space === "Paris")).toBe(MAPS[0]!.land.cells["Paris"]);
  });

  it("has a front between the sides, and none where one of them holds all", () => {
    const { land } = MAPS[0]!;
    const front = frontOf(land, controllers(august));
    expect(front.match(/M/g)!.length).toBeGreaterThan(40);
    expect(front).toMatch(/^(M\d+ \d+L\d+ \d+)+$/);
    expect(frontOf(land, new Map(layout.spaces.map(({ name }) => [name, "AP"])))).toBe("");
  });

  it("draws every link once, to where its ends are shown", () => {
    const all = linksOf(layout, () => true);
    expect(all.match(/M/g)).toHaveLength(layout.links.length);
    expect(linksOf(layout, (only) => only === "beachhead").match(/M/g)).toHaveLength(4);
    const [from, to] = endsOf(layout, { a: "Adrianople", b: "Constantinople" })!;
    expect([from.x, to]).toEqual([1675, SHOWN_TWICE["Constantinople"]]);
    expect(endsOf(layout, { a: "Constantinople", b: "Bursa" })?.[0].x).toBe(1852);
    expect(endsOf(layout, { a: "Atlantis", b: "Bursa" })).toBeNull();
  });

  it("has signs for all that spaces and counters need", () => {
    expect(Object.keys(OUTLINES)).toEqual(["AP", "CP", "nobody"]);
    for (const { terrain } of layout.spaces) expect(terrain === "clear" || terrain in TERRAINS).toBe(true);
    for (const { nation } of layout.units) expect(signsOf(nation).flag.length, nation).toBeGreaterThan(0);
    expect(NATIONS).toHaveLength(19);
    expect(signsOf("XX").flag).toEqual([]);
  });
});

describe("names", () => {
  it("are as small as can be read", () => {
    expect([0.2, 0.4, 0.95, 1.1, 3].map(letterSize)).toEqual([26, 26, 13, 11, 11]);
  });

  it("do not cover spaces or each other while not all are written", () => {
    const labels = labelsOf(layout, 16);
    expect(labels.length).toBeGreaterThan(180);
    for (const { x, y, anchor, text } of labels.filter((label) => label.anchor === "middle")) {
      const covered = layout.spaces.find((space) => Math.abs(space.x - x) < 18 && y - 11 > space.y - 20 && y < space.y + 20);
      expect(covered, `${text} ${anchor}`).toBeUndefined();
    }
    const rows = labels.map(({ text, x, y, anchor }) => ({ text, y, left: x - widthOf(text, 16) * (anchor === "start" ? 0 : anchor === "end" ? 1 : 0.5) }));
    for (const [i, a] of rows.entries()) {
      const met = rows.slice(i + 1).find((b) => Math.abs(a.y - b.y) < 11 && a.left < b.left + widthOf(b.text, 16) && b.left < a.left + widthOf(a.text, 16));
      expect(met?.text, a.text).toBeUndefined();
    }
  });

  it("are all written from near, and none collides with another or hides a star or a fort", () => {
    for (const size of [11, 13]) {
      const labels = labelsOf(layout, size);
      expect(labels).toHaveLength(layout.spaces.length);
      const boxes = labels.map(({ key, text, x, y, anchor }) => {
        const wide = widthOf(text, size);
        const left = x - wide * (anchor === "start" ? 0 : anchor === "end" ? 1 : 0.5);
        return { key, text, left, right: left + wide, top: y - size * 0.72, bottom: y + size * 0.22 };
      });
      for (const [i, a] of boxes.entries()) {
        const met = boxes.slice(i + 1).find((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
        expect(met?.text, `${a.text} at ${size}`).toBeUndefined();
      }
      for (const space of layout.spaces.filter(({ fort, vp }) => fort || vp)) {
        const far = 25 * (space.map === "europe" ? 1 : 0.86);
        const signs = [...(space.fort ? [space.x - far] : []), ...(space.vp ? [space.x + far] : [])];
        const hiding = boxes.find((box) => signs.some((x) => box.left < x + 3 && box.right > x - 3 && box.top < space.y - far + 3 && box.bottom > space.y - far - 3));
        expect(hiding?.text, `${space.name} at ${size}`).toBeUndefined();
      }
    }
  });
});

describe("neighbours", () => {
  it("know limited links", () => {
    const link = { a: "London", b: "Calais", only: "br" };
    expect([usable(link, "BR", null), usable(link, "AUS", null), usable(link, "FR", null)]).toEqual([true, true, false]);
    expect(usable({ a: "Gallipoli", b: "MEF1", only: "beachhead" }, "TU", "MEF1")).toBe(true);
    expect(usable({ a: "Izmir", b: "MEF3", only: "beachhead" }, "TU", "MEF1")).toBe(false);
    expect(usable({ a: "Medina", b: "Aqaba", only: "ana tu" }, "SN", null)).toBe(true);
    expect(beside(layout, august, "London", "BR").sort()).toEqual(["Calais", "Cherbourg", "Le Havre"]);
    expect(beside(layout, august, "London", "FR")).toEqual([]);
  });

  it("know how far a stack could go: not into enemies, and no farther than an enemy fort", () => {
    const far = reach(layout, august, stacks(august), stack(august, "Aachen"));
    expect([far.get("Liege"), far.get("Koblenz"), far.get("Essen")]).toEqual([1, 1, 1]);
    expect(far.has("Brussels")).toBe(false);
    expect(far.has("Aachen")).toBe(false);
    expect(far.has("Rome")).toBe(false);
  });

  it("see who faces more than they have, forts counted", () => {
    const all = fronts(layout, august, stacks(august));
    const liege = all.find((front) => front.space === "Liege")!;
    expect([liege.side, liege.strength]).toEqual(["AP", 3]);
    expect(liege.against.map((one) => one.space.name).sort()).toEqual(["Aachen", "Koblenz"]);
    expect(liege.threat).toBe(15);
    const weaker = outnumbered(all).map((front) => front.space);
    expect(weaker).toContain("Liege");
    expect(weaker).not.toContain("Koblenz");
  });
});
