/** The charts of WARZAG WWII: the turn and its costs, armies, territories, invasions, research, cards. */
import type { Charts } from "../../../face/face";
import { byLanguage } from "../../../texts/i18n.svelte";
import type { Layout, View } from "../types";
import Armies from "./Armies.svelte";
import Cards from "./Cards.svelte";
import en from "./en.ftl?raw";
import Invasions from "./Invasions.svelte";
import Objectives from "./Objectives.svelte";
import Research from "./Research.svelte";
import Territories from "./Territories.svelte";
import Turn from "./Turn.svelte";

const charts: Charts<Layout, View> = {
  charts: [
    { id: "turn", label: "warzag-charts-turn", Chart: Turn },
    { id: "armies", label: "warzag-charts-armies", Chart: Armies },
    { id: "territories", label: "warzag-charts-territories", Chart: Territories },
    { id: "invasions", label: "warzag-charts-invasions", Chart: Invasions },
    { id: "research", label: "warzag-charts-research", Chart: Research },
    { id: "objectives", label: "warzag-charts-objectives", Chart: Objectives },
    { id: "cards", label: "warzag-charts-cards", Chart: Cards },
  ],
  present: ({ view }) => (view.step.invasion ? "invasions" : null),
  texts: { en, others: byLanguage(import.meta.glob<string>(["./*.ftl", "!./en.ftl"], { query: "?raw", import: "default" })) },
};

export default charts;
