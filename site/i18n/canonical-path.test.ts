import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

describe("every page has one address", () => {
  test.each([
    ["/", "/"],
    ["/about", "/about"],
    ["/about/", "/about"],
    ["//about///us", "/about/us"],
    ["/ARTICLES/Learning-To-Wait", "/articles/learning-to-wait"],
    ["/Categories", "/categories"],
    ["/ES/Verses", "/es/verses"],
    ["/%65s", "/es"],
    ["/categories/page/%31", "/categories/page/1"],
    ["/categories/page/%30%31", "/categories/page/01"],
    ["/ORACI%C3%93N", "/oraci%C3%B3n"],
    ["/oración", "/oraci%C3%B3n"],
    ["/a%2Fb", "/a%2Fb"],
    ["/a%2fb%3f", "/a%2Fb%3F"],
    ["/100%25", "/100%25"],
    ["/Articles/X.data", "/articles/x.data"],
  ])("%s is %s", (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

  test("a file's case is preserved: it would be another file otherwise", () => {
    expect(canonicalPath("/assets/Chunk-AbC.js")).toBe("/assets/Chunk-AbC.js");
  });

  test("the canonical address of a canonical address is itself, so that no redirect goes in a circle", () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const once = canonicalPath(path);
        expect(canonicalPath(once)).toBe(once);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const once = canonicalPath(`/${encodeURIComponent(text)}`);
        expect(canonicalPath(once)).toBe(once);
      }),
    );
  });
});
