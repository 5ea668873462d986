/** Pictures and recordings of the CMS: fetched when first shown, then on our disk, so that they are there without it. */
import { createFileCache } from "../../../../platform/file-cache.ts";
import type { SharedFiles } from "../../../../platform/media-store/shared-files.ts";
import type { MediaRecord } from "../../record.ts";
import { CmsError } from "./cms-error.ts";

interface OriginalsOptions {
  folder: string;
  origin: string;
  /** Sent with each call. */
  headers?: Record<string, string>;
  fetch?: typeof fetch;
  timeoutMs?: number;
  maxBytes?: number;
  /** How many processes use the folder. */
  sharers?: number;
  /** Where machines share what they fetched. */
  shared?: Pick<SharedFiles, "obtain"> | undefined;
}

const largest = 40 * 1024 * 1024;

export function createOriginals({
  folder,
  origin,
  headers,
  fetch: send = fetch,
  timeoutMs = 30_000,
  maxBytes = 2 * 1024 * 1024 * 1024,
  sharers = 1,
  shared,
}: OriginalsOptions) {
  const cache = createFileCache({ folder, maxBytes, sharers, atOnce: 4 });

  async function fetchPicture(file: string): Promise<Buffer> {
    const response = await send(new URL(file, origin), {
      headers: { ...headers, accept: "image/*, audio/*" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isPicture = response.ok && /^(?:image|audio)\//.test(response.headers.get("content-type") ?? "");
    if (!isPicture || Number(response.headers.get("content-length") ?? 0) > largest) {
      await response.body?.cancel();
      throw new CmsError(`${file} is no picture that can be shown`, response.status);
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > largest) throw new CmsError(`${file} is too large`);
    return bytes;
  }

  return ({ file, etag, extension }: MediaRecord): Promise<Buffer> => {
    const name = `${etag}.${extension}`;
    const make = () => fetchPicture(file);
    return cache.get(name, shared ? () => shared.obtain(name, make) : make);
  };
}
