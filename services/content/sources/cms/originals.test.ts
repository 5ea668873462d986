import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { publicGet } from "../../../../platform/public-get.ts";
import type { MediaRecord } from "../../record.ts";
import { createOriginals } from "./originals.ts";

const folder = mkdtempSync(path.join(tmpdir(), "originals-"));
const requests: { path: string | undefined; key: string | string[] | undefined }[] = [];
const inside = createServer(({ url, headers }, response) => {
  requests.push({ path: url, key: headers["api-key"] });
  if (url === "/media/moved.png") response.writeHead(302, { location: "/media/a.png" }).end();
  else response.writeHead(200, { "content-type": "image/png" }).end("secret");
});
let insideOrigin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => inside.listen(0, "127.0.0.1", resolve));
  insideOrigin = `http://127.0.0.1:${(inside.address() as AddressInfo).port}`;
});
beforeEach(() => void requests.splice(0));
afterAll(() => {
  inside.close();
  rmSync(folder, { recursive: true, force: true });
});

let made = 0;
const pictureAt = (file: string) => ({ file, etag: `e${made++}`, extension: "png" }) as MediaRecord;
const from = (origin: string, more: Partial<Parameters<typeof createOriginals>[0]> = {}) =>
  createOriginals({ folder, origin, headers: { "api-key": "ours" }, ...more });

test("the CMS's own pictures are fetched, wherever it is, with its key", async () => {
  const read = from(insideOrigin);
  expect(String(await read(pictureAt("/media/a.png")))).toBe("secret");
  expect(String(await read(pictureAt(`${insideOrigin}/media/b.png?v=1`)))).toBe("secret");
  expect(requests).toEqual([
    { path: "/media/a.png", key: "ours" },
    { path: "/media/b.png?v=1", key: "ours" },
  ]);
});

test("a picture that content says is elsewhere is not fetched, neither from this machine nor from one beside it", async () => {
  const read = from("https://cms.example.org");
  const { port } = new URL(insideOrigin);
  for (const file of [
    `${insideOrigin}/media/a.png`,
    `//127.0.0.1:${port}/media/a.png`,
    `http://localhost:${port}/media/a.png`,
    `http://[::ffff:127.0.0.1]:${port}/media/a.png`,
    `http://2130706433:${port}/media/a.png`,
    `https://cms.example.org@127.0.0.1:${port}/media/a.png`,
    `https://cms.example.org:${port}/media/a.png`,
    "http://169.254.169.254/media/latest.png",
    "https://elsewhere.example.org/media/a.png",
    "file:///etc/media/a.png",
    "data:image/png;base64,AA",
    "https://[",
  ])
    await expect(read(pictureAt(file)), file).rejects.toThrow(/is not at the CMS/);
  expect(requests).toEqual([]);
});

test("nor is a redirect followed", async () => {
  await expect(from(insideOrigin)(pictureAt("/media/moved.png"))).rejects.toThrow();
  expect(requests).toHaveLength(1);
});

test("a host that the operator names is requests by https, without the CMS's key, and must have a public address", async () => {
  const got: string[] = [];
  const hosts = ["media.example.org", "localhost"];
  const getPublic: typeof publicGet = async (url) => {
    got.push(url.href);
    return { status: 200, type: "image/png", bytes: Buffer.from("public") };
  };
  const read = from("https://cms.example.org", { hosts, getPublic });
  expect(String(await read(pictureAt("https://media.example.org/media/a.png")))).toBe("public");
  for (const file of [
    "http://media.example.org/media/a.png",
    "https://media.example.org:8443/media/a.png",
    "https://ana@media.example.org/media/a.png",
    "https://media.example.org.evil.example/media/a.png",
  ])
    await expect(read(pictureAt(file)), file).rejects.toThrow(/is not at the CMS/);
  expect(got).toEqual(["https://media.example.org/media/a.png"]);
  // The name is judged by the address that is then called.
  const real = from("https://cms.example.org", { hosts });
  await expect(real(pictureAt("https://localhost/media/a.png"))).rejects.toThrow(/no public address/);
});

test("an address in place of a name is none", async () => {
  for (const url of ["https://127.0.0.1/a.png", "https://[::1]/a.png"])
    await expect(
      publicGet(new URL(url), { accept: "image/*", maxBytes: 1, signal: AbortSignal.timeout(1000) }),
    ).rejects.toThrow(/no name of a server/);
});
