/** Pictures of the CMS: fetched when first shown, then on our disk, so that they are there without it. */
import { createFileCache } from "../../../../platform/file-cache.ts";
import type { MediaRecord } from "../../record.ts";
import { CmsError } from "./delivery.ts";

interface OriginalsOptions {
  folder: string;
  origin: string;
  fetch?: typeof fetch;
  timeoutMs?: number;
  maxBytes?: number;
}

const largest = 40 * 1024 * 1024;

export function createOriginals({
  folder,
  origin,
  fetch: send = fetch,
  timeoutMs = 30_000,
  maxBytes = 2 * 1024 * 1024 * 1024,
}: OriginalsOptions) {
  const cache = createFileCache({ folder, maxBytes, atOnce: 4 });
  return ({ file, etag, extension }: MediaRecord): Promise<Buffer> =>
    cache.get(`${etag}.${extension}`, async () => {
      const response = await send(new URL(file, origin), {
        headers: { accept: "image/*" },
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const isPicture = response.ok && response.headers.get("content-type")?.startsWith("image/") === true;
      if (!isPicture || Number(response.headers.get("content-length") ?? 0) > largest) {
        await response.body?.cancel();
        throw new CmsError(`${file} is no picture that can be shown`, response.status);
      }
      const bytes = Buffer.from(await response.arrayBuffer());
      if (bytes.length > largest) throw new CmsError(`${file} is too large`);
      return bytes;
    });
}
