/** Places named in a sentence, cut out of it so that each can be pointed at. */

export interface Part {
  text: string;
  place?: number;
}

/** Cut a sentence at the names of its places; longer names win over those that they contain. */
export function pieces(text: string, places: { place: number; name: string }[]): Part[] {
  let parts: Part[] = [{ text }];
  const longest = [...places].sort((a, b) => b.name.length - a.name.length);
  for (const { place, name } of longest) {
    if (!name) continue;
    parts = parts.flatMap((part) => (part.place === undefined ? cut(part.text, name, place) : [part]));
  }
  return parts.filter((part) => part.text !== "");
}

function cut(text: string, name: string, place: number): Part[] {
  const at = text.indexOf(name);
  if (at < 0) return [{ text }];
  return [{ text: text.slice(0, at) }, { text: name, place }, { text: text.slice(at + name.length) }];
}

/** Lower case without accents, so that 'konig' finds 'Königsberg'. */
export function fold(text: string): string {
  return text
    .replaceAll("ß", "ss")
    .replace(/[łŁ]/g, "l")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .trim();
}

/** The number of the name that was meant: the same, else one that begins so, else one that contains it; or -1. */
export function named(names: string[], sought: string): number {
  const wanted = fold(sought);
  if (!wanted) return -1;
  const folded = names.map(fold);
  const same = folded.indexOf(wanted);
  if (same >= 0) return same;
  const begins = folded.findIndex((name) => name.startsWith(wanted));
  return begins >= 0 ? begins : folded.findIndex((name) => name.includes(wanted));
}
