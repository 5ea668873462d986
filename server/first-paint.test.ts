import { expect, test } from "vitest";
import { textFirst } from "./first-paint.ts";

const page = `<head><link rel="modulepreload" nonce="ours" href="/assets/vendor.js"/><link rel="modulepreload" href="/assets/root.js" nonce="ours"/></head><body><p>Text</p><script>window.first = 1</script><script nonce="ours" type="module" async="">;
import * as route0 from "/assets/root.js";
import "/assets/side-effect.js";
  window.modules = { root: route0 };
import("/assets/entry.js");</script></body>`;

test("scripts are fetched and run once the text is on the screen, in the order they need", () => {
  const html = textFirst(page, "ours");
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toMatch(/^import /m);
  const start = html.slice(html.indexOf('<script nonce="ours"'));
  const order = [
    'observe({ type: "paint", buffered: true })',
    '["/assets/vendor.js","/assets/root.js"]',
    "const [route0, ] =",
    "window.modules",
    'import("/assets/entry.js")',
  ];
  const places = order.map((text) => start.indexOf(text));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test("a page without modules is left as it is", () => {
  expect(textFirst("<p>Plain</p>", "ours")).toBe("<p>Plain</p>");
});

test("modules and scripts that came in with content are not taken for the router's", () => {
  const strange =
    '<link rel="modulepreload" href="/strange.js"/><script type="module">import("/strange.js");</script>';
  const html = textFirst(page.replace("<p>Text</p>", strange), "ours");
  expect(html).toContain(strange);
  expect(html.replace(strange, "")).not.toContain("/strange.js");
});
