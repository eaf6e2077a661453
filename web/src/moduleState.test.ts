/**
 * Mutable state of modules: every table on the page shares it, so nothing about one match may be kept there. What one
 * table needs belongs to its `Table`, or to a Svelte context. This test finds all state of modules and compares it with
 * a list that says why each may stay.
 */
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const SOURCES = import.meta.glob<string>(["./**/*.{svelte,ts}", "!./**/*.test.ts", "!./**/*.d.ts"], { query: "?raw", import: "default", eager: true });

/** What all tables may share, by the reason: each with its file, and the fields of what is there once. */
const SHARED: Record<string, string[]> = {
  "the address, the screen, the time of day and the sound device": [
    "clock.svelte.ts clock.watch",
    "router.svelte.ts router.route",
    "screen.ts lying",
    "screen.ts phone",
    "serverTime.ts serverTime.ahead",
    "serverTime.ts serverTime.doubt",
    "sounds.ts audio",
  ],
  "the reader, and the games of this service: descriptions and layouts are kept by game and language": [
    "session.svelte.ts session.games",
    "session.svelte.ts session.infos",
    "session.svelte.ts session.layouts",
    "session.svelte.ts session.me",
    "session.svelte.ts session.told",
  ],
  "settings of the reader, kept in this browser; explanations that the reader knows are kept by game": [
    "knownQuestions.svelte.ts knownQuestions.known",
    "settings.svelte.ts settings.dark",
    "settings.svelte.ts settings.keys",
    "settings.svelte.ts settings.language",
    "settings.svelte.ts settings.notify",
    "settings.svelte.ts settings.pause",
    "settings.svelte.ts settings.pointing",
    "settings.svelte.ts settings.sound",
    "settings.svelte.ts settings.sounds",
    "settings.svelte.ts settings.system",
    "settings.svelte.ts settings.tempo",
    "settings.svelte.ts settings.theme",
  ],
  "the language of the page and all texts in it: no two files of texts have a key in common": [
    "i18n.svelte.ts latest",
    "i18n.svelte.ts serial",
    "i18n.svelte.ts current.bundles",
    "i18n.svelte.ts current.fronts",
    "i18n.svelte.ts current.games",
    "i18n.svelte.ts current.language",
    "i18n.svelte.ts wanted",
  ],
  "the key of a Svelte context": ["prefetch.ts getPrefetch", "prefetch.ts setPrefetch"],
  "the order in which the pictures of the front page are drawn": ["BoardPicture.svelte queue"],
  "the one card that is shown large over the page: the next one, of any table, takes its place": ["enlarge.ts shown"],
};

/** Functions whose results never change: drawings and texts; and `lookup`, which keeps what it finds by the layout of a table. */
const PURE = new Set(["at", "byEmblem", "byLanguage", "circle", "columns", "field", "gear", "lookup", "polygon", "rows", "star"]);
/** What is kept by another object belongs to that object. */
const KEYED = new Set(["WeakMap", "WeakSet"]);
const COLLECTIONS = new Set(["Map", "Set"]);
const CHANGES = new Set(["add", "clear", "copyWithin", "delete", "fill", "pop", "push", "reverse", "set", "shift", "sort", "splice", "unshift"]);

/** Milliseconds: a busy machine may need long to read all sources. */
const PATIENCE = 180_000;

