/** The faces, each loaded only when its game is played. */
import type { Face } from "../lib/face";

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
