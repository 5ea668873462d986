import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTokensOf } from "../../platform/signed-tokens/signed-tokens.ts";
import { runningClock } from "../../tests/support/fixed-clock.ts";
import { toneFile } from "../../tests/support/tone.ts";
import { createContentApp, deliveryPath } from "./app.ts";
import { copyLibrary, loadLibrary } from "./fixtures/load-library.ts";
import { createMediaApp } from "./media-app.ts";
import { createRecordingKeys } from "./recording-keys.ts";
import type { ContentIndex } from "./sources/files/load.ts";
import { ContentError } from "./sources/files/problems.ts";

const tone = toneFile(0.5);
const verse = (audio: string, access = "free") => `
id: 00000000-0000-4000-8000-000000000901
type: verse
passage: John 3:16
thought: { en-US: Given., es: Dado. }
scheduledDate: 2024-03-03
access: ${access}
audio: ${audio}
`;

const folders: string[] = [];
async function libraryWith(changes: Record<string, string>): Promise<ContentIndex> {
  const folder = await copyLibrary(changes);
  folders.push(folder);
  await mkdir(join(folder, "media/recordings"), { recursive: true });
  await writeFile(join(folder, "media/recordings/given.es.wav"), tone);
  return loadLibrary(folder);
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

let index: ContentIndex;
beforeAll(async () => {
  index = await libraryWith({ "verses/heard.yaml": verse("{ es: recordings/given.es }") });
});

const audioIn = async (of: ContentIndex, locale: string) => {
  const app = createContentApp({ index: () => of, authorize: async () => null });
  const answer = await app.request(`${deliveryPath}/content/item/verses/heard`, {
    headers: { "accept-language": locale },
  });
  return ((await answer.json()) as { properties: { audio: unknown } }).properties.audio;
};

test("a recording is delivered in its language, and in the other there is none", async () => {
  expect(await audioIn(index, "es")).toMatchObject([
    { mediaType: "umbracoMediaAudio", url: "/media/recordings/given.es.wav", bytes: tone.length },
  ]);
  expect(await audioIn(index, "en-US")).toEqual([]);
});

test("what a reader may not read is not to be heard either", async () => {
  const locked = await libraryWith({ "verses/heard.yaml": verse("{ es: recordings/given.es }", "premium") });
  expect(await audioIn(locked, "es")).toEqual([]);
});

const premiumRole = "Premium";
const clock = runningClock();
/** The members of the tests are their bearers' words. */
function serve(of: ContentIndex) {
  const recordingKeys = createRecordingKeys(() => createTokensOf("a secret", clock));
  const api = createContentApp({
    index: () => of,
    premiumRole,
    recordingKeys,
    authorize: async (request) => ({
      roles: request.headers.get("authorization") === "Bearer premium" ? [premiumRole] : [],
    }),
  });
  const files = createMediaApp({ index: () => of, recordingKeys });
  const headers = (bearer?: string): HeadersInit => ({
    "accept-language": "es",
    ...(bearer && { authorization: `Bearer ${bearer}` }),
  });
  return {
    get: (path: string, bearer?: string) =>
      api.request(`${deliveryPath}${path}`, { headers: headers(bearer) }),
    file: (address: string, given?: Record<string, string>) =>
      files.request(address, { headers: given ?? {} }),
    async addressFor(bearer?: string) {
      const answer = await api.request(`${deliveryPath}/content/item/verses/heard`, {
        headers: headers(bearer),
      });
      const { properties } = (await answer.json()) as { properties: { audio: { url: string }[] } };
      return properties.audio[0]?.url;
    },
  };
}
const locked = (access: string) =>
  libraryWith({ "verses/heard.yaml": verse("{ es: recordings/given.es }", access) });
const plain = "/media/recordings/given.es.wav";

test.each([
  ["account", "free"],
  ["premium", "premium"],
])("the recording of an item for %s is named to those alone who may open it", async (access, bearer) => {
  const of = await locked(access);
  const namesFor = async (library: ContentIndex, who?: string) => {
    const { get } = serve(library);
    const { id } = library.mediaByPath.get("recordings/given.es")!;
    const answers = [
      await get("/media?fetch=children:recordings", who),
      await get(`/media/items?id=${id}`, who),
      await get(`/media/item/${id}`, who),
      await get("/media/item/recordings/given.es", who),
    ];
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    return texts.map((text) => text.includes("given.es.wav"));
  };
  expect(await namesFor(of)).toEqual([false, false, false, false]);
  expect(await namesFor(of, bearer)).toEqual([true, true, true, true]);
  if (access === "premium") expect(await namesFor(of, "free")).toEqual([false, false, false, false]);
  expect(await namesFor(index)).toEqual([true, true, true, true]);
});

test("its file is sent to who has its key alone, for a day, and shared by no cache", async () => {
  const of = await locked("premium");
  const { addressFor, file } = serve(of);
  expect([await addressFor(), await addressFor("free")]).toEqual([undefined, undefined]);
  const address = (await addressFor("premium"))!;
  expect(address).toMatch(/^\/media\/recordings\/given\.es\.wav\?key=[\w.-]+$/);
  for (const guess of [
    plain,
    `${plain}?v=1`,
    `${plain}?key=`,
    address.slice(0, -1),
    `${plain}?rnd=1&key=x.y`,
  ])
    for (const range of [undefined, "bytes=0-9"]) {
      const refused = await file(guess, range ? { range } : {});
      expect([guess, refused.status, await refused.text()]).toEqual([guess, 404, "Not Found"]);
    }
  const etag = of.mediaByPath.get("recordings/given.es")!.etag;
  expect((await file(plain, { "if-none-match": `"${etag}"` })).status).toBe(404);
  const sent = await file(`${address}&v=${tone.length}`);
  expect([sent.status, sent.headers.get("cache-control")]).toEqual([200, "private, max-age=86400"]);
  expect(Buffer.from(await sent.arrayBuffer())).toEqual(tone);
  expect((await file(address, { range: "bytes=0-9" })).status).toBe(206);
  // Another recording's key opens it as little.
  const other = createTokensOf("a secret", clock).issue("recording", "00000000-0000-4000-8000-000000000999");
  expect((await file(`${plain}?key=${other}`)).status).toBe(404);
  clock.advance(25 * 3_600_000);
  expect((await file(address)).status).toBe(404);
  expect((await file((await addressFor("premium"))!)).status).toBe(200);
});

test("a key of a preview ends with it, and what it opens is in no cache", async () => {
  const of = await locked("premium");
  const recording = of.mediaByPath.get("recordings/given.es")!;
  const address = createRecordingKeys(() => createTokensOf("a secret", clock))
    .forPreview(60_000)
    .addressWithKey(plain, recording);
  const { file } = serve(of);
  const sent = await file(address);
  expect([sent.status, sent.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  clock.advance(62_000);
  expect((await file(address)).status).toBe(404);
});

test("a recording that a free item has too is everybody's; one that belongs to no item is nobody's", async () => {
  const shared = serve(
    await libraryWith({
      "verses/heard.yaml": verse("{ es: recordings/given.es }", "premium"),
      "verses/again.yaml": verse("{ es: recordings/given.es }")
        .replace("0901", "0902")
        .replace("2024-03-03", "2024-03-04"),
    }),
  );
  expect(await shared.addressFor("premium")).toBe(plain);
  expect((await shared.file(plain)).status).toBe(200);
  // A premium item's that was withdrawn, or is not published yet.
  const alone = serve(await libraryWith({}));
  expect((await alone.file(plain)).status).toBe(404);
  expect(await (await alone.get("/media?fetch=children:recordings", "premium")).text()).not.toContain(
    "given.es",
  );
});

test("a name that leads to no recording stops the load, as does one without its language", async () => {
  const problems = (audio: string) =>
    libraryWith({ "verses/heard.yaml": verse(audio) }).then(
      () => [],
      (error: unknown) =>
        error instanceof ContentError ? error.problems.map(({ reason }) => reason) : [error],
    );
  expect(await problems("{ es: recordings/lost }")).toEqual(["there is no recording media/recordings/lost"]);
  expect(await problems("{ es: art/waiting }")).toEqual(["there is no recording media/art/waiting"]);
  expect(await problems("recordings/given.es")).toEqual([
    "`audio` must name its language: { en-US: …, es: … }",
  ]);
});

test("a recording is sent whole or in the parts that a player asks for", async () => {
  const app = createMediaApp({ index: () => index });
  const get = (range?: string) =>
    app.request("/media/recordings/given.es.wav?v=1", { headers: range ? { range } : {} });
  const whole = await get();
  expect([whole.status, whole.headers.get("content-type"), whole.headers.get("accept-ranges")]).toEqual([
    200,
    "audio/wav",
    "bytes",
  ]);
  expect(whole.headers.get("cache-control")).toContain("immutable");
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(tone);
  for (const [range, first, last] of [
    ["bytes=0-", 0, tone.length - 1],
    ["bytes=100-199", 100, 199],
    ["bytes=100-999999", 100, tone.length - 1],
    ["bytes=-20", tone.length - 20, tone.length - 1],
  ] as const) {
    const part = await get(range);
    expect([part.status, part.headers.get("content-range")]).toEqual([
      206,
      `bytes ${first}-${last}/${tone.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(tone.subarray(first, last + 1));
  }
  const beyond = await get(`bytes=${tone.length}-`);
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${tone.length}`]);
  expect((await get("lines=1-2")).status).toBe(200);
});
