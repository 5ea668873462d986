/** Menus and the words of popups are content: a saved file changes them on every page, and they are no pages themselves. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { eventually } from "../support/eventually.ts";
import { makeDataDir, type RunningServer, root, sendRequest, startServer } from "../support/server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "site-words-"));
let data: ReturnType<typeof makeDataDir>;
let server: RunningServer;
beforeAll(async () => {
  cpSync(path.join(root, "content"), folder, { recursive: true });
  data = makeDataDir(inject("pgliteTemplate"));
  server = await startServer({ DATA_DIR: data.dataDir, CONTENT_DIR: folder });
});
afterAll(async () => {
  server?.child.kill("SIGTERM");
  await server?.exit;
  data.remove();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (target: string) => {
  const { status, headers, body } = await sendRequest(server.url, target);
  return { status, etag: headers.etag, text: String(body) };
};
const file = (name: string) => path.join(folder, `${name}.yaml`);
const change = (name: string, from: string | RegExp, to: string) => {
  const before = readFileSync(file(name), "utf8");
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(file(name), after);
};
const settingsOf = (html: string) =>
  JSON.parse(/id="site-settings">([^<]*)</.exec(html)![1]!) as { menus?: Record<string, unknown> };
const header = (html: string) => /<header[\s\S]*?<\/header>/.exec(html)![0];
const footer = (html: string) => /<footer[\s\S]*<\/footer>/.exec(html)![0];

/** A content page, a daily one, one of the app, a member's, and one that is not there. */
const pages = ["/about", "/", "/verses/2024/3/5", "/search", "/my-profile", "/no-such-page"];

test("as shipped, pages carry nothing of the menus but their markup", async () => {
  for (const page of pages) {
    const { text } = await read(page);
    expect(settingsOf(text).menus, page).toBeUndefined();
    expect(header(text), page).toContain(">Devotionals</span></a>");
  }
  // In Spanish one address is the item's own.
  expect(Object.keys(settingsOf((await read("/es/about")).text).menus ?? {})).toEqual(["footer-read"]);
  expect(footer((await read("/es/about")).text)).toContain('href="/es/empieza-aqui"');
});

test("a changed menu is on all pages, in its language, with its words as text", async () => {
  for (const page of pages) await read(page);
  const spanish = (await read("/es/faq")).etag;
  change(
    "menus/main",
    / {2}- { to: \/categories[\s\S]*$/,
    "  - { to: https://example.org/shop, label: { en-US: <b>Shop</b>, es: Tienda } }\n",
  );
  for (const page of pages)
    await eventually(async () => {
      const { text } = await read(page);
      expect(header(text).includes('href="https://example.org/shop"'), page).toBe(true);
      expect(header(text)).not.toContain("<b>Shop");
      expect(header(text)).toContain("&lt;b&gt;Shop");
      expect(Object.keys(settingsOf(text).menus!)).toEqual(["main"]);
    });
  await eventually(async () => expect((await read("/es/faq")).etag).not.toBe(spanish));
});

test("an unsafe link is refused, and the menu stays as it was", async () => {
  change("menus/footer-site", /label: { en-US: About,/, "label: { en-US: About this site,");
  await eventually(async () => expect(footer((await read("/faq")).text)).toContain("About this site"));
  change("menus/footer-site", "to: /giving,", "to: javascript:alert(1),");
  change("menus/footer-read", "{ en-US: Channels,", "{ en-US: Our channels,");
  // By then both files have been read.
  await eventually(async () => expect(footer((await read("/faq")).text)).toContain("Our channels"));
  const { text } = await read("/faq");
  expect(text).not.toContain("javascript:alert");
  expect(footer(text)).toContain('href="/giving"');
});

test("popups have the words of their items, for whoever asks when one is due", async () => {
  const words = async (locale: string) => {
    const { text } = await read(
      `/umbraco/delivery/api/v2/content?filter=contentType:popup&take=50&locale=${locale}`,
    );
    return (JSON.parse(text).items as { properties: Record<string, string> }[]).map(
      ({ properties }) => properties,
    );
  };
  expect((await words("es")).find(({ place }) => place === "sitewide-premium")).toMatchObject({
    button: "Hazte premium",
    dismiss: "Ahora no",
  });
  change("popups/sign-up-reminder", "en-US: Get a FREE Account", "en-US: Come in");
  await eventually(async () =>
    expect((await words("en-US")).find(({ place }) => place === "sign-up-reminder")).toMatchObject({
      title: "Come in",
      button: "Create Your Account",
      points: expect.stringMatching(/^Customize.*\n.*\n/s),
    }),
  );
});

test("neither is a page, nor in a sitemap, a feed or a search", async () => {
  for (const page of ["/menus/main", "/es/menus/main", "/popups/sign-up-reminder", "/menus", "/popups"])
    expect((await read(page)).status, page).toBe(404);
  const index = (await read("/sitemap_index.xml")).text;
  const maps = [...index.matchAll(/<loc>[^<]*(\/[^</]*\.xml)<\/loc>/g)].map(([, map]) => map!);
  expect(maps.length).toBeGreaterThan(1);
  for (const place of [...maps, "/feed", "/search?q=sign-up-reminder", "/search?q=streaks"])
    expect((await read(place)).text, place).not.toMatch(/menus\/|popups\//);
});
