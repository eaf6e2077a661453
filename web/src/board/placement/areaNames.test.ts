import { describe, expect, it } from "vitest";
import { baselines, lettered } from "./areaNames";

describe("names on areas", () => {
  it("writes the lines of a name around its middle", () => {
    expect(baselines(["Rome"], 20)).toEqual([{ text: "Rome", y: expect.closeTo(4.4, 5) }]);
    const [first, second] = baselines(["Great", "Britain"], 20);
    expect(second!.y - first!.y).toBeCloseTo(19.6);
    // as much above the middle as below it
    expect(first!.y - 0.68 * 20).toBeCloseTo(-(second!.y + 0.24 * 20));
  });

  it("keeps a longer name in another language to the room that there is", () => {
    const sea = { lines: ["English Channel"], size: 20 };
    expect(lettered(sea, "English Channel")).toEqual(sea);
    expect(lettered(sea, "La Manica")).toEqual({ lines: ["La Manica"], size: 20 });
    const longer = lettered(sea, "Canale della Manica");
    expect(longer.lines.join(" ")).toBe("Canale della Manica");
    expect(longer.size).toBeLessThan(20);
    expect(lettered({ lines: ["Western", "Germany"], size: 20 }, "Germania Occidentale").lines).toEqual(["Germania", "Occidentale"]);
  });

  it("breaks a compound after its hyphen", () => {
    expect(lettered({ lines: ["Western", "Germany"], size: 20 }, "Nyugat-Németország").lines).toEqual(["Nyugat-", "Németország"]);
    expect(lettered({ lines: ["North Sea"], size: 20 }, "Északi-tenger").lines.join("")).toBe("Északi-tenger");
  });
});
