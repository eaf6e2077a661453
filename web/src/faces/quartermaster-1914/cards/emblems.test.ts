import { describe, expect, it } from "vitest";
import { emblemKey } from "./emblemKey";
import TOML from "../../../../../src/grognard/games/quartermaster_1914/data/cards.toml?raw";
import { find } from "./emblems";

const CARDS = TOML
  .split("[[card]]")
  .slice(1)
  .map((entry) => {
    const field = (name: string): string => new RegExp(`^${name} = "(.*)"$`, "m").exec(entry)?.[1] ?? "";
    return { name: field("name"), nation: field("nation"), type: field("type") };
  });

describe("the emblems of cards", () => {
  it("are there for each of the 152 kinds, with the shield of its nation", () => {
    expect(CARDS.length).toBe(152);
    expect(CARDS.filter((card) => !find(emblemKey(card))?.coat)).toEqual([]);
  });

  it("are the arms of the nation where it builds armies", () => {
    expect(find(emblemKey({ nation: "OT", type: "Build Army", name: "Ottoman Build Army" }))).toMatchObject({ name: "great-war-arms-TU", coat: { name: "coat-TU" } });
    expect(find(emblemKey({ nation: "DE", type: "Event", name: "Landwehr" }))?.name).toBe("great-war-arms-DE");
    expect(find(emblemKey({ nation: "DE", type: "Event", name: "?" }))).toBeNull();
  });
});
