import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { locales } from "../../contracts/site.ts";
import { systemClock } from "../../platform/clock.ts";
import { createContentApp } from "./app.ts";
import { type ContentClient, createContentClient } from "./client.ts";
import { copyLibrary, loadLibrary } from "./fixtures/load-library.ts";
import { askingForAccess, guarded } from "./guard.ts";
import { teaserOf } from "./teaser.ts";

const premiumRole = "WellspringPremium";
const readers: Record<string, string[]> = { free: [], premium: [premiumRole] };
const authorize = async ({ headers }: Request) => {
  const roles = readers[headers.get("authorization")?.replace("Bearer ", "") ?? ""];
  return roles ? { roles } : null;
};
const closedArticle = `id: 00000000-0000-4000-8000-0000000000c1
type: article
access: premium
categories: [everyday-faith]
title: { en-US: Closed, es: Cerrado }
summary: { en-US: For members., es: Para miembros. }
seoDescription: { en-US: Closed for now., es: Cerrado por ahora. }
body:
  en-US: "## A heading\\n\\nFirst words.\\n\\n[[John 3:16]]\\n\\n- One\\n- Two\\n\\nSecond words.\\n\\n[[Ps 23:1]]\\n\\nThird words are closed.\\n"
  es: "Solo un párrafo, todo cerrado."
`;

