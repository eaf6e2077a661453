/**
 * The invite links to seats that were made in this tab, kept in sessionStorage. The service tells a link once, when it
 * is made, and keeps only a hash to check it by.
 */

import type { Link } from "./contract";

type Kept = Record<string, Pick<Link, "url" | "until">>;

const place = (match: string): string => `grognard-links-${match}`;

function kept(match: string): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(place(match)) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function keepLinks(match: string, links: Link[]): void {
  if (links.length === 0) return;
  const all = kept(match);
  for (const { seat, url, until } of links) all[seat] = { url, until };
  try {
    sessionStorage.setItem(place(match), JSON.stringify(all));
  } catch {
    // A browser that keeps nothing offers a new link.
  }
}

/** The link to a seat, if it was made here and is still the one that works until then. */
export function linkTo(match: string, seat: string, until: string | null): string | null {
  const found = kept(match)[seat];
  return found && found.until === until ? new URL(found.url, location.href).href : null;
}
