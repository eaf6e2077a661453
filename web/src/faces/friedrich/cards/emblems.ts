/** What is engraved behind the suits of tactical cards, and the emblems of the cards of fate. Loaded after the first sight of the page. */
import { byEmblem, type Emblem } from "../../../emblems/find";
import { COMMON } from "../../../emblems/common";
import { OLD_WAR } from "../../../emblems/oldWar";

const DRAWINGS = { ...COMMON, ...OLD_WAR };

/** Suits, numbers of cards of fate, and strokes of fate by emblem; 'none' is the clock before its first card. */
const CARDS: Partial<Record<keyof typeof DRAWINGS, string>> = {
  "behind-spades": "spades",
  "behind-clubs": "clubs",
  "behind-hearts": "hearts",
  "behind-diamonds": "diamonds",
  "behind-reserve": "reserve",
  clock: "none,12",
  hourglass: "1",
  drum: "2",
  cannon: "3",
  mitre: "4",
  eagle: "5",
  wagon: "6",
  mortar: "7",
  crown: "8",
  signpost: "9",
  treaty: "10,Sweden",
  flags: "11",
  "fallen-crown": "Elisabeth",
  frigate: "America,India",
  coins: "Lord Bute",
  book: "Poems",
};

const found = byEmblem("old-war", DRAWINGS, CARDS, ",");

export function find(key: string): Emblem | null {
  return found(key);
}
