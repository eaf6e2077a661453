import { beforeAll, describe, expect, it } from "vitest";
import { bundle, language, learn, list, nameOf, paceText, pick, speak, t, timeLeft, VerbTexts } from "./i18n.svelte";

describe("texts", () => {
  beforeAll(() => speak("en"));

  it("fill in what they name, and a missing one shows its key", () => {
    expect(t("replay-at", { n: 3, last: 9 })).toBe("3 of 9");
    expect(t("no-such-key")).toBe("no-such-key");
  });

  it("find the word that goes with a number", () => {
    expect([1, 2].map((number) => t("tray-more", { number }))).toEqual(["1 more card in this direction", "2 more cards in this direction"]);
  });

  it("are there in the first wished language that has a file", () => {
    expect(pick(["hu-HU", "it-IT", "en"], ["en", "it"])).toBe("it");
    expect(pick(["hu"], ["en", "it"])).toBe("en");
    expect(["en", "it"].map(nameOf)).toEqual(["English", "Italiano"]);
  });

  it("name a verb without a text by itself", () => {
    const verbs = new VerbTexts({});
    expect(verbs.of("no-such-verb")).toBe("No such verb");
    expect(verbs.of("no-such-verb", "Berlin")).toBe("No such verb: Berlin");
  });

  it("name a verb as the service does, with a capital letter; what a language lacks is English", () => {
    const en = "verb-go = go\nverb-go-target = go to { $target }\nverb-stop = stop here\nverb-lose-target = { $target } loses { $number ->\n    [one] one\n   *[other] some\n}";
    const verbs = new VerbTexts({ it: "verb-go = vai\nverb-go-target = vai a { $target }", en });
    expect([verbs.of("go"), verbs.of("go", "Berlin"), verbs.of("stop")]).toEqual(["Vai", "Vai a Berlin", "Stop here"]);
    expect([verbs.of("stop", "Berlin"), verbs.of("lose", "Keith"), verbs.of("lose", "1")]).toEqual(["Stop here: Berlin", "Keith loses some", "1 loses one"]);
  });

  it("say how much time is left, by the second in the last hour", () => {
    const minute = 60_000;
    expect([27 * 60 * minute + 5 * minute, 2 * 60 * minute, 60 * minute].map(timeLeft)).toEqual(["1 d 3 h 5 min", "2 h 0 min", "1 h 0 min"]);
    expect([60 * minute - 1000, 65_000, 4200, 1, 0, -5000].map(timeLeft)).toEqual(["59:59", "1:05", "0:05", "0:01", "time is up", "time is up"]);
  });

  it("count days", () => {
    expect([paceText("live"), paceText(1), paceText(3)]).toEqual(["live", "1 day per decision", "3 days per decision"]);
  });

  it("change with the language, those of the game on the table too; what is lacking is English", async () => {
    await learn({ en: "toy-go = Go\ntoy-stop = Stop", others: { it: async () => "toy-go = Vai" } });
    expect([t("toy-go"), t("close"), list(["a", "b", "c"])]).toEqual(["Go", "Close", "a, b, and c"]);
    await speak("it");
    expect([language(), t("toy-go"), t("toy-stop"), t("close"), list(["a", "b", "c"])]).toEqual(["it", "Vai", "Stop", "Chiudi", "a, b e c"]);
    await Promise.all([speak("it"), speak("en")]);
    expect(language()).toBe("en");
    expect(bundle("en", "x = y").hasMessage("x")).toBe(true);
  });

  it("of a game take nothing from the page or from another game, whichever comes last", async () => {
    const chess = { en: "chess-sea = Sea\nchess-or-draughts = chess\nclose = Checkmate", others: {} };
    const draughts = { en: "draughts-sea = Lake\nchess-or-draughts = draughts", others: {} };
    const words = (): string[] => ["chess-sea", "draughts-sea", "chess-or-draughts", "close"].map((key) => t(key));
    await learn(chess);
    await learn(draughts);
    expect(words()).toEqual(["Sea", "Lake", "chess", "Close"]);
    await learn(chess);
    expect(words()).toEqual(["Sea", "Lake", "chess", "Close"]);
  });
});
