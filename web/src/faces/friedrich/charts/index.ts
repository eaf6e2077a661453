/** The charts of Friedrich: stages, cards and recruiting, objectives, fate, movement and combat. */
import type { Charts } from "../../../face/face";
import { byLanguage } from "../../../texts/i18n.svelte";
import type { Layout, View } from "../types";
import en from "./en.ftl?raw";
import Fate from "./Fate.svelte";
import Objectives from "./Objectives.svelte";
import Ranges from "./Ranges.svelte";
import Recruiting from "./Recruiting.svelte";
import Stages from "./Stages.svelte";

const charts: Charts<Layout, View> = {
  charts: [
    { id: "stages", label: "friedrich-charts-stages", Chart: Stages },
    { id: "recruiting", label: "friedrich-charts-recruiting", Chart: Recruiting },
    { id: "objectives", label: "friedrich-charts-objectives", Chart: Objectives },
    { id: "fate", label: "friedrich-charts-fate", Chart: Fate },
    { id: "ranges", label: "friedrich-charts-ranges", Chart: Ranges },
  ],
  present: ({ view }) => (view.step.name === "Battle" ? "ranges" : null),
  texts: { en, others: byLanguage(import.meta.glob<string>(["./*.ftl", "!./en.ftl"], { query: "?raw", import: "default" })) },
};

export default charts;
