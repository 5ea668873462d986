import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../scripts/free-ports.mjs";
import { installPackages } from "./install.ts";

/** It forgets the slash after a bucket's name, which the SDK sends and signs. */
function correctSignatures(folder: string): void {
  const file = path.join(folder, "node_modules/@20minutes/s3rver/lib/middleware/authentication.js");
  const key = "canonicalizedResource += `/$" + "{ctx.params.key}`\n      }";
  const slash = " else if (ctx.originalUrl.split('?')[0].endsWith('/')) canonicalizedResource += '/'";
  const text = readFileSync(file, "utf8");
  if (text.includes(slash)) return;
  if (!text.includes(key)) throw new Error("s3rver is not as it was: look at its signatures again.");
  writeFileSync(file, text.replace(key, key + slash));
}

const program = `
import S3rver from "@20minutes/s3rver";
const [port, directory] = process.argv.slice(2);
await new S3rver({ port: Number(port), address: "127.0.0.1", silent: true, directory, configureBuckets: [{ name: "pictures" }] }).run();
`;

/** A server from npm that speaks S3 and checks signatures; undefined when it cannot be had. */
export async function startS3rver() {
  const folder = installPackages("s3rver");
  if (!folder) return undefined;
  correctSignatures(folder);
  writeFileSync(path.join(folder, "run.mjs"), program);
  const directory = mkdtempSync(path.join(tmpdir(), "s3rver-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  async function stop(): Promise<void> {
    const ended = new Promise((resolve) => child?.once("exit", resolve));
    child?.kill("SIGKILL");
    await ended;
    child = undefined;
  }
  async function start(): Promise<void> {
    child = spawn(process.execPath, ["run.mjs", String(port), directory], { cwd: folder, stdio: "inherit" });
    for (let tries = 0; tries < 200; tries++) {
      const isUp = await fetch(origin).then(
        () => true,
        () => false,
      );
      if (isUp) return;
      await sleep(50);
    }
    throw new Error("s3rver did not start.");
  }
  await start();
  return {
    settings: {
      MEDIA_S3_URL: `${origin}/pictures`,
      MEDIA_S3_KEY_ID: "S3RVER",
      MEDIA_S3_SECRET: "S3RVER",
    },
    start,
    stop,
    async remove(): Promise<void> {
      if (child) await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
