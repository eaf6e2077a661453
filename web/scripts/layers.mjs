/**
 * Checks the layers of src (../.dependency-cruiser.mjs) with dependency-cruiser. Of a Svelte component that tool sees only
 * what the compiler leaves, no import of a type. So it is given copies of all sources: of a component its scripts, as TypeScript.
 */
import { cruise } from "dependency-cruiser";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ruleSet from "../.dependency-cruiser.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));
const copies = mkdtempSync(join(tmpdir(), "layers-"));

/** All that a component imports: in its scripts, and on demand in its markup. */
function scriptsOf(component) {
  const scripts = [...component.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script);
  const markup = component.replace(/<(script|style)[^>]*>[^]*?<\/\1>/g, "");
  return [...scripts, ...(markup.match(/\bimport\("[^"]+"\)/g) ?? [])].join(";\n");
}

const components = [];
try {
  for (const path of readdirSync(join(web, "src"), { recursive: true }).filter((name) => /\.(ts|svelte)$/.test(name))) {
    const source = readFileSync(join(web, "src", path), "utf8");
    const isComponent = path.endsWith(".svelte");
    if (isComponent) components.push(`${path.replaceAll("\\", "/")}.ts`);
    const copy = join(copies, "src", isComponent ? `${path}.ts` : path);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, isComponent ? scriptsOf(source) : source);
  }
  const { output, exitCode } = await cruise(["src"], { baseDir: copies, ruleSet, validate: true, tsPreCompilationDeps: true, outputType: "err-long" });
  console.log(components.reduce((text, name) => text.replaceAll(name, name.slice(0, -".ts".length)), output).trim());
  process.exitCode = exitCode ? 1 : 0;
} finally {
  rmSync(copies, { recursive: true });
}
