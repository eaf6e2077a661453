/** Search of a place by the name that the reader has typed, without accents. */

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
