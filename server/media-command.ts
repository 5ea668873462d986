/** npm run media:push: puts the pictures that this machine has scaled or fetched into the bucket, those that are not there yet. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { createFolderStore } from "../platform/media-store/folder-store.ts";
import type { MediaStore } from "../platform/media-store/media-store.ts";
import { OperatorError } from "../platform/operator-error.ts";
import { ConfigError, loadConfig } from "./config.ts";
import { mediaFolders, openBucket } from "./parts/media.ts";
import { explainStartFailure } from "./start-failure.ts";

const atOnce = 4;

async function push(folder: MediaStore, bucket: MediaStore, place: string): Promise<[number, number]> {
  const there = new Set<string>();
  for await (const { name } of bucket.list(`${place}/`)) there.add(name);
  const limit = pLimit(atOnce);
  const waiting: Promise<void>[] = [];
  let found = 0;
  for await (const { name } of folder.list("")) {
    found++;
    if (there.has(`${place}/${name}`)) continue;
    waiting.push(
      limit(async () => {
        const bytes = await folder.get(name);
        if (bytes) await bucket.put(`${place}/${name}`, bytes);
      }),
    );
  }
  await Promise.all(waiting);
  return [waiting.length, found];
}

try {
  const config = loadConfig(path.resolve(path.dirname(fileURLToPath(import.meta.url)), ".."));
  const bucket = openBucket(config);
  if (!bucket) throw new Error("MEDIA_S3_URL is not set (docs/cdn-and-media.md).");
  for (const [place, folder] of Object.entries(mediaFolders)) {
    const [pushed, found] = await push(createFolderStore(path.join(config.dataDir, folder)), bucket, place);
    console.log(`${place}: ${pushed} of ${found} pictures were not in the bucket and are now.`);
  }
  bucket.close();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.exitCode = explainStartFailure(
    error instanceof ConfigError ? error : new OperatorError(`The pictures could not be pushed: ${reason}`),
  );
}
