/** The faces, each loaded only when its game is played. */
import type { Face } from "../face/face";
import { announce, byLanguage, learn } from "../texts/i18n.svelte";

type Load = () => Promise<string>;

/** What the front page says of each game: a few words, at hand before its face is loaded. */
const fronts = import.meta.glob<string>("./*/front/en.ftl", { eager: true, query: "?raw", import: "default" });
const others = import.meta.glob<string>(["./*/{front,texts}/*.ftl", "!./*/{front,texts}/en.ftl"], { query: "?raw", import: "default" });

function elsewhere(folder: string): Record<string, Load> {
  return byLanguage(Object.fromEntries(Object.entries(others).filter(([path]) => path.startsWith(folder))));
}

for (const [path, en] of Object.entries(fronts)) announce({ en, others: elsewhere(path.replace("en.ftl", "")) });

const faces = import.meta.glob<{ default: Face }>(["./*/index.ts", "!./plain/index.ts"]);

/** The face of a game: the one that is part of this page, the one that the game brings, or the plain one, which draws the layout. */
export async function faceOf(game: string): Promise<Face> {
  const load = faces[`./${game}/index.ts`];
  if (load) return (await load()).default;
  return (await import("./served/load")).loadServedFace(game);
}

/** The face of the game that comes to the table, with its texts. */
export async function loadFace(game: string): Promise<Face> {
  const face = await faceOf(game);
  await learn({ en: face.texts, others: elsewhere(`./${game}/texts/`) });
  return face;
}
