import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { lettering } from "./lettering.ts";
import { licences } from "./licences.ts";
import { packing } from "./packing.ts";

/** Where `grognard serve` looks for the built table. */
const built = fileURLToPath(new URL("../src/grognard/table/static", import.meta.url));
const service = process.env["GROGNARD_SERVICE"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), lettering(), licences(), packing()],
  build: {
    outDir: process.env["GROGNARD_OUT"] ?? built,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    // What pages and faces share comes in one piece: many small ones take longer than they weigh. Emblems come later.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", test: /\/src\/(?!faces\/|emblems\/)[^/]+\//, minShareCount: 2 }] } } },
  },
  server: { proxy: { "/api": { target: service, ws: true }, "/faces": { target: service } } },
});
