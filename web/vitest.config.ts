import { readdirSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import site from "./vite.config.ts";

/** Tests that replace globals or modules have a worker of their own; all others share theirs, and what it has imported. */
const alone = readdirSync("src", { recursive: true, encoding: "utf-8" })
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => `src/${name}`)
  .filter((name) => /\bvi\.(stub|mock|doMock|spyOn|useFakeTimers)/.test(readFileSync(name, "utf-8")));

export default mergeConfig(
  site,
  defineConfig({
    test: {
      pool: "threads",
      // On a busy machine the first import alone takes seconds.
      testTimeout: 60_000,
      projects: [
        { extends: true, test: { name: "alone", include: alone, isolate: true } },
        { extends: true, test: { name: "shared", include: ["src/**/*.test.ts"], exclude: [...configDefaults.exclude, ...alone], isolate: false } },
      ],
    },
  }),
);
