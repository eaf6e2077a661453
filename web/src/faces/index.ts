/** The faces, each loaded only when its game is played. */
import type { Face } from "../lib/face";
import { announce, byLanguage, learn } from "../lib/texts.svelte";

type Load = () => Promise<string>;

/** What the front page says of each game: a few words, at hand before its face is loaded. */
const fronts = import.meta.glob<string>("./*/front/en.ftl", { eager: true, query: "?raw", import: "default" });
const others = import.meta.glob<string>(["./*/{front,texts}/*.ftl", "!./*/{front,texts}/en.ftl"], { query: "?raw", import: "default" });

function elsewhere(folder: string): Record<string, Load> {
  return byLanguage(Object.fromEntries(Object.entries(others).filter(([path]) => path.startsWith(folder))));
}

for (const [path, en] of Object.entries(fronts)) announce({ en, others: elsewhere(path.replace("en.ftl", "")) });

const faces = import.meta.glob<{ default: Face }>("./*/index.ts");

/** Whether a game has a face of its own. */
export function hasFace(game: string): boolean {
  return `./${game}/index.ts` in faces;
}

/** The face of a game; a game without one is drawn plainly from its layout. */
export async function faceOf(game: string): Promise<Face> {
  const load = faces[`./${game}/index.ts`] ?? faces["./plain/index.ts"];
  if (!load) throw new Error(game);
  return (await load()).default;
}

/** The face of the game that comes to the table, with its texts. */
export async function seated(game: string): Promise<Face> {
  const face = await faceOf(game);
  await learn({ en: face.texts, others: elsewhere(`./${game}/texts/`) });
  return face;
}
