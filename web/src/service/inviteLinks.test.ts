import { beforeEach, expect, it, vi } from "vitest";
import { keepLinks, linkTo } from "./inviteLinks";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("location", { href: "https://table.test/match/abc" });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const link = (seat: string, word: string, until: string) => ({ seat, url: `/match/abc?invite=${word}`, until, expired: false });

it("a link is known where it was made, for its match and its seat", () => {
  keepLinks("abc", [link("Pompadour", "one", "2026-01-01T00:00:00Z"), link("Elisabeth", "two", "2026-01-01T00:00:00Z")]);
  expect(linkTo("abc", "Pompadour", "2026-01-01T00:00:00Z")).toBe("https://table.test/match/abc?invite=one");
  expect(linkTo("abc", "Elisabeth", "2026-01-01T00:00:00Z")).toBe("https://table.test/match/abc?invite=two");
  expect(linkTo("abc", "Frederick", "2026-01-01T00:00:00Z")).toBeNull();
  expect(linkTo("xyz", "Pompadour", "2026-01-01T00:00:00Z")).toBeNull();
});

it("a link that was renewed elsewhere is not shown any more", () => {
  keepLinks("abc", [link("Pompadour", "one", "2026-01-01T00:00:00Z")]);
  expect(linkTo("abc", "Pompadour", "2026-01-02T00:00:00Z")).toBeNull();
  keepLinks("abc", [link("Pompadour", "three", "2026-01-02T00:00:00Z")]);
  expect(linkTo("abc", "Pompadour", "2026-01-02T00:00:00Z")).toBe("https://table.test/match/abc?invite=three");
});

it("a browser that keeps nothing offers a new link", () => {
  vi.stubGlobal("sessionStorage", { getItem: () => "{broken", setItem: () => { throw new Error("full"); } });
  keepLinks("abc", [link("Pompadour", "one", "2026-01-01T00:00:00Z")]);
  expect(linkTo("abc", "Pompadour", "2026-01-01T00:00:00Z")).toBeNull();
});
