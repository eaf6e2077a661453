/** The names of the territories, each at the top of its hexagon. */
import { baselines, lettered } from "../../../board/placement/areaNames";
import type { Land } from "./land";
import type { Layout } from "../types";

interface Label {
  key: string;
  text: string;
  x: number;
  y: number;
  size: number;
  style: string;
}

/** How wide a name may be, and how wide a letter is on an average, in its size. */
const ROOM = 88;
const LETTER = 0.56;

export function namesOf(layout: Layout, lands: readonly Land[]): Label[] {
  return lands.flatMap(({ territory: { id, name, kind, x, y } }) => {
    const text = layout.names.territory[id] ?? name;
    const special = kind !== "standard";
    const most = special ? 12 : 10.5;
    // nobody fights over the laboratory: there is room for a second line
    const broken = kind === "research" ? lettered({ lines: ["Research and", "Development"], size: most }, text) : { lines: [text], size: most };
    const longest = Math.max(...broken.lines.map((line) => line.length));
    const size = Math.min(broken.size, (special ? ROOM : ROOM - 24) / (longest * LETTER));
    const middle = y - (special ? 33 : 43) + (broken.lines.length - 1) * 6;
    return baselines(broken.lines, size).map((line) => ({
      key: `${id} ${line.text}`,
      text: line.text,
      x,
      y: middle + line.y,
      size,
      style: special ? "special" : "standard",
    }));
  });
}
