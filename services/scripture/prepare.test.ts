import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { prepareScripture } from "../../scripts/scripture.mjs";
import { loadModules } from "./load.ts";
import { writeTinyModule } from "./tiny-module.ts";

let folder: string;
let dataDir: string;
let server: Server;
let address: string;
let archive: Buffer | undefined;
let requests: string[];
let output: string[];
let trusted: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "prepare-test-"));
  dataDir = join(folder, "data");
  [requests, output, archive, trusted] = [[], [], undefined, ""];
  server = createServer((request, response) => {
    requests.push(request.url!);
    if (archive) response.end(archive);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/modules`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** The `SWORD_SHA256` for a text other than the built-in one. */
function hashOf(files: [string, Buffer][]): string {
  const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
  const texts = files.filter(([name]) => name.startsWith("modules/")).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(texts.map(([name, bytes]) => `${name} ${sha256(bytes)}\n`).join(""));
}

const prepare = (env: Record<string, string> = {}, now = Date.now) =>
  prepareScripture({
    root: folder,
    dataDir,
    systemFolder: join(folder, "system"),
    env: { SWORD_APT: "off", SWORD_REPOSITORY_URL: address, SWORD_SHA256: trusted, ...env },
    say: (line) => output.push(line),
    now,
  });

const writeModule = (root: string) =>
  writeTinyModule(root, {
    name: "spaRV1909eb",
    conf: { Lang: "es", Abbreviation: "RV1909" },
    entries: { "John.1.1": "Uno" },
  });

/** An archive with the local headers and the directory a zip has; every second file is stored, not packed. */
function zip(files: [string, Buffer][]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [at, [name, bytes]] of files.entries()) {
    const packed = at % 2 ? bytes : deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(at % 2 ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), fields, tail, Buffer.from(name)]),
    );
    parts.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listing, end]);
}

/** Whose text is trusted from then on. */
async function moduleArchive(): Promise<[string, Buffer][]> {
  const source = join(folder, "source");
  await writeModule(source);
  const names = await readdir(source, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry): [string, Buffer] => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(source.length + 1), readFileSync(path)];
    });
  trusted = hashOf(files);
  return files;
}

describe("preparation finds the modules that are there", () => {
  it.each(["system", "data/sword", "own"])(
    "in %s, without fetching, writing or asking anything",
    async (place) => {
      await writeModule(join(folder, place));
      const files = () => readdir(folder, { recursive: true });
      const before = await files();
      const prepared = await prepare({ SWORD_PATH: join(folder, "own") });
      expect(prepared).toEqual({ found: ["spaRV1909eb"], missing: [] });
      expect(await files()).toEqual(before);
      expect([requests, output]).toEqual([[], []]);
    },
  );
});

describe("else it is fetched from the module repository", () => {
  it("unpacked into data/sword, and readable there", async () => {
    archive = zip(await moduleArchive());
    expect(await prepare()).toEqual({ found: ["spaRV1909eb"], missing: [] });
    expect(requests).toEqual(["/modules/spaRV1909eb.zip"]);
    const { modules } = await loadModules({ swordPaths: [join(dataDir, "sword")] });
    expect(modules.map(({ translation }) => translation.id)).toEqual(["kjv", "web", "rv1909"]);
    expect(output.at(-1)).toBe("Reina-Valera 1909 is ready.");
    await prepare();
    expect(requests).toHaveLength(1);
  });

  it("an archive with another hash is refused, and its hash is reported", async () => {
    const files = await moduleArchive();
    archive = zip(files);
    const { missing, reason } = await prepare({ SWORD_SHA256: "" });
    expect(missing).toEqual(["rv1909"]);
    expect(reason).toContain(`set SWORD_SHA256=${hashOf(files)} if you trust it`);
    expect(await readdir(join(dataDir, "sword"))).toEqual(["not-found.json"]);
    expect((await prepare()).missing).toEqual([]);
  });

  it("the setting may name the zip itself", async () => {
    archive = zip(await moduleArchive());
    await prepare({ SWORD_REPOSITORY_URL: `${address}/other.zip` });
    expect(requests).toEqual(["/modules/other.zip"]);
  });

  it.each(["../outside", "modules/../../outside", "/outside", "C:/outside", "modules\\..\\outside"])(
    "an archive with the path %s is refused whole",
    async (path) => {
      archive = zip([...(await moduleArchive()), [path, Buffer.from("x")]]);
      expect(await prepare()).toMatchObject({ found: [], reason: expect.stringContaining("unsafe path") });
      expect(await readdir(join(dataDir, "sword"))).toEqual(["not-found.json"]);
      expect(await readdir(folder)).not.toContain("outside");
    },
  );

  it("an archive that unpacks to more than it says is refused", async () => {
    const bomb = zip([["modules/a", Buffer.alloc(1_000_000)]]);
    const claim = bomb.lastIndexOf("PK\u0001\u0002") + 24;
    bomb.writeUInt32LE(10, claim);
    archive = bomb;
    expect((await prepare()).missing).toEqual(["rv1909"]);
  });

  it("plain http is refused unless it is this machine", async () => {
    const { reason } = await prepare({ SWORD_REPOSITORY_URL: "http://example.org/modules" });
    expect(reason).toContain("https");
  });
});

it("given a Node that runs TypeScript, the cleaned texts are cached before the start", async () => {
  await writeModule(join(folder, "data/sword"));
  const options = { root: folder, dataDir, systemFolder: folder, env: {}, node: process.execPath };
  await prepareScripture({ ...options, say: (line: string) => output.push(line) });
  expect(await readdir(join(dataDir, "scripture"))).toEqual(
    expect.arrayContaining(["kjv.text", "rv1909.text"]),
  );
  await prepareScripture({ ...options, say: (line: string) => output.push(line) });
  expect(output).toEqual(["Reading the translations…"]);
});

describe("when it cannot be had", () => {
  it("preparation does not fail: it says so once and gives the reason", async () => {
    const { found, missing, reason } = await prepare();
    expect([found, missing]).toEqual([[], ["rv1909"]]);
    expect(reason).toContain("answered 404");
    expect(output.filter((line) => line.includes("Spanish pages will show the English text"))).toHaveLength(
      1,
    );
  });

  it("it is not asked for again within the hour, then it is", async () => {
    archive = zip(await moduleArchive());
    const served = archive;
    archive = undefined;
    await prepare();
    archive = served;
    expect((await prepare()).missing).toEqual(["rv1909"]);
    expect(requests).toHaveLength(1);
    expect((await prepare({}, () => Date.now() + 3_700_000)).missing).toEqual([]);
  });

  it.each([Buffer.from("not a zip"), zip([["readme.txt", Buffer.from("x")]])])(
    "nor for a useless archive",
    async (bytes) => {
      archive = bytes;
      expect((await prepare()).missing).toEqual(["rv1909"]);
    },
  );

  it("nor where the data folder cannot be written", async () => {
    await mkdir(folder, { recursive: true });
    dataDir = join(import.meta.filename, "data");
    expect((await prepare()).missing).toEqual(["rv1909"]);
  });

  it("nor on a machine without apt", async () => {
    const { reason } = await prepare({ SWORD_APT: "on", PATH: folder });
    expect(reason).toContain("no apt-get");
  });
});
