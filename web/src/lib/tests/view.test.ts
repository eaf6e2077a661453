import { describe, expect, it } from "vitest";
import { centred, fitted, held_inside, next_in, zoomed } from "../view";

const board = { width: 2000, height: 1000 };
const pane = { width: 800, height: 600 };

describe("the view", () => {
  it("fits the whole board", () => {
    expect(fitted(board, pane)).toEqual({ width: 800, height: 400 });
    expect(held_inside({ x: 50, y: 50, zoom: 1 }, board, pane)).toEqual({ x: 0, y: 100, zoom: 1 });
  });

  it("keeps the point under the pointer when zooming", () => {
    const view = zoomed({ x: -100, y: -50, zoom: 2 }, 1.5, 300, 200);
    expect(view.zoom).toBe(3);
    expect((300 - view.x) / 3).toBeCloseTo((300 + 100) / 2);
    expect((200 - view.y) / 3).toBeCloseTo((200 + 50) / 2);
  });

  it("never shows more emptiness than it must", () => {
    expect(held_inside({ x: 500, y: -5000, zoom: 2 }, board, pane)).toEqual({ x: 0, y: -200, zoom: 2 });
    expect(held_inside({ x: 0, y: 0, zoom: 99 }, board, pane).zoom).toBe(14);
  });

  it("brings a place into the middle", () => {
    const view = centred({ x: 1000, y: 500 }, 3, board, pane);
    expect(view.x + 1000 * 0.4 * 3).toBeCloseTo(400);
    expect(view.y + 500 * 0.4 * 3).toBeCloseTo(300);
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
