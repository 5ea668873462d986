import { expect, test } from "vitest";
import { createPageStyles } from "./page-styles.ts";

const sheet = `@layer theme, base, utilities;
@layer base { body { margin: 0 } }
@layer utilities {
  .flex { display: flex }
  .md\\:flex { @supports (display: flex) { color: red } }
  @media (width >= 48rem) { .md\\:grid { display: grid } .md\\:block { display: block } }
  .w-\\[calc\\(100\\%-2px\\)\\] { width: calc(100% - 2px) }
  .\\[\\&\\>p\\]\\:mt { > p { margin-top: 1px } }
  .spin { animation: turn 1s }
  .a .b, .c { color: blue }
}
@keyframes turn { to { rotate: 1turn } }
@keyframes idle { to { rotate: 1turn } }
@property --x { syntax: "*"; inherits: false }`;
const styles = createPageStyles(sheet);
const flat = (html: string) => styles(html).css.toString().replaceAll(/\s+/g, "");

test("what a page does not use is left out, what has no class stays, in its layers and order", () => {
  expect(flat('<p class="other flex md:block">')).toBe(
    "@layertheme,base,utilities;@layerbase{body{margin:0}}@layerutilities{.flex{display:flex}@media(width>=48rem){.md\\:block{display:block}}}",
  );
});

test("classes as they are written in markup: brackets, colons and entities", () => {
  expect(flat('<p class="w-[calc(100%-2px)]">')).toContain("width:calc(100%-2px)");
  expect(flat('<p class="[&amp;&gt;p]:mt">')).toContain("margin-top:1px");
});

test("a selector needs all of its classes, one of several is enough", () => {
  expect(flat('<p class="a">')).not.toContain("blue");
  expect(flat('<p class="a b">')).toContain("blue");
  expect(flat('<p class="c">')).toContain("blue");
});

test("keyframes and registered properties come with the rules that name them", () => {
  expect(flat('<p class="spin">')).toContain("@keyframesturn");
  expect(flat('<p class="spin">')).not.toContain("idle");
  expect(flat('<p class="flex">')).not.toContain("@property");
});
