/** The faces, each loaded only when its game is played. */
import type { Face } from "../lib/face";
import { learn } from "../lib/messages";

/** What the front page says of each game: a few words, at hand before its face is loaded. */
const fronts = import.meta.glob<Record<string, string>>("./*/front/*.json", { eager: true, import: "default" });

for (const [path, words] of Object.entries(fronts)) {
  const [, game = "", , file = ""] = path.split("/");
  learn({ [file.replace(".json", "")]: Object.fromEntries(Object.entries(words).map(([key, text]) => [`game.${game}.${key}`, text])) });
}

const faces = import.meta.glob<{ default: Face }>("./*/index.ts");

/** Whether a game has a face of its own. */
export function hasFace(game: string): boolean {
  return `./${game}/index.ts` in faces;
}

/** The face of a game; a game without one is drawn plainly from its layout. */
export async function faceOf(game: string): Promise<Face> {
  const load = faces[`./${game}/index.ts`] ?? faces["./plain/index.ts"];
  if (!load) throw new Error(`there is no face for ${game}`);
  return (await load()).default;
}
