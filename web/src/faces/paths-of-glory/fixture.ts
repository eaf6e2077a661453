/** For tests only: the layout and the view of a set-up, made of the game's data as the service makes them. */
import type { CardFacts, Counter, Layout, Level, Link, Side, Space, Unit, View } from "./types";
import cards from "../../../../src/grognard/games/paths_of_glory/data/cards.toml?raw";
import links from "../../../../src/grognard/games/paths_of_glory/data/links.csv?raw";
import setups from "../../../../src/grognard/games/paths_of_glory/data/setups.csv?raw";
import spaces from "../../../../src/grognard/games/paths_of_glory/data/spaces.csv?raw";
import units from "../../../../src/grognard/games/paths_of_glory/data/units.csv?raw";

type Row = Record<string, string>;

function table(text: string): Row[] {
  const [head = "", ...lines] = text.trim().split("\n");
  const columns = head.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((value, i) => [columns[i] ?? "", value])));
}

const side = (word: string | undefined): Side => (word === "ap" ? "AP" : "CP");

function linksOf(): Link[] {
  return table(links).map((row) => ({ a: row["a"]!, b: row["b"]!, only: row["only"]! }));
}

function spacesOf(): Space[] {
  const all = linksOf();
  return table(spaces).map((row, id) => ({
    id,
    name: row["name"]!,
    x: Number(row["x"]),
    y: Number(row["y"]),
    map: row["map"] as Space["map"],
    nation: row["nation"]!.toUpperCase(),
    terrain: row["terrain"] as Space["terrain"],
    fort: Number(row["fort"]),
    vp: row["vp"] === "1",
    classic: row["classic"] === "1",
    capital: row["capital"]!.toUpperCase(),
    supply: row["supply"]!.toUpperCase(),
    port: row["port"]!.toUpperCase(),
    owner: row["owner"]!.toUpperCase(),
    near: all.flatMap(({ a, b }) => (a === row["name"] ? [b] : b === row["name"] ? [a] : [])),
  }));
}

function unitsOf(): (Unit & { count: number })[] {
  return table(units).map((row) => ({
    id: row["unit"]!,
    nation: row["nation"]!.toUpperCase(),
    side: side(row["side"]),
    army: row["kind"] === "army",
    cf: Number(row["cf"]),
    lf: Number(row["lf"]),
    mf: Number(row["mf"]),
    reduced: [Number(row["reduced_cf"]), Number(row["reduced_lf"]), Number(row["reduced_mf"])],
    count: Number(row["count"]),
  }));
}

const REDEPLOYMENT: Record<number, number> = { 2: 2, 3: 4, 4: 4, 5: 5 };
const REPLACEMENTS: Record<Side, Record<number, Record<string, number>>> = {
  AP: { 2: { BR: 1, FR: 1, RU: 1 }, 3: { BR: 1, FR: 1, IT: 1, RU: 2 }, 4: { A: 1, BR: 2, FR: 2, IT: 1, RU: 3 }, 5: { A: 1, BR: 3, FR: 3, IT: 2, RU: 4 } },
  CP: { 2: { GE: 1 }, 3: { AH: 1, GE: 2, TU: 1 }, 4: { AH: 2, BU: 1, GE: 3, TU: 1 }, 5: { AH: 3, BU: 1, GE: 4, TU: 2 } },
};

function cardsOf(): CardFacts[] {
  return cards.split("[[card]]").slice(1).map((text, id) => {
    const word = (key: string): string => new RegExp(`^${key} = "?([^"\n]*)`, "m").exec(text)?.[1] ?? "";
    const code = word("code");
    const [whose, value] = [code.slice(0, 2) as Side, Number(word("value"))];
    return {
      id,
      code,
      side: whose,
      title: [word("title")],
      value,
      redeployment: REDEPLOYMENT[value] ?? 0,
      replacements: REPLACEMENTS[whose][value] ?? {},
      status: Number(word("status")),
      leaves: word("leaves") === "true",
      combat: word("when") !== "",
      deck: word("deck") as Level,
      optional: word("optional") === "true",
      units: word("reinforce").split(" ").slice(1),
      enters: "",
      points: [],
      text: ["The event."],
    };
  });
}

/** Of the charts what tests look at. */
const CHARTS = {
  fire: [
    { table: "corps", columns: ["0", "1", "2", "3", "4", "5", "6", "7", "8+"], losses: [] },
    { table: "army", columns: ["1", "2", "3", "4", "5", "6-8", "9-11", "12-14", "15", "16+"], losses: [] },
  ],
} as unknown as Layout["charts"];

