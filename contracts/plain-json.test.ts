import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { deepestJson, isPlainJson, readPlainJson } from "./plain-json.ts";

const nested = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));
const read = (text: string) =>
  readPlainJson(new Request("https://a.example", { method: "POST", body: text }));

test("half a sign is refused wherever it is, a whole one is not", async () => {
  for (const text of ['"\\ud800"', '["a\\udc00"]', '{"a":{"b":["x\\ud83d"]}}', '{"\\ud800":1}'])
    expect(await read(text), text).toBeUndefined();
  expect(await read('{"🌊":["\\ud83c\\udf0a",null,1,true]}')).toEqual({ "🌊": ["🌊", null, 1, true] });
});

test("what is deeper than anything means is refused, and no recursion ends in it", () => {
  expect(isPlainJson(nested(deepestJson))).toBe(true);
  expect(isPlainJson(nested(deepestJson + 2))).toBe(false);
  expect(isPlainJson(nested(300_000))).toBe(false);
  expect(isPlainJson({ a: nested(300_000) })).toBe(false);
});

test("what is no JSON is undefined", async () => {
  for (const text of ["", "{", "x"]) expect(await read(text)).toBeUndefined();
});

test("nobody reads a request's JSON otherwise", () => {
  const readers = ["contracts/plain-json.ts", "platform/json-body.ts", "services/content/hooks.ts"];
  const sources = globSync("{contracts,platform,server,services,site}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\./.test(file) && !readers.includes(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  for (const file of sources) {
    const code = readFileSync(file, "utf8");
    expect(/\breq(uest)?(\.raw)?\.json\(/.test(code) && !/typeof request/.test(code), file).toBe(false);
  }
});
