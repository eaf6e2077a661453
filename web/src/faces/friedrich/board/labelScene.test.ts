// @ts-expect-error The page knows nothing of Node; only this test asks the game itself for its map and positions.
import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { PIECE_SCALES } from "../signs/heraldry";
import { TAG, arrange, labelBox, touch, type Box, type Measure, type Placement } from "../../../board/placement/labels";
import { scene, type Standing as Board } from "./labelScene";
import type { Layout, View } from "../types";

interface Given {
  layout: Layout;
  positions: (Board & { name: string })[];
}

const text: string = execFileSync("python3", ["-m", "tests.games.friedrich.positions"], {
  cwd: "..",
  env: { PYTHONPATH: "src", PATH: import.meta.env["PATH"] },
  encoding: "utf8",
  maxBuffer: 1 << 26,
});
const { layout, positions } = JSON.parse(text) as Given;

/** As the board measures on a screen that shows so many pixels for a map unit. */
function measure(tier: number, scale: number): Measure {
  const sheet = layout.sheets[tier]!;
  const big = PIECE_SCALES[tier]!;
  const letter = Math.max(sheet.size * 0.8, Math.min(12 / scale, 22));
  const tag = Math.min(1.55, Math.max(1, 10.5 / (16.5 * big * scale)));
  return { sheet, big, letter, tag, named: true };
}

/** A phone, a tablet and a desktop with the whole map; then nearer. */
const SCALES: [tier: number, scale: number][] = [[1, 0.28], [1, 0.36], [2, 0.42], [3, 0.6], [4, 0.9]];

function arranged(view: Board, at: Measure): Placement {
  return arrange(scene(layout, view, at.big, at.sheet.signs), at);
}

function boxes(view: Board, at: Measure): { what: string; box: Box }[] {
  const { plates, tags, labels } = arranged(view, at);
  const half = { x: TAG.wide * at.tag * at.big, y: TAG.high * at.tag * at.big };
  return [
    ...[...plates].map(([city, box]) => ({ what: `plate ${city}`, box })),
    ...[...tags].map(([city, { x, y }]) => ({ what: `tag ${city}`, box: [x - half.x, y - half.y, x + half.x, y + half.y] as Box })),
    ...labels.map((label) => ({ what: `name ${layout.labels[label[0]]?.text}`, box: labelBox(layout.labels[label[0]]?.length ?? 0, at.sheet.size, label) })),
  ];
}

/** The same with the strength of every stack known: as many tags as there can be. */
function tagged(position: Board): Board {
  return { ...position, stacks: position.stacks.map((stack) => ({ ...stack, troops: 8 })) };
}

function overlaps(all: { what: string; box: Box }[]): string[] {
  return all.flatMap((one, i) => all.slice(i + 1).filter((other) => touch(one.box, other.box)).map((other) => `${one.what} / ${other.what}`));
}

describe("names, plates and tags", () => {
  it("are asked for in every scenario", () => {
    expect(positions.filter(({ name }) => name.endsWith("set-up")).length).toBeGreaterThan(3);
    expect(positions.every(({ stacks }) => stacks.length > 0)).toBe(true);
  });

  it.each(SCALES)("do not cover each other on sheet %i at scale %f", (tier, scale) => {
    for (const position of positions) {
      for (const view of [position, tagged(position)]) {
        expect(overlaps(boxes(view, measure(tier, scale))), position.name).toEqual([]);
      }
    }
  });

  it.each(SCALES)("stay inside the frame on sheet %i at scale %f", (tier, scale) => {
    for (const { name, ...view } of positions) {
      for (const { what, box } of boxes(view, measure(tier, scale))) {
        const out = box[0] < 24 || box[1] < 24 || box[2] > layout.width - 24 || box[3] > layout.height - 24;
        expect(out, `${name}: ${what}`).toBe(false);
      }
    }
  });

  it("are nearly all shown where the map is as large as on a desktop", () => {
    for (const position of positions) {
      const { name, stacks } = position;
      const { plates, tags, labels } = arranged(tagged(position), measure(2, 0.42));
      expect(plates.size / stacks.length, name).toBeGreaterThan(0.85);
      expect(tags.size / stacks.length, name).toBeGreaterThan(0.9);
      expect(labels.length / layout.sheets[2]!.labels.length, name).toBeGreaterThan(0.9);
    }
  });

  it("stay where they are by rights where nothing is in their way", () => {
    const stack = { city: 0, nation: 0, generals: [layout.pieces[0]!.name], troops: 3, known: true };
    const pieces = [{ name: layout.pieces[0]!.name, nation: 0, kind: "general", rank: 1, city: 0, gone: false, down: false, moved: false }] as View["pieces"];
    const at = measure(2, 0.42);
    const city = layout.cities[0]!;
    const { tags, labels } = arranged({ pieces, stacks: [stack], held: [], marks: [] }, at);
    expect(tags.get(0)).toEqual({ x: city.x + TAG.x * at.big, y: city.y + TAG.y * at.big });
    const standing = new Set(labels.map((label) => label.join()));
    expect(at.sheet.labels.filter((label) => standing.has(label.join())).length).toBeGreaterThan(at.sheet.labels.length - 6);
  });
});
