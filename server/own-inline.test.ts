import { expect, test } from "vitest";
import { applyEdits } from "./edits.ts";
import { findOwnInline } from "./own-inline.ts";

test("only inline scripts and styles with this render's nonce are ours; the nonce itself stays on no page", () => {
  const html = [
    '<script nonce="n1">ours()</script>',
    '<script nonce="n1" type="application/ld+json">{"data":1}</script>',
    '<script nonce="n1" src="/assets/a.js"></script>',
    '<style nonce="n1">.ours{}</style>',
    "<script>theirs()</script>",
    '<script nonce="n2">theirs()</script>',
    '<script nonce="">theirs()</script>',
    "<style>.theirs{}</style>",
  ].join("\n");
  const own = findOwnInline(html, "n1");
  expect({ scripts: own.scripts, styles: own.styles }).toEqual({ scripts: ["ours()"], styles: [".ours{}"] });
  expect(applyEdits(Buffer.from(html), own.edits).toString()).not.toContain("n1");
});
