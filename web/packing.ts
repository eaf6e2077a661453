import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

/** What shrinks when it is packed; fonts are packed already. */
const PACKED = /\.(js|css|html|svg|txt)$/;
/** Smaller files travel in one packet anyway. */
const LEAST = 1000;

/** Packs what is built once, so that nobody packs it at every request: beside each file lies its packed twin, NAME.br. */
export function packing(): Plugin {
  let folder = "";
  return {
    name: "packing",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => PACKED.test(file))) {
        const content = readFileSync(join(folder, name));
        if (content.length >= LEAST) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
      }
    },
  };
}
