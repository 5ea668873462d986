import { expect, test } from "vitest";
import { importedParts, laterParts, namedAssets, offlineParts } from "./named-assets.ts";

const page = (hydrate: string) =>
  `<html data-hydrate="${hydrate}"><style>@font-face{src:url(/assets/a-1.woff2)}</style><link href="/assets/app-2.css"><template id="app-start"><link href="/assets/vendor-3.js"></template><script src="/assets/start-4.js">`;
const withoutReact = ["/assets/a-1.woff2", "/assets/app-2.css", "/assets/start-4.js"];

test("of a page that is only read, a visitor stores what it needs without a touch", () => {
  expect([...namedAssets(page("touch"), false)]).toEqual(withoutReact);
});

test("a page that comes alive by itself is stored with React, and a member's every page", () => {
  for (const assets of [namedAssets(page("load"), false), namedAssets(page("touch"), true)])
    expect([...assets].sort()).toEqual([...withoutReact, "/assets/vendor-3.js"].sort());
});

test("what a script loads later is found by the names of files in it", () => {
  const script = `const d=["assets/day-end-DoQbhW81.js","assets/app-Cx3_-9aB.css"];import{a}from"./vendor-uQAy7pf-.js";import("./day-end-DoQbhW81.js")`;
  expect(laterParts(script)).toEqual(["/assets/day-end-DoQbhW81.js", "/assets/vendor-uQAy7pf-.js"]);
});

test("what a script cannot run without is found by its imports, not by what it loads later", () => {
  const script = `import{t as s}from"./pen-line-KGzOD7H2.js";import"./marks-DmJNvnX6.js";import("./gate-uQAy7pf1.js");let a="./words-DoQbhW81.js"`;
  expect(importedParts(script)).toEqual(["/assets/pen-line-KGzOD7H2.js", "/assets/marks-DmJNvnX6.js"]);
});

test("of what the start script loads later, the page for days without a network has its own part", () => {
  const script = `import("./day-end-DoQbhW81.js");import("./offline-page-uQAy7pf-.js").then(e=>e.t)`;
  expect(offlineParts(script)).toEqual(["/assets/offline-page-uQAy7pf-.js"]);
});
