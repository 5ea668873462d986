import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { pages } from "../../site/routes.ts";

/** What a page's modules import, as the build wrote it down; what comes later (`import()`) is weighed in a browser by the bench. */
interface Module {
  module: string;
  imports?: string[];
  parentId?: string;
}

const client = path.resolve("build/client");
const name = readdirSync(path.join(client, "assets")).find((file) => /^manifest-.*\.js$/.test(file));
const text = readFileSync(path.join(client, "assets", name ?? "no manifest: build the site first"), "utf8");
const manifest: { entry: Module; routes: Record<string, Module> } = JSON.parse(
  text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1),
);

const weights = new Map<string, number>();
function weightOf(file: string): number {
  const known = weights.get(file) ?? gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length;
  weights.set(file, known);
  return known;
}

function filesOf(id: string): Set<string> {
  const files = new Set<string>();
  const add = ({ module, imports = [] }: Module) => {
    for (const file of [module, ...imports]) files.add(file);
  };
  add(manifest.entry);
  for (let at: string | undefined = id; at; at = manifest.routes[at]?.parentId) add(manifest.routes[at]!);
  return files;
}

/** The operator's view draws its figures with more than a page may have; nobody waits for it on a phone. */
const maxBytes: Record<string, number> = { article: 137_100, operator: 156_000 };

test.each(pages.map(({ id }) => id))("%s has at most its budget of JavaScript before it is alive", (id) => {
  const files = filesOf(`en-US:${id}`);
  const bytes = [...files].reduce((sum, file) => sum + weightOf(file), 0);
  // Less than this would mean that the manifest is read wrongly: React and the router alone are more.
  expect(bytes).toBeGreaterThan(80_000);
  expect(bytes, [...files].map((file) => `${weightOf(file)} ${file}`).join("\n")).toBeLessThanOrEqual(
    maxBytes[id] ?? 146_000,
  );
});

test("no reading page has the member service's schemas or table of calls", () => {
  const forbidden = /\/(call-member|member|schemas|checkout-calls)-[\w-]{8}\.js$/;
  for (const { id, login } of pages) {
    if (login) continue;
    expect(
      [...filesOf(`en-US:${id}`)].filter((file) => forbidden.test(file)),
      id,
    ).toEqual([]);
  }
});

/** What every page runs, and what it runs beside that for the day and a reader's places. */
const small = [/^start-[\w-]{8}\.js$/, /^background-[\w-]{8}\.js$/, /^show-consent-[\w-]{8}\.js$/];
const withProgress = [...small, /^progress-[\w-]{8}\.js$/];

test.each([
  ["any page", small, 16_000],
  ["a page of the day, a lesson or a chapter", withProgress, 19_200],
])("what runs before a touch on %s is within its budget, and nothing of it is React", (_, parts, budget) => {
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const code = readFileSync(path.join(client, "assets", file), "utf8");
    for (const [, imported] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) add(imported!);
  };
  const assets = readdirSync(path.join(client, "assets"));
  for (const part of parts) add(assets.find((file) => part.test(file))!);
  expect([...files].filter((file) => file.startsWith("vendor"))).toEqual([]);
  expect([...files].reduce((sum, file) => sum + weightOf(`assets/${file}`), 0)).toBeLessThanOrEqual(budget);
});
