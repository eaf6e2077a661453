/** The page on which a table is set up, with its texts: no other page needs them. */
import { byLanguage, learn } from "../texts/i18n.svelte";
import en from "./texts/en.ftl?raw";

const others = byLanguage(import.meta.glob<string>(["./texts/*.ftl", "!./texts/en.ftl"], { query: "?raw", import: "default" }));

export async function createPage(): Promise<typeof import("./Create.svelte")> {
  const [page] = await Promise.all([import("./Create.svelte"), learn({ en, others })]);
  return page;
}
