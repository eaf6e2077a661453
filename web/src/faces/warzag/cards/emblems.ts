/** The emblem of each paper. Loaded after the first sight of the page. */
import { byEmblem, type Emblem } from "../../../emblems/find";
import { COMMON } from "../../../emblems/common";
import { SECOND_WAR } from "../../../emblems/secondWar";

const DRAWINGS = { ...COMMON, ...SECOND_WAR };

/** The ids of supply cards, objectives, missions and promotions by emblem. */
const PAPERS: Partial<Record<keyof typeof DRAWINGS, string>> = {
  freighter: "S01",
  convoy: "S02",
  bond: "S03",
  arms: "S04 O08 M06",
  crates: "S05",
  boots: "S06 M07",
  ballot: "S07",
  bomber: "S08 M14 M16",
  partisan: "S09",
  mines: "S10",
  dice: "S11",
  hospital: "S12",
  bridge: "S13 M22",
  plunger: "S14 M20",
  flask: "S15 O07 M25",
  globe: "O01",
  temple: "O02",
  factory: "O03 M29",
  parliament: "O04",
  gears: "O05",
  bunker: "O06 M19 M24",
  binoculars: "O09 M26 P04",
  grave: "O10",
  blitz: "O11 M13",
  "tank-and-wings": "O12",
  coins: "O13 M28",
  spy: "O14",
  map: "M01 M30",
  signpost: "M02",
  truck: "M03 P03 P06",
  flags: "M04",
  torch: "M05 M18",
  medal: "M08",
  fighter: "M09 P10 P11 P12",
  tank: "M10 P07 P08 P09",
  flak: "M11 P05",
  target: "M12",
  parachute: "M15",
  grenades: "M17 P01",
  mountains: "P02",
  crane: "M21",
  scales: "M23",
  rocket: "M27",
};

const found = byEmblem("second-war", DRAWINGS, PAPERS, " ");

export function find(code: string): Emblem | null {
  return found(code);
}
