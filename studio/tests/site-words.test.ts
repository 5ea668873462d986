/** Menus and the words of popups: written in the studio, read by the site as it reads everything else. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { type StudioApi, startApi, testKey } from "./serve-api.ts";

let studio: StudioApi;
beforeAll(async () => {
  studio = await startApi();
});
afterAll(() => studio.close());

const call = (at: string, init: RequestInit = {}) =>
  fetch(`${studio.url}/studio/api/${at}`, {
    ...init,
    headers: { authorization: `Bearer ${testKey}`, "content-type": "application/json" },
  });

interface Link {
  label: string;
  to: string;
}
interface SiteRecord {
  id: string;
  type: string;
  path: string;
  text: Record<"en-US" | "es", { title?: string; links?: Link[]; [field: string]: unknown }>;
}

/** A shipped file as a record. */
function shipped(file: string): SiteRecord {
  const yaml = readFileSync(path.join(import.meta.dirname, "../../content", `${file}.yaml`), "utf8");
  const { id, type, links, ...words } = parse(yaml);
  const side = (locale: "en-US" | "es") => ({
    ...Object.fromEntries(Object.entries(words).map(([key, both]) => [key, (both as never)[locale]])),
    ...(links
      ? { links: links.map(({ to, label }: { to: string; label: never }) => ({ label: label[locale], to })) }
      : {}),
  });
  return { id, type, path: file, text: { "en-US": side("en-US"), es: side("es") } };
}

const main = shipped("menus/main");
const popup = shipped("popups/sign-up-reminder");
const recordOf = async (id: string): Promise<SiteRecord> =>
  (await (await call(`library?ids=${id}`)).json()).items[0].record;

const publish = (data: object) =>
  studio.payload.update({
    collection: "menu",
    id: main.id,
    data: { ...data, _status: "published" } as never,
    depth: 0,
  });

test("what ships comes in and goes out as it was", async () => {
  const known = [main, popup];
  const answer = await call("library", { method: "POST", body: JSON.stringify({ records: known, known }) });
  expect((await answer.json()).outcomes).toEqual({ [main.id]: "created", [popup.id]: "created" });
  expect(await recordOf(main.id)).toEqual(main);
  expect(await recordOf(popup.id)).toEqual(popup);
});

test("a published menu is the site's: its links in their order, each language its own", async () => {
  const en = {
    title: "Main",
    links: [
      { label: "Bible", to: "/bible" },
      { label: "Today", to: "/" },
    ],
  };
  await publish({ en });
  const { text } = await recordOf(main.id);
  expect(text["en-US"]).toEqual(en);
  expect(text.es).toEqual(main.text.es);
});

test("the words of a popup are the site's, markup and all as text", async () => {
  await studio.payload.update({
    collection: "popup",
    id: popup.id,
    data: { es: { ...popup.text.es, button: "<i>Entra</i>" }, _status: "published" } as never,
    depth: 0,
  });
  expect((await recordOf(popup.id)).text.es).toEqual({ ...popup.text.es, button: "<i>Entra</i>" });
});

test("what leads nowhere, or to a script, or does not fit is not published, and the menu stays", async () => {
  const before = await recordOf(main.id);
  const tries: Link[][] = [
    [{ label: "Out", to: "javascript:alert(1)" }],
    [{ label: "Out", to: "//evil.example" }],
    [{ label: "Gone", to: "/no-such-page-at-all" }],
    [{ label: "Spanish", to: "/es/bible" }],
    [{ label: "A name that is far too long for it", to: "/bible" }],
    [],
  ];
  for (const links of tries)
    await expect(publish({ en: { title: "Main", links } }), JSON.stringify(links)).rejects.toThrow();
  expect(await recordOf(main.id)).toEqual(before);
});

test("an item that is no menu of the site is refused, in words of both languages", async () => {
  const create = (language: "en" | "es") =>
    studio.payload.create({
      collection: "menu",
      data: {
        name: "sidebar",
        languages: ["en-US"],
        en: { title: "Side", links: [{ label: "Bible", to: "/bible" }] },
        _status: "published",
      } as never,
      req: { i18n: { language } } as never,
      depth: 0,
    });
  await expect(create("en")).rejects.toThrow(/main, footer-daily/);
  const { checkDocument } = await import("../src/check/check-document.ts");
  const { createLocalReq } = await import("payload");
  const req = await createLocalReq({}, studio.payload);
  const findings = await checkDocument(req, "menu", {
    id: "new",
    path: "menus/sidebar",
    languages: ["en-US"],
    en: { title: "Side", links: [{ label: "Bible", to: "/bible" }] },
  });
  expect(findings.filter(({ level }) => level === "error")).toMatchObject([
    { field: "name", code: "unknown-name", message: { es: expect.stringContaining("«sidebar»") } },
  ]);
});

test("menus and popups stand apart from what is read, without the fields of a page", () => {
  for (const slug of ["menu", "popup"]) {
    const { config } = studio.payload.collections[slug]!;
    expect(config.admin.group).toEqual({ en: "The site", es: "El sitio" });
    const names = config.flattenedFields.map(({ name }) => name);
    for (const name of ["topics", "access", "image", "related"]) expect(names).not.toContain(name);
  }
});
