/** A changed address, as readers find it: the real site in front of the studio. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../scripts/free-ports.mjs";
import { makeDataDir, type RunningServer, startServer } from "../../tests/support/server.ts";
import { richTextOf } from "../src/rich-text/from-markdown.ts";
import { addPeople, callAs, editor } from "./as-person.ts";
import { type StudioApi, startApi, testKey } from "./serve-api.ts";

let studio: StudioApi;
let site: RunningServer;
let place: ReturnType<typeof makeDataDir>;
let origin: string;

const long = "Words about hope that an article needs, a few of them in every sentence. ".repeat(3);
const words = (title: string, slug?: string) => ({
  title,
  summary: "One sentence for cards and lists.",
  seoDescription: "What somebody reads in a list of results before they have opened the page itself.",
  body: richTextOf(long),
  ...(slug ? { slug } : {}),
});

let id = "";
beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  studio = await startApi({ ORIGIN: origin });
  await addPeople(studio.payload);
  const created = await studio.payload.create({
    collection: "general-page",
    data: {
      en: words("A quiet word"),
      es: words("Una palabra quieta", "una-palabra-quieta"),
      _status: "published",
    } as never,
  });
  id = String(created.id);
  place = makeDataDir();
  site = await startServer({
    PORT: String(port),
    ORIGIN: origin,
    DATA_DIR: place.dataDir,
    STUDIO_URL: studio.url,
    STUDIO_KEY: testKey,
    // The site learns of a change when it is announced, and never else.
    CONTENT_CHECK_MINUTES: "0",
  });
});
afterAll(async () => {
  site?.child.kill("SIGKILL");
  await site?.exit;
  await studio?.close();
  place?.remove();
});

const get = async (path: string) => {
  const answer = await fetch(origin + path, { redirect: "manual" });
  await answer.body?.cancel();
  return `${answer.status} ${answer.headers.get("location") ?? ""}`.trim();
};

const publish = (data: object) =>
  studio.payload.update({
    collection: "general-page",
    id,
    data: { ...data, _status: "published" } as never,
    user: editor as never,
    overrideAccess: false,
  });

test("a changed address leads to the new one, in its language alone, also from a page that was cached", async () => {
  for (const path of ["/a-quiet-word", "/es/una-palabra-quieta"])
    expect([path, await get(path)]).toEqual([path, "200"]);
  await publish({ es: words("Una palabra quieta", "una-palabra-en-calma") });
  await expect.poll(() => get("/es/una-palabra-quieta")).toBe("301 /es/una-palabra-en-calma");
  expect(await get("/es/una-palabra-en-calma")).toBe("200");
  expect(await get("/a-quiet-word")).toBe("200");
});

test("a redirect arrives with the item also when one language is published: made, led on and taken away", async () => {
  const publishSpanish = async (slug: string) => {
    await studio.payload.update({
      collection: "general-page",
      id,
      data: { es: words("Una palabra quieta", slug), _status: "draft" } as never,
      draft: true,
      user: editor as never,
      overrideAccess: false,
    });
    const body = { collection: "general-page", id, locale: "es" };
    const path = "/publish-language";
    expect((await callAs(studio.payload, editor, { method: "post", path, body })).status).toBe(200);
  };
  await publishSpanish("una-palabra-serena");
  await expect.poll(() => get("/es/una-palabra-en-calma")).toBe("301 /es/una-palabra-serena");
  // The first one was led on.
  expect(await get("/es/una-palabra-quieta")).toBe("301 /es/una-palabra-serena");
  expect(await get("/es/una-palabra-serena")).toBe("200");

  // Back at an address that led elsewhere.
  await publishSpanish("una-palabra-quieta");
  await expect.poll(() => get("/es/una-palabra-serena")).toBe("301 /es/una-palabra-quieta");
  expect(await get("/es/una-palabra-en-calma")).toBe("301 /es/una-palabra-quieta");
  expect(await get("/es/una-palabra-quieta")).toBe("200");
});

test("a redirect that editors take away is gone at once", async () => {
  const { docs } = await studio.payload.find({
    collection: "redirect",
    where: { from: { contains: "serena" } },
  });
  expect(docs).toHaveLength(1);
  await studio.payload.delete({ collection: "redirect", id: docs[0]!.id });
  await expect.poll(() => get("/es/una-palabra-serena")).toBe("404");
});