/** A node of an ESTree, as the compiler of Svelte makes it, with the fields that are read here. Its type says which of them it has. */
interface Node {
  type: string;
  argument: Node;
  arguments: Node[];
  body: Node;
  callee: Node;
  declarations: Node[];
  expression: Node;
  id: Node;
  imported: Node;
  init: Node | null;
  key: Node;
  kind: string;
  left: Node;
  local: Node;
  name: string;
  object: Node;
  operator: string;
  property: Node;
  value: Node;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && typeof (value as Node).type === "string";

function children(node: Node): Node[] {
  const found: Node[] = [];
  for (const key in node) {
    if (key === "typeAnnotation" || key === "metadata") continue;
    const value: unknown = node[key];
    if (Array.isArray(value)) for (const one of value) isNode(one) && found.push(one);
    else if (isNode(value)) found.push(value);
  }
  return found;
}

/** A node and all below it, but for those that `enter` refuses. */
function within(node: Node, enter: (node: Node) => boolean = () => true, found: Node[] = []): Node[] {
  if (!enter(node)) return found;
  found.push(node);
  for (const child of children(node)) within(child, enter, found);
  return found;
}

const isLater = ({ type }: Node): boolean => /Function|ClassDeclaration|ClassExpression/.test(type);

function namesIn(pattern: Node): string[] {
  if (pattern.type === "Identifier") return [pattern.name];
  if (pattern.type === "Property") return namesIn(pattern.value);
  return children(pattern).flatMap(namesIn);
}

/** The variable at the root of `a.b[c].d`. */
function rootOf(node: Node): string | null {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression") return rootOf(node.object);
  if (/^TS(NonNull|As|Satisfies)Expression$/.test(node.type)) return rootOf(node.expression);
  return null;
}

interface Read {
  /** The top level of the module: a file, or the module script of a component. */
  body: Node[];
  /** Everything, with the markup of a component. */
  all: Node[];
}

function read(path: string, source: string): Read {
  const ast = parse(path.endsWith(".svelte") ? source : `<script lang="ts" module>${source}</script>`, { modern: true });
  const body = (ast.module?.content.body ?? []) as unknown as Node[];
  const parts: unknown[] = [ast.module?.content, ast.instance?.content, ast.fragment];
  return { body: body.map((node) => (isNode(node["declaration"]) ? node["declaration"] : node)), all: parts.filter(isNode).flatMap((part) => within(part)) };
}

/** The variables whose contents are changed somewhere: `a.b = 1`, `a.push(1)`, `delete a.b`, `Object.assign(a, b)`. */
function changed(all: readonly Node[]): Set<string> {
  const found = all.flatMap((node): (string | null)[] => {
    if (node.type === "AssignmentExpression" && node.left.type === "MemberExpression") return [rootOf(node.left)];
    if (node.type === "UpdateExpression" && node.argument.type === "MemberExpression") return [rootOf(node.argument)];
    if (node.type === "UnaryExpression" && node.operator === "delete") return [rootOf(node.argument)];
    if (node.type === "BindDirective") return [rootOf(node.expression)];
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return [];
    const { object, property } = node.callee;
    if (rootOf(object) === "Object" && property.name === "assign") return [rootOf(node.arguments[0]!)];
    return CHANGES.has(property.name) ? [rootOf(object)] : [];
  });
  return new Set(found.filter((name) => name !== null));
}

/** Whether a constant of a module keeps something that can change. */
function keeps(init: Node): boolean {
  return within(init, (node) => !isLater(node)).some((node) => {
    if (node.type === "NewExpression") return !KEYED.has(node.callee.name) && !COLLECTIONS.has(node.callee.name);
    return node.type === "CallExpression" && node.callee.type === "Identifier" && !PURE.has(node.callee.name);
  });
}

/** The fields of what a module makes once of a class of its own: `const a = new A()`. */
function fieldsOf(init: Node | null, body: readonly Node[]): string[] | null {
  if (init?.type !== "NewExpression") return null;
  const made = body.find((node) => node.type === "ClassDeclaration" && node.id.name === init.callee.name);
  const fields = made && children(made.body).filter((member) => member.type === "PropertyDefinition" && !member["static"]);
  return fields?.map((member) => member.key.name) ?? null;
}

/** All mutable state of modules, as 'FILE NAME' or 'FILE NAME.FIELD'. */
function stateOf(sources: Record<string, string>): string[] {
  const modules = Object.entries(sources).map(([path, source]) => {
    const found = read(path, source);
    return { file: path.split("/").at(-1) ?? "", ...found, touched: changed(found.all) };
  });
  // What a module imports under a name of its own is changed there, too.
  const abroad = new Set<string>();
  for (const { all, touched } of modules)
    for (const node of all.filter(({ type }) => type === "ImportSpecifier"))
      if (touched.has(node.local.name)) abroad.add(node.imported.name);
  return modules
    .flatMap(({ file, body, touched }) =>
      body.flatMap((node): string[] => {
        if (node.type === "ClassDeclaration") {
          const own = children(node.body).filter((member) => member.type === "PropertyDefinition" && member["static"] && !member["readonly"]);
          return own.map((member) => `${file} ${node.id.name}.${member.key.name}`);
        }
        if (node.type !== "VariableDeclaration" || node["declare"]) return [];
        return node.declarations.flatMap(({ id, init }) => {
          if (node.kind === "const" && init?.type === "NewExpression" && KEYED.has(init.callee.name)) return [];
          const names = namesIn(id);
          const fields = node.kind === "const" ? fieldsOf(init, body) : null;
          if (fields) return fields.map((field) => `${file} ${names.join()}.${field}`);
          const all = node.kind !== "const" || (init !== null && keeps(init));
          return names.filter((name) => all || touched.has(name) || abroad.has(name)).map((name) => `${file} ${name}`);
        });
      }),
    )
    .sort();
}

describe("state of modules", () => {
  it("is about the page or the reader, never about one match", () => {
    expect(Object.keys(SOURCES).length).toBeGreaterThan(200);
    expect(stateOf(SOURCES)).toEqual(Object.values(SHARED).flat().sort());
  }, PATIENCE);

  it.each([
    ["let a = 0;", ["a"]],
    ["export let a: number;", ["a"]],
    ["const a = $state({});", ["a"]],
    ["const a = new Table();", ["a"]],
    ["class A { b = $state(0); readonly c = []; d() {} } export const a = new A();", ["a.b", "a.c"]],
    ["const a = { b: new Table() };", ["a"]],
    ["const a = [maker()];", ["a"]],
    ["const { a, b: [c] } = maker();", ["a", "c"]],
    ["const a: string[] = []; export function f() { a.push('x'); }", ["a"]],
    ["const a = new Map<string, number>(); const f = () => a.set('x', 1);", ["a"]],
    ["export const a = { b: 1 }; function f() { a.b = 2; }", ["a"]],
    ["const a: Record<string, number> = {}; function f(b: string) { a[b]++; delete a[b]; }", ["a"]],
    ["const a = {}; function f() { Object.assign(a, { b: 1 }); }", ["a"]],
    ["class A { static b = 0; }", ["A.b"]],
    ["const a = 1, b = [1, 2].map((one) => one + 1), c = Object.entries(b);", []],
    ["const a = new Set([1]), b = new Map([[1, 2]]), c = () => new Map();", []],
    ["const a = new WeakMap<object, number>(); const f = (b: object) => a.set(b, 1);", []],
    ["let a = new WeakMap<object, number>();", ["a"]],
    ["const a = lookup((b: Layout) => b.c, (d) => d.e);", []],
    ["class A { b = 0; static readonly c = 1; }", []],
    ["export function f() { let a = 0; const b = []; b.push(a); return new Map(); }", []],
  ])("is found: %s", (source, names) => {
    expect(stateOf({ "a.ts": source })).toEqual(names.map((name) => `a.ts ${name}`));
  });

  it("is found in a component, and where another file changes it", () => {
    const component = '<script module lang="ts">let a = 0;</script><script lang="ts">import { b as c } from "./b"; let d = 0;</script><button onclick={() => c.push(d)}>{a}</button>';
    expect(stateOf({ "x/A.svelte": component, "x/b.ts": "export const b: number[] = []; export const e = 1;" })).toEqual(["A.svelte a", "b.ts b"]);
  });
});