export function layoutOf(): Layout {
  const sorts = unitsOf();
  const all = { spaces: spacesOf(), cards: cardsOf() };
  const pieces = sorts.flatMap(({ id, count }) => (count === 1 ? [{ id, unit: id }] : Array.from({ length: count }, (_, i) => ({ id: `${id}${i + 1}`, unit: id }))));
  return {
    ...all,
    kind: "space",
    width: 2550,
    height: 1650,
    links: linksOf(),
    units: sorts.map(({ count: _, ...unit }) => unit),
    pieces,
    charts: CHARTS,
    names: {
      space: [...all.spaces.map(({ name }) => name), "Reserve"], piece: pieces.map(({ id }) => id), card: all.cards.map(({ title, code }) => `${title} ${code}`),
      die: [], land: [], level: [], nation: [], number: [], side: [], terrain: [], unit: [],
    }, // prettier-ignore
  };
}

/** The position at the start: of 1914 as in the Historical scenario, or that of The Great War. */
export function viewOf(layout: Layout, scenario: "historical" | "great-war"): View {
  const rows = table(setups).filter((row) => row["when"] === "start" && [scenario, scenario === "historical" ? "all" : ""].includes(row["scenario"]!));
  const at = (thing: string): Row[] => rows.filter((row) => row["thing"] === thing);
  const taken = new Map<string, number>();
  const counters = rows.flatMap((row): Counter[] => {
    const unit = layout.units.find(({ id }) => id === row["thing"]);
    if (!unit) return [];
    return Array.from({ length: Number(row["count"]) }, () => {
      const number = (taken.get(unit.id) ?? 0) + 1;
      taken.set(unit.id, number);
      const piece = layout.pieces.some(({ id }) => id === unit.id) ? unit.id : `${unit.id}${number}`;
      return { piece, unit: unit.id, place: row["space"]!, reduced: row["reduced"] === "1", supplied: true, idle: false, moved: false, struck: false, neutral: false, fled: false };
    });
  });
  const war = scenario === "historical" ? [] : ["TU", "BU", "IT"];
  const neutral = ["IT", "RO", "GR", "BU", "TU", "PE", "BEACH"].filter((nation) => !war.includes(nation) && (war.length === 0 || nation !== "PE"));
  const changed = new Map(at("control").map((row) => [row["space"], side(row["side"])]));
  const printed = new Map(table(spaces).map((row) => [row["name"]!, row["owner"] ? side(row["owner"]) : null]));
  const held = (whose: Side): string[] =>
    layout.spaces.filter(({ name, nation }) => (changed.get(name) ?? (neutral.includes(nation) ? null : printed.get(name))) === whose).map(({ name }) => name);
  const control = { AP: held("AP"), CP: held("CP") };
  const destroyed = at("fort-destroyed").map((row) => row["space"]);
  const trenches = rows.flatMap((row) => {
    const level = /^trench(\d)$/.exec(row["thing"]!)?.[1];
    return level ? [{ space: row["space"]!, side: side(row["side"]), level: Number(level) }] : [];
  });
  const piles = { known: [], count: 7, deck: 7, discards: [], removed: [], kept: [], served: [] };
  const late = scenario === "great-war";
  return {
    game: "paths-of-glory",
    scenario,
    options: {},
    heading: [],
    seats: ["Allied Powers", "Central Powers"],
    seat: 1,
    asked: ["Central Powers"],
    step: { name: "Action" },
    result: null,
    turn: late ? 10 : 1,
    turns: 20,
    season: late ? "summer" : null,
    round: 1,
    side: "CP",
    players: [0, 1],
    bid: 0,
    points: 10,
    status: late ? [13, 11] : [0, 0],
    levels: late ? ["total", "total"] : ["mobilization", "mobilization"],
    war,
    greece: late ? "limited" : "neutral",
    offensives: ["FR", "AH(IT)"],
    actions: [[], []],
    replacements: {},
    russia: { box: "tsar", spaces: late ? 2 : 0, then: null },
    us: "neutral",
    control,
    trenches,
    forts: layout.spaces.filter(({ name, fort }) => fort && !destroyed.includes(name)).map(({ name }) => name),
    besieged: [],
    beachhead: late ? "MEF1" : null,
    moves: [],
    attacks: [],
    attacked: [],
    units: counters,
    ways: {},
    cards: [
      { side: "AP", hand: null, aside: null, ...piles },
      { side: "CP", hand: [65, 66, 68, 70, 73, 75, 77], aside: [], ...piles },
    ],
    supply: control,
    card: null,
    played: [],
    combat: null,
  };
}
