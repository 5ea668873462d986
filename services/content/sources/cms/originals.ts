/** Pictures and recordings of the CMS: fetched when first shown, then on our disk, so that they are there without it. */
import { createFileCache } from "../../../../platform/file-cache.ts";
import type { SharedFiles } from "../../../../platform/media-store/shared-files.ts";
import { type PublicGet, publicGet } from "../../../../platform/public-get.ts";
import type { MediaRecord } from "../../record.ts";
import { CmsError } from "./cms-error.ts";

interface OriginalsOptions {
  folder: string;
  origin: string;
  /** Other servers that may have its pictures; each has a public address. */
  hosts?: readonly string[];
  getPublic?: PublicGet;
  /** Sent with each call to the CMS. */
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
const accept = "image/*, audio/*";
const isMedia = (type: string) => /^(?:image|audio)\//.test(type);

export function createOriginals({
  folder,
  origin,
  hosts = [],
  getPublic = publicGet,
  headers,
  fetch: send = fetch,
  timeoutMs = 30_000,
  maxBytes = 2 * 1024 * 1024 * 1024,
  sharers = 1,
  shared,
}: OriginalsOptions) {
  const cache = createFileCache({ folder, maxBytes, sharers, atOnce: 4 });

  /** What content says of where a file is, is believed of the CMS itself and of hosts that the operator has named. */
  function fetchPicture(file: string): Promise<Buffer> {
    const url = URL.canParse(file, origin) ? new URL(file, origin) : undefined;
    if (url && !url.username && !url.password) {
      // Behind a proxy a CMS may name itself with http.
      const own = new URL(url.pathname + url.search, origin);
      if (url.host === own.host && /^https?:$/.test(url.protocol)) return fromCms(own, file);
      if (url.protocol === "https:" && hosts.includes(url.host)) return fromHost(url, file);
    }
    throw new CmsError(`${file} is not at the CMS, nor at a host of CONTENT_MEDIA_HOSTS`);
  }

  async function fromHost(url: URL, file: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(timeoutMs);
    const { status, type, bytes } = await getPublic(url, { accept, maxBytes: largest, signal });
    if (status !== 200 || !isMedia(type))
      throw new CmsError(`${file} is no picture that can be shown`, status);
    return bytes;
  }

  async function fromCms(url: URL, file: string): Promise<Buffer> {
    const response = await send(url, {
      headers: { ...headers, accept },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isPicture = response.ok && isMedia(response.headers.get("content-type") ?? "");
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
    const make = async () => fetchPicture(file);
    return cache.get(name, shared ? () => shared.obtain(name, make) : make);
  };
}
