import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const INTRODUCTION = "The browser table of Grognard (MIT licence) contains parts of these packages.\n";
/** The full texts of licences that some packages only name. */
const STANDARD = fileURLToPath(new URL("licences", import.meta.url));
const MODULES = fileURLToPath(new URL("node_modules", import.meta.url));

/** The folder of the package that a module comes from, or undefined for our own. */
function packageOf(module: string): string | undefined {
  const helper = /^\0(vite|rolldown)\//.exec(module); // what the build tools add of their own
  if (helper) return join(MODULES, helper[1]!);
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module.replaceAll("\\", "/"))?.[0];
}

/** The licence of the package in this folder, under its name; without those of packages that only its tools use. */
function licence(folder: string): string {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file)).sort().map((file) => join(folder, file));
  const standard = join(STANDARD, `${license}.txt`);
  if (files.length === 0 && existsSync(standard)) files.push(standard);
  if (files.length === 0) throw new Error(`${name} comes without a licence: it must not be shipped`);
  const texts = files.map((file) => readFileSync(file, "utf8").replaceAll("\r\n", "\n"));
  if (files[0] === standard) texts.unshift(`By ${typeof author === "string" ? author : author.name}.`);
  const own = texts.map((text) => text.split(/^# Licenses of bundled dependencies/m)[0]!.trim());
  return [`${name} ${version} (${license})`, ...own].join("\n\n");
}

/** Writes licences.txt: the licences of all packages of which code, styles or fonts are in what is built. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const folders = new Set([...this.getModuleIds()].map(packageOf).filter((folder) => folder !== undefined));
      const parts = [INTRODUCTION, ...[...folders].sort().map((folder) => `${licence(folder)}\n`)];
      this.emitFile({ type: "asset", fileName: "licences.txt", source: parts.join(`\n${"=".repeat(80)}\n\n`) });
    },
  };
}
