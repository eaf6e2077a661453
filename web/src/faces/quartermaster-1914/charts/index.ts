/** The charts of Quartermaster General: 1914: the turn, battles, points, attrition, and the decks of the powers. */
import type { Charts } from "../../../face/face";
import { byLanguage } from "../../../texts/i18n.svelte";
import type { Layout, View } from "../types";
import Attrition from "./Attrition.svelte";
import Battles from "./Battles.svelte";
import Decks from "./Decks.svelte";
import en from "./en.ftl?raw";
import Scoring from "./Scoring.svelte";
import Turn from "./Turn.svelte";

const charts: Charts<Layout, View> = {
  charts: [
    { id: "turn", label: "quartermaster-charts-turn", Chart: Turn },
    { id: "battles", label: "quartermaster-charts-battles", Chart: Battles },
    { id: "scoring", label: "quartermaster-charts-scoring", Chart: Scoring },
    { id: "attrition", label: "quartermaster-charts-attrition", Chart: Attrition },
    { id: "decks", label: "quartermaster-charts-decks", Chart: Decks },
  ],
  present: ({ view }) => (view.battle.length ? "battles" : null),
  texts: { en, others: byLanguage(import.meta.glob<string>(["./*.ftl", "!./en.ftl"], { query: "?raw", import: "default" })) },
};

export default charts;
