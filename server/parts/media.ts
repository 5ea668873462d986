import type { Log } from "../../platform/log.ts";
import type { MediaStore } from "../../platform/media-store/media-store.ts";
import { createS3Store } from "../../platform/media-store/s3-store.ts";
import { createSharedFiles } from "../../platform/media-store/shared-files.ts";
import type { Config } from "../config.ts";

/** Where pictures are in DATA_DIR. */
export const mediaFolders = { scaled: "media-cache", originals: "media-originals" } as const;

/** Undefined without MEDIA_S3_URL: pictures are then on this machine alone. */
export function openBucket(config: Config): (MediaStore & { close(): void }) | undefined {
  const { MEDIA_S3_URL: url, MEDIA_S3_KEY_ID: keyId, MEDIA_S3_SECRET: secret } = config;
  if (!url || !keyId || !secret) return undefined;
  return createS3Store({ url, region: config.MEDIA_S3_REGION, keyId, secret });
}

/** What machines share of their pictures. */
export function composeMedia(config: Config, log: Log) {
  const store = openBucket(config);
  if (!store) return undefined;
  const scaled = createSharedFiles({ store, folder: "scaled", log });
  const originals = createSharedFiles({ store, folder: "originals", log });
  return {
    scaled,
    originals,
    check: store.check,
    async close(): Promise<void> {
      await Promise.all([scaled.close(), originals.close()]);
      store.close();
    },
  };
}

export type MediaPart = NonNullable<ReturnType<typeof composeMedia>>;
