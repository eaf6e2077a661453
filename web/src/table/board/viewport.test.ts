import { describe, expect, it } from "vitest";
import {
  centred, closed, fitted, held_inside, liesBetter, next_in, opened, openingZoom, together, towards, whole, zoomed, zoomed_inside,
} from "./viewport";

const board = { width: 2000, height: 1000 };
const pane = { width: 800, height: 600 };

describe("the view", () => {
  it("fits the whole board", () => {
    expect(fitted(board, pane)).toEqual({ width: 800, height: 400 });
    expect(whole(board, pane)).toEqual({ x: 0, y: 100, zoom: 1 });
  });

  it("keeps the point under the pointer when zooming", () => {
    const view = zoomed({ x: -100, y: -50, zoom: 2 }, 1.5, 300, 200);
    expect(view.zoom).toBe(3);
    expect((300 - view.x) / 3).toBeCloseTo((300 + 100) / 2);
    expect((200 - view.y) / 3).toBeCloseTo((200 + 50) / 2);
  });

  it("can be moved at every zoom, until an edge of the board lies in the middle", () => {
    expect(held_inside({ x: 50, y: 50, zoom: 1 }, board, pane)).toEqual({ x: 50, y: 50, zoom: 1 });
    expect(held_inside({ x: 500, y: -5000, zoom: 2 }, board, pane)).toEqual({ x: 400, y: -500, zoom: 2 });
    expect(held_inside({ x: 0, y: 0, zoom: 99 }, board, pane).zoom).toBe(14);
  });

  it("shows no more emptiness by zooming than there was", () => {
    // at the left edge, and then further away: the edge stays at the edge
    expect(zoomed_inside({ x: 0, y: -100, zoom: 3 }, 0.5, 400, 300, board, pane)).toEqual({ x: 0, y: 0, zoom: 1.5 });
    // somebody has drawn it 100 pixels aside
    expect(zoomed_inside({ x: 100, y: -100, zoom: 3 }, 0.5, 800, 300, board, pane).x).toBe(100);
    expect(zoomed_inside({ x: 100, y: -100, zoom: 3 }, 0.1, 400, 300, board, pane)).toEqual(whole(board, pane));
  });

  it("goes to what is asked about", () => {
    const near = { x: -1000, y: -400, zoom: 3 }; // shows 833 to 1500 and 333 to 833 of the board
    const at = (x: number, y: number) => ({ x, y });
    expect(towards([at(1000, 500), at(1200, 600)], near, board, pane)).toBeNull();
    expect(towards([], near, board, pane)).toBeNull();
    // all come into sight where they have room
    const both = towards([at(1000, 500), at(1500, 500)], near, board, pane)!;
    expect(both.x + 1250 * 1.2).toBeCloseTo(400);
    // some are in sight, and there is no room for all: it stays
    expect(towards([at(100, 100), at(1200, 600)], near, board, pane)).toBeNull();
    // none is in sight: to the nearest, and no further than to the edge of the board
    const one = towards([at(100, 100), at(1950, 500)], near, board, pane)!;
    expect(one.x).toBeCloseTo(800 - 2000 * 1.2);
    // at the very edge there is just so much emptiness as keeps it clear of the window's
    const edge = towards([at(0, 500)], near, board, pane)!;
    expect(edge.x).toBeCloseTo(48);
    // above a sheet at the foot of the window
    const over = towards([at(1200, 800)], near, board, pane, 200)!;
    expect(over.y + 800 * 1.2).toBeCloseTo(200);
    // and when that is gone, the board takes its room
    expect(closed({ ...over, y: -700 }, board, pane).y).toBeCloseTo(600 - 1000 * 1.2);
  });

  it("turns a board that has more room on its side, but not to and fro", () => {
    const high = { width: 800, height: 1000 };
    const all = (pane: { width: number; height: number }): boolean[] => [false, true].map((now) => liesBetter(high, pane, now));
    expect(all({ width: 1000, height: 800 })).toEqual([true, true]);
    expect(all({ width: 390, height: 700 })).toEqual([false, false]);
    expect(all({ width: 700, height: 700 })).toEqual([false, true]);
    expect(all({ width: 690, height: 700 })).toEqual([false, true]);
  });

  it("opens on the part that is in play", () => {
    const part = { x: 0, y: 200, width: 800, height: 600 };
    // 800 by 600 pixels: a unit of the part has one
    const zoom = openingZoom(part, 0, board, pane);
    expect(zoom).toBeCloseTo(2.5);
    // the test board is a stamp in this window, as it would be whole
    expect(openingZoom(board, 0, board, pane)).toBeCloseTo(1.5);
    expect(openingZoom(board, 0, board, { width: 800, height: 500 })).toBe(1);
    expect(openingZoom(board, 0.8, board, pane)).toBeCloseTo(2);
    // a broad part in a tall window is not seen whole
    const tall = { width: 300, height: 600 };
    expect(openingZoom(part, 0, board, tall)).toBeCloseTo(6);
    const view = opened([], part, zoom, board, pane);
    expect([view.x, view.y + 500]).toEqual([0, 300]);
    // whatever is asked about in it, all of it is in sight; where there is no room for it, what is asked about
    expect(opened([{ x: 700, y: 700, weight: 1 }], part, zoom, board, pane)).toEqual(view);
    expect(opened([{ x: 700, y: 500, weight: 1 }], part, 4, board, pane).x).toBeCloseTo(400 - 700 * 1.6);
    expect(opened([], part, 4, board, pane).x).toBeCloseTo(400 - 400 * 1.6);
  });

  it("brings a place into the middle", () => {
    const view = centred({ x: 1000, y: 500 }, 3, board, pane);
    expect(view.x + 1000 * 0.4 * 3).toBeCloseTo(400);
    expect(view.y + 500 * 0.4 * 3).toBeCloseTo(300);
    expect(together([{ x: 1000, y: 500 }], 3, board, pane)).toEqual(view);
  });

  it("brings places together as near as all can be seen", () => {
    const apart = [{ x: 400, y: 500 }, { x: 1400, y: 500 }];
    const view = together(apart, 3, board, pane);
    expect(apart.map(({ x }) => view.x + x * 0.4 * view.zoom)).toEqual([80, 720].map((x) => expect.closeTo(x)));
    expect(together([{ x: 0, y: 0 }, { x: 2000, y: 1000 }], 3, board, pane)).toEqual(whole(board, pane));
  });
});

describe("arrow keys", () => {
  const points = [
    { x: 100, y: 0 },
    { x: 40, y: 60 },
    { x: -50, y: 5 },
    { x: 0, y: -80 },
  ];

  it("go to what lies next in that direction", () => {
    expect(next_in({ x: 0, y: 0 }, points, "ArrowRight")).toBe(0);
    expect(next_in({ x: 0, y: 0 }, points, "ArrowLeft")).toBe(2);
    expect(next_in({ x: 0, y: 0 }, points, "ArrowUp")).toBe(3);
    expect(next_in({ x: 0, y: 0 }, points, "ArrowDown")).toBe(1);
  });

  it("find nothing where nothing is", () => {
    expect(next_in({ x: 200, y: 0 }, points, "ArrowRight")).toBe(-1);
  });
});
