/** The names of the territories, each at the top of its hexagon. */
import { baselines, lettered } from "../../../board/placement/areaNames";
import type { Land } from "./land";
import { insideOf } from "./turned";
import type { Layout } from "../types";

interface Label {
  key: string;
  text: string;
  x: number;
  y: number;
  size: number;
  style: string;
}

/** How wide a letter is on an average, in its size. */
const LETTER = 0.56;

export function namesOf(layout: Layout, lands: readonly Land[]): Label[] {
  const { name: at, second, room, letters } = insideOf(layout);
  return lands.flatMap(({ territory: { id, name, kind, x, y } }) => {
    const text = layout.names.territory[id] ?? name;
    const style = kind === "standard" ? "standard" : "special";
    const most = letters[style];
    // nobody fights over the laboratory: there is room for a second line
    const broken = kind === "research" ? lettered({ lines: ["Research and", "Development"], size: most }, text) : { lines: [text], size: most };
    const longest = Math.max(...broken.lines.map((line) => line.length));
    const size = Math.min(broken.size, room[style] / (longest * LETTER));
    const middle = y + at[style] + (broken.lines.length - 1) * second;
    return baselines(broken.lines, size).map((line) => ({
      key: `${id} ${line.text}`,
      text: line.text,
      x,
      y: middle + line.y,
      size,
      style,
    }));
  });
}