/** A CMS that forgets whom it speaks to and answers everything whole, over the network. */
let cms: Server;
let careless: ContentClient;
/** Ours, which does not. */
let careful: ContentClient;
let ids: string[];
beforeAll(async () => {
  const index = await loadLibrary(await copyLibrary({ "articles/closed.yaml": closedArticle }));
  const whole = createContentApp({ index: () => index, authorize: async () => ({ roles: [premiumRole] }) });
  const listener = getRequestListener((request) => {
    const headers = new Headers(request.headers);
    headers.set("authorization", "Bearer anybody");
    return whole.fetch(new Request(request.url, { headers }));
  });
  cms = createServer(listener);
  await new Promise<void>((resolve) => cms.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  careless = createContentClient({ fetch, baseUrl, clock: systemClock, guard: { authorize, premiumRole } });
  const own = createContentApp({ index: () => index, authorize, premiumRole });
  careful = createContentClient({
    fetch: (request) => own.fetch(request),
    baseUrl: "http://own",
    clock: systemClock,
  });
  ids = index.entries.filter(({ record }) => !record.draft).map(({ record }) => record.id);
});
afterAll(() => {
  cms.closeAllConnections();
  cms.close();
});

describe("a CMS that answers everything whole", () => {
  test.each([
    ["a stranger", undefined],
    ["a member", "free"],
    ["a premium member", "premium"],
    ["whoever brings a token that nobody knows", "forged"],
  ])(
    "gives nothing away to %s: item by item it is what our own service would have answered",
    async (_, bearer) => {
      for (const locale of locales)
        for (const id of ids) {
          const read = { locale, expand: "properties[$all]", ...(bearer ? { bearer } : {}) };
          expect(await careless.item(id, read), `${id} in ${locale}`).toEqual(await careful.item(id, read));
        }
    },
  );

  test("closed words are in no answer to a stranger, neither alone, in lists, by id nor where only some fields are asked for", async () => {
    const id = "00000000-0000-4000-8000-0000000000c1";
    const fields = "properties[title,contentBody]";
    const answers = [
      await careless.item(id),
      await careless.item("articles/closed", { fields }),
      await careless.items([id]),
      await careless.list({ filter: "contentType:article", take: 100, fields }),
    ];
    for (const answer of answers) {
      expect(JSON.stringify(answer)).toContain("Second words.");
      expect(JSON.stringify(answer)).not.toMatch(/Third words|Ps\.23\.1/);
      expect(JSON.stringify(answer)).toContain('"isTeaser":true');
    }
    expect(JSON.stringify(await careless.item(id, { bearer: "premium" }))).toContain("Third words");
    expect(JSON.stringify(await careless.item(id))).not.toContain("Third words");
  });
});

describe("the guard", () => {
  const item = (properties: object, inner: object = {}) => ({
    contentType: "article",
    name: "A",
    properties: {
      contentBody: { markup: "<p>1</p><p>2</p><p>3</p>", blocks: [] },
      prayer: "Amen",
      ...properties,
    },
    ...inner,
  });
  const bodyOf = (answer: ReturnType<typeof item>) => answer.properties.contentBody.markup;

  test("closes what an unknown word is written on, and leaves open what says nothing", () => {
    expect(guarded(item({ access: "insiders" }), 1)).toMatchObject({
      properties: { prayer: null, isTeaser: true, contentBody: { markup: "<p>1</p><p>2</p>" } },
    });
    for (const open of [item({}), item({ access: null }), item({ access: "free" })])
      expect(guarded(open, 0)).toEqual(open);
    expect(guarded(item({ access: "account" }), 1)).toEqual(item({ access: "account" }));
  });

  test("reaches items inside items, and a body that is no rich text is left out", () => {
    const deep = { properties: { related: [item({ access: "premium" })], access: "free" }, contentType: "x" };
    expect(JSON.stringify(guarded({ total: 1, items: [deep] }, 0))).not.toMatch(/Amen|>3</);
    expect(guarded({ ...item({ access: "premium", contentBody: "all of it" }) }, 0)).toMatchObject({
      properties: { contentBody: null },
    });
  });

  test("does not cut a teaser of the CMS's own once more, nor believe one that is too long", () => {
    const teaser = { access: "premium", isTeaser: true };
    const short = { ...teaser, contentBody: { markup: "<p>1</p>", blocks: [] } };
    expect(bodyOf(guarded(item(short) as ReturnType<typeof item>, 0))).toBe("<p>1</p>");
    expect(bodyOf(guarded(item(teaser), 0))).toBe("<p>1</p><p>2</p>");
  });

  test("asks for access wherever it asks for some fields only", () => {
    expect(askingForAccess("properties[title,contentBody]")).toBe("properties[access,title,contentBody]");
    for (const enough of ["properties[title,access]", "properties[$all]"])
      expect(askingForAccess(enough)).toBe(enough);
  });
});

describe("a teaser of markup", () => {
  const cut = (markup: string) => teaserOf({ markup, blocks: [] }, false).markup;

  test.each([
    ["a short text is not given away whole", "<p>All of it.</p>", ""],
    ["nor with an empty line after it", "<p>All of it.</p>\n<p>&nbsp;</p>", ""],
    ["one box around everything is no first paragraph", "<div><p>1</p><p>2</p></div><p>3</p>", ""],
    ["nor is a paragraph that holds others", "<p>1<div>2</div></p><p>3</p><p>4</p>", ""],
    ["words without an element are not guessed at", "1<br>2<br>3", ""],
    ["what never ends has no teaser", "<p>1<p>2<p>3", ""],
    ["a table is a foreign thing", "<p>1</p><table><tr><td>2</td></tr></table><p>3</p>", "<p>1</p>"],
    [
      "signs in attributes are no tags",
      '<p title="a > b">1</p><p>2</p><p>3</p>',
      '<p title="a > b">1</p><p>2</p>',
    ],
    ["capitals are read too", "<P>1</P><P>2</P><P>3</P>", "<P>1</P><P>2</P>"],
    ["nothing stays nothing", "", ""],
  ])("%s", (_, markup, left) => {
    expect(cut(markup)).toBe(left);
  });

  test("blocks go with the places that are left out", () => {
    const block = (id: string) => ({
      content: { contentType: "passage", id, properties: {} },
      settings: null,
    });
    const place = (id: string) => `<umb-rte-block data-content-id="${id}"></umb-rte-block>`;
    const markup = `<p>1</p>${place("a")}<p>2</p>${place("b")}<p>3</p>`;
    expect(teaserOf({ markup, blocks: [block("a"), block("b")] }, false).blocks).toEqual([block("a")]);
  });
});
