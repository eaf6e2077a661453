/** The charts of Paths of Glory: fire tables, terrain, victory points, decks, replacements, the turn record. */
import type { Charts } from "../../../face/face";
import { byLanguage } from "../../../texts/i18n.svelte";
import type { Layout, View } from "../types";
import Decks from "./Decks.svelte";
import en from "./en.ftl?raw";
import FireTables from "./FireTables.svelte";
import Replacements from "./Replacements.svelte";
import Terrain from "./Terrain.svelte";
import TurnRecord from "./TurnRecord.svelte";
import VictorySpaces from "./VictorySpaces.svelte";

const charts: Charts<Layout, View> = {
  charts: [
    { id: "fire", label: "glory-charts-fire", Chart: FireTables },
    { id: "terrain", label: "glory-charts-terrain", Chart: Terrain },
    { id: "points", label: "glory-charts-points", Chart: VictorySpaces },
    { id: "decks", label: "glory-charts-decks", Chart: Decks },
    { id: "replacements", label: "glory-charts-replacements", Chart: Replacements },
    { id: "turns", label: "glory-charts-turns", Chart: TurnRecord },
  ],
  present: ({ view }) => (view.combat ? "fire" : null),
  texts: { en, others: byLanguage(import.meta.glob<string>(["./*.ftl", "!./en.ftl"], { query: "?raw", import: "default" })) },
};

export default charts;
