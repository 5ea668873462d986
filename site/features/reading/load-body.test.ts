import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { anchorPrefix } from "../../../contracts/content-anchor.ts";
import { faqAnchor } from "../../../contracts/faq-anchor.ts";
import { headingsOf, loadBody } from "./load-body.server.ts";

const scripture = { passages: async () => [] } as never;
const load = (markup: string) => loadBody(scripture, { markup, blocks: [] }, "en-US");
const htmlOf = async (markup: string) =>
  (await load(markup)).map((part) => (part.kind === "markup" ? part.html : "")).join("");
const ids = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);

test("a heading's id is never that of an element of the page", async () => {
  const html = await htmlOf(
    "<h2>Site settings</h2><h2>App start</h2><h2>Content</h2><h2 id='site-settings' name='app-start'>x</h2>",
  );
  expect(ids(html)).toEqual(["text-site-settings", "text-app-start", "text-content", "text-x"]);
  expect(html).not.toContain("name=");
  expect(faqAnchor("Site settings?")).toBe("text-site-settings");
});

test("no element of our own has an id that begins as content's do", () => {
  const sources = globSync("{site,server,services}/**/*.{ts,tsx,js}").filter(
    (file) => !/\.test\./.test(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  for (const file of sources)
    expect(readFileSync(file, "utf8"), file).not.toMatch(new RegExp(`\\bid(=|: ?)[{"'\`]*${anchorPrefix}`));
});

test("the table of contents and links within the text lead to the headings", async () => {
  const markup =
    '<p><a href="#the-first">one</a> <a href="#question">the page\'s own</a></p><h2>The <em>first</em></h2><p>x</p>';
  const parts = await load(markup);
  expect(headingsOf(parts)).toEqual([{ id: "text-the-first", text: "The first" }]);
  expect(await htmlOf(markup)).toContain('<a href="#text-the-first">one</a>');
  expect(await htmlOf(markup)).toContain('<a href="#question">');
});

test("two headings of the same words have ids of their own, one of signs only has none", async () => {
  expect(ids(await htmlOf("<h2>Pray 2</h2><h2>Pray</h2><h2>Pray</h2><h2>…</h2>"))).toEqual([
    "text-pray-2",
    "text-pray",
    "text-pray-3",
  ]);
});

test("a link in a text has nothing by which the page finds its own buttons", async () => {
  const own = [
    "do",
    "day-step",
    "offer",
    "remember",
    "privacy-choices",
    "login",
    "key",
    "hydrate-if",
    "course",
  ];
  const html = await htmlOf(
    `<p><a href="/x" data-passage="John.3.16" data-link-type="Content" ${own.map((name) => `data-${name}="owned"`).join(" ")}>x</a></p>`,
  );
  expect(html).toContain('data-passage="John.3.16"');
  expect(html).toContain('data-link-type="Content"');
  expect(html).not.toContain("owned");
});
