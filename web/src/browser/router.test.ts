import { beforeAll, describe, expect, it, vi } from "vitest";

beforeAll(() => {
  vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("document", { addEventListener: () => undefined });
});

describe("addresses", () => {
  it("lead to their pages", async () => {
    const { read } = await import("./router.svelte");
    expect(read("/", "")).toEqual({ page: "home", first: null });
    expect(read("/new", "?game=friedrich")).toEqual({ page: "new", game: "friedrich" });
    expect(read("/match/abc", "?invite=x")).toEqual({ page: "match", id: "abc", invite: "x" });
    expect(read("/match/abc", "?invite=")).toEqual({ page: "match", id: "abc", invite: null });
    expect(read("/match/abc/replay", "?at=12")).toEqual({ page: "replay", id: "abc", at: 12, play: false, curves: false });
    expect(read("/match/abc/replay", "?at=x&play&curves")).toEqual({ page: "replay", id: "abc", at: null, play: true, curves: true });
    expect(read("/rules/friedrich", "", "#4")).toEqual({ page: "rules", game: "friedrich", section: "4" });
    expect(read("/learn", "")).toEqual({ page: "learn", game: null });
    expect(read("/learn/friedrich/moving", "")).toEqual({ page: "lesson", id: "friedrich/moving", game: "friedrich", name: "moving" });
    expect(read("/account", "")).toEqual({ page: "account" });
    expect(read("/account/programs", "")).toEqual({ page: "programs" });
    expect(read("/account/programs/else", "")).toEqual({ page: "lost" });
    expect(read("/nowhere/else", "")).toEqual({ page: "lost" });
  });
});
