import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MediaStore } from "../../platform/media-store/media-store.ts";
import { createS3Store } from "../../platform/media-store/s3-store.ts";
import { nodeFlags } from "../../server/node-flags.mjs";
import { eventually } from "../support/eventually.ts";
import { mediaStoreContract } from "../support/media-store-contract.ts";
import { ensurePgliteTemplate } from "../support/pglite-template.ts";
import { makeDataDir, type RunningServer, root, startServer, testEnvironment } from "../support/server.ts";
import { startS3rver } from "./s3rver.ts";

const partner = await startS3rver();
if (!partner) console.warn("NOT TESTED with a server that speaks S3: it could not be installed.");
afterAll(() => partner?.remove());

const open = (settings: Partial<Parameters<typeof createS3Store>[0]> = {}) =>
  createS3Store({
    url: partner!.settings.MEDIA_S3_URL,
    region: "us-east-1",
    keyId: partner!.settings.MEDIA_S3_KEY_ID,
    secret: partner!.settings.MEDIA_S3_SECRET,
    ...settings,
  });

describe.skipIf(!partner)("pictures in a bucket", () => {
  mediaStoreContract(() => open({ url: `${partner!.settings.MEDIA_S3_URL}/a/prefix` }));

  test("a wrong secret or bucket is an error, not a missing picture", async () => {
    await expect(open({ secret: "wrong" }).get("a")).rejects.toThrow();
    const elsewhere = open({ url: partner!.settings.MEDIA_S3_URL.replace("pictures", "nowhere") });
    await expect(elsewhere.get("a")).rejects.toThrow();
    await expect(elsewhere.check()).rejects.toThrow();
  });
});

describe.skipIf(!partner)("two machines and one bucket", () => {
  const machines: { server: RunningServer; remove(): void; dataDir: string }[] = [];
  let bucket: MediaStore;
  beforeAll(async () => {
    const template = await ensurePgliteTemplate();
    for (const _ of [1, 2]) {
      const data = makeDataDir(template);
      const server = await startServer({ DATA_DIR: data.dataDir, ...partner!.settings });
      machines.push({ server, ...data });
    }
    bucket = open();
  });
  afterAll(async () => {
    for (const { server, remove } of machines) {
      server.child.kill("SIGTERM");
      await server.exit;
      remove();
    }
  });

  const read = async (machine: number, target: string) => {
    const answer = await fetch(machines[machine]!.server.url + target);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const scaled = async () => {
    const names: string[] = [];
    for await (const { name } of bucket.list("scaled/")) names.push(name);
    return names;
  };
  const readiness = async (machine: number) =>
    (await (await fetch(`${machines[machine]!.server.url}/readyz`)).json()) as {
      status: string;
      checks: { name: string; ok: boolean }[];
    };
  /** Drawings as bitmaps, in a size that pages show. */
  const pictures = readdirSync(path.join(root, "content/media"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svg"))
    .slice(0, 12)
    .map((file) => `/media/${file.split(path.sep).join("/")}?width=600&height=320&format=webp&quality=75`);

  test("a picture scaled by one is read by the other without scaling it again; without the bucket each scales its own", async () => {
    expect((await readiness(1)).checks).toContainEqual({ name: "object storage", ok: true });
    const [first, second, third, ...later] = pictures as [string, string, string, ...string[]];
    const made = await read(0, first);
    expect(made.status).toBe(200);
    await eventually(async () => expect(await scaled()).toHaveLength(1));
    const [name] = (await scaled()) as [string];
    expect(await bucket.get(name)).toEqual(made.bytes);
    // Another picture under that name shows where the other machine has it from.
    const marked = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#00ff00" } })
      .webp()
      .toBuffer();
    await bucket.put(name, marked);
    expect((await read(1, first)).bytes).toEqual(marked);
    expect((await read(0, first)).bytes).toEqual(made.bytes);

    await partner!.stop();
    const began = performance.now();
    expect((await read(1, first)).bytes).toEqual(marked);
    expect((await read(1, second)).status).toBe(200);
    console.info(`the first picture without the bucket: ${Math.round(performance.now() - began)} ms`);
    for (const target of ["/", "/articles/learning-to-wait", third])
      expect((await read(1, target)).status, target).toBe(200);
    expect(await readiness(1)).toMatchObject({ status: "degraded" });
    expect((await readiness(1)).checks).toContainEqual({ name: "object storage", ok: false });

    await partner!.start();
    await eventually(async () =>
      expect((await readiness(1)).checks).toContainEqual({ name: "object storage", ok: true }),
    );
    // Whatever was made meanwhile is carried over by hand, or made by others again.
    const { dataDir } = machines[1]!;
    const env = testEnvironment({ DATA_DIR: dataDir, ...partner!.settings });
    const push = () =>
      spawnSync(process.execPath, [...nodeFlags, "server/media-command.ts"], {
        cwd: root,
        env,
        encoding: "utf8",
      });
    expect(push()).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("scaled: 2 of 3 pictures were not in the bucket and are now."),
    });
    expect(push().stdout).toContain("scaled: 0 of 3 pictures");
    expect(await scaled()).toHaveLength(3);
    // A store that failed is asked again after a while.
    await eventually(async () => {
      const before = (await scaled()).length;
      for (const address of later) {
        await read(1, address);
        if ((await scaled()).length > before) return;
      }
      throw new Error("nothing was stored yet");
    });
  });
});
