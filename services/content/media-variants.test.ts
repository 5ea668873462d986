import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Hono } from "hono";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyLibrary, loadLibrary } from "./fixtures/load-library.ts";
import { createMediaApp } from "./media-app.ts";
import { parseMediaCommands } from "./media-commands.ts";
import { createMediaVariants } from "./media-variants.ts";

/** A PNG whose header claims a size that its few bytes cannot back. */
function bomb(side: number): Buffer {
  const png = Buffer.from(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944415408d763f8cfc000000301010018dd8db00000000049454e44ae426082",
    "hex",
  );
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  return png;
}

const describedAs = (digit: number) =>
  `id: 00000000-0000-4000-8000-0000000000a${digit}\nalt: { en-US: A test, es: Una prueba }\n`;

let root: string;
let folder: string;
let app: Hono;
/** Why pictures were not scaled. */
const failures: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "media-cache-"));
  root = await copyLibrary({
    "media/art/photo.yaml": describedAs(1),
    "media/art/bomb.yaml": describedAs(2),
    "media/art/huge.yaml": describedAs(3),
    "media/art/huge.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>',
  });
  // Left half red, right half blue, so that a crop shows.
  const photo = sharp({ create: { width: 800, height: 400, channels: 3, background: "#ff0000" } }).composite([
    { input: { create: { width: 400, height: 400, channels: 3, background: "#0000ff" } }, left: 400, top: 0 },
  ]);
  writeFileSync(path.join(root, "media/art/photo.png"), await photo.png().toBuffer());
  writeFileSync(path.join(root, "media/art/bomb.png"), bomb(40_000));
  const index = await loadLibrary(root);
  const warn = ({ err }: { err: Error }) => void failures.push(err.message);
  const variants = createMediaVariants({ folder, log: { warn } as never });
  app = createMediaApp({ index: () => index, variants });
});
afterAll(() => {
  for (const one of [root, folder]) rmSync(one, { recursive: true, force: true });
});

async function picture(query: string, name = "photo.png") {
  const answer = await app.request(`/media/art/${name}?${query}`);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { bytes, type: answer.headers.get("content-type"), format, width, height };
}

describe("/media with width, height, quality, format, rmode and rxy", () => {
  test("one side keeps the proportions; both sides crop; format webp", async () => {
    expect(await picture("width=400")).toMatchObject({ format: "png", width: 400, height: 200 });
    expect(await picture("width=100&height=100&format=webp&quality=60")).toMatchObject({
      type: "image/webp",
      format: "webp",
      width: 100,
      height: 100,
    });
  });

  test.each([
    ["max", 100, 50],
    ["min", 200, 100],
    ["pad", 100, 100],
    ["boxpad", 100, 100],
    ["stretch", 100, 100],
    ["unheard-of", 100, 100],
  ])("rmode=%s gives %i × %i of 800 × 400 requested at 100 × 100", async (mode, width, height) => {
    expect(await picture(`width=100&height=100&rmode=${mode}`)).toMatchObject({ width, height });
  });

  test("rxy is the point that stays in the picture", async () => {
    const colour = async (rxy: string) => {
      const { bytes } = await picture(`width=100&height=100&rxy=${rxy}`);
      const { channels } = await sharp(bytes).stats();
      return channels[0]!.mean > channels[2]!.mean ? "red" : "blue";
    };
    expect([await colour("0,0.5"), await colour("1,0.5")]).toEqual(["red", "blue"]);
  });

  test("width and height that are negative or 5000 and more are dropped, not rejected", async () => {
    for (const query of ["width=-5", "width=5000", "width=999999999", "width=0", "width=1e9", "height=abc"])
      expect(await picture(query)).toMatchObject({ width: 800, height: 400 });
  });

  test("unknown commands and formats are ignored: the original is sent", async () => {
    const original = await picture("");
    for (const query of [
      "format=avif",
      "format=../../etc/passwd",
      "foo=bar",
      "rmode=max",
      "rxy=9,9",
      "quality=0",
    ])
      expect((await picture(query)).bytes.equals(original.bytes), query).toBe(true);
  });

  test("a drawing is sent as it is, and becomes a bitmap only when one is requested", async () => {
    expect(await picture("width=300", "waiting.svg")).toMatchObject({ format: "svg" });
    expect(await picture("width=300&format=webp", "waiting.svg")).toMatchObject({
      format: "webp",
      width: 300,
    });
  });

  test("immutable only with v or rnd, else must-revalidate; seven days in the browser", async () => {
    const control = async (query: string) =>
      (await app.request(`/media/art/photo.png?${query}`)).headers.get("cache-control");
    expect(await control("width=200")).toBe("public, max-age=604800, must-revalidate");
    expect(await control("width=200&v=1")).toBe("public, max-age=604800, immutable");
    expect(await control("rnd=1")).toBe("public, max-age=604800, immutable");
  });

  test("a variant has an ETag of its own", async () => {
    const etag = (await app.request("/media/art/photo.png?width=200")).headers.get("etag")!;
    const again = await app.request("/media/art/photo.png?width=200", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect((await app.request("/media/art/photo.png")).headers.get("etag")).not.toBe(etag);
  });
});

describe("hidden inputs", () => {
  test("no path leads out of the media folder, encoded or not", async () => {
    for (const name of [
      "../about.yaml",
      "%2e%2e/about.yaml",
      "..%2fabout.yaml",
      "%252e%252e%252fabout.yaml",
      "art/../../about.yaml",
      "art%5c..%5cphoto.png",
      "art/photo.png%00.svg",
      "/etc/passwd",
    ])
      expect((await app.request(`/media/${name}?width=10`)).status, name).toBe(404);
  });

  test("a picture that claims too many pixels is not opened: the original is sent", async () => {
    failures.length = 0;
    expect(await picture("width=100&format=webp", "bomb.png")).toMatchObject({ type: "image/png" });
    const huge = await app.request("/media/art/huge.svg?width=4999&height=4999&format=png");
    expect(huge.headers.get("content-type")).toBe("image/svg+xml");
    expect(failures).toEqual([expect.stringMatching(/pixel/), expect.stringMatching(/pixel/)]);
  });

  test("the largest size requested is bounded in pixels", async () => {
    const { width, height } = await picture("width=4999&height=4999&format=jpg");
    expect(width * height).toBeLessThanOrEqual(6_100_000);
  });

  test("junk sizes push out one another, never a size that a page shows", async () => {
    const shown = "width=600&height=320&format=webp&quality=75";
    await picture(shown);
    for (let width = 20; width < 70; width++) await picture(`width=${width}&format=webp&quality=10`);
    const stored = readdirSync(folder).filter((name) => name.endsWith(".webp"));
    expect(stored.length).toBeLessThanOrEqual(45);
    expect(stored.some((name) => name.includes(".600x320."))).toBe(true);
    expect(await picture("width=1312&height=640&format=webp&quality=75")).toMatchObject({
      width: 1312,
      height: 640,
    });
    // The newest of the others is what was requested, too.
    expect(await picture("width=601&format=webp&quality=11")).toMatchObject({ width: 601 });
  });

  test("commands are read whatever their letters' case; the rest has defaults", () => {
    expect(parseMediaCommands(new URLSearchParams("WIDTH=10&Format=WEBP&rxy=.25,1"))).toEqual({
      width: 10,
      height: null,
      quality: null,
      format: "webp",
      mode: "crop",
      focal: { x: 0.25, y: 1 },
    });
  });
});
