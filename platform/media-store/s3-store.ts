import type { S3Client, S3ClientConfig } from "@aws-sdk/client-s3";
import {
  type MediaStore,
  maxMediaBytes,
  nameOfContent,
  requirePlainName,
  requireSize,
} from "./media-store.ts";

export interface S3Settings {
  /** The server, the bucket and, if wanted, what all names begin with: https://host/bucket/prefix. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
  timeoutMs?: number;
}

type Sdk = typeof import("@aws-sdk/client-s3");

/** What the SDK's errors say in `name`, or the status where a server has no words. */
const isMissing = (error: unknown) =>
  error instanceof Error &&
  (["NoSuchKey", "NotFound"].includes(error.name) ||
    ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404 &&
      error.name !== "NoSuchBucket"));

/** Pictures in a bucket of any server that speaks S3. The SDK is loaded when it is first needed. */
export function createS3Store({
  url,
  region,
  keyId,
  secret,
  timeoutMs = 5_000,
}: S3Settings): MediaStore & { close(): void } {
  const { origin, pathname } = new URL(url);
  const [bucket = "", ...rest] = pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const before = rest.map((part) => `${part}/`).join("");
  const settings: S3ClientConfig = {
    endpoint: origin,
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Not every server has a host name for each bucket, nor knows the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: timeoutMs },
  };
  let opening: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  const open = () => {
    opening ??= import("@aws-sdk/client-s3").then((sdk) => ({ sdk, client: new sdk.S3Client(settings) }));
    return opening;
  };
  const inTime = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) });
  const place = (name: string) => {
    requirePlainName(name);
    return { Bucket: bucket, Key: before + name };
  };

  const store: MediaStore = {
    async put(name, bytes) {
      const where = place(name);
      requireSize(name, bytes.length);
      const { sdk, client } = await open();
      await client.send(
        new sdk.PutObjectCommand({ ...where, Body: bytes, ContentLength: bytes.length }),
        inTime(),
      );
    },
    async add(bytes, extension) {
      const name = nameOfContent(bytes, extension);
      await store.put(name, bytes);
      return name;
    },
    async get(name) {
      const where = place(name);
      const { sdk, client } = await open();
      try {
        const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand(where), inTime());
        const parts: Buffer[] = [];
        let length = 0;
        for await (const part of Body as AsyncIterable<Buffer>) {
          parts.push(part);
          length += part.length;
          // Ends the download, too.
          requireSize(name, Math.max(length, ContentLength ?? 0));
        }
        if (ContentLength !== undefined && length !== ContentLength)
          throw new Error(`${name} came with ${length} of ${ContentLength} bytes.`);
        return Buffer.concat(parts, length);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async delete(name) {
      const where = place(name);
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand(where), inTime());
    },
    async *list(prefix) {
      const { sdk, client } = await open();
      let from: string | undefined;
      do {
        const page = await client.send(
          new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: before + prefix, ContinuationToken: from }),
          inTime(),
        );
        for (const { Key, Size } of page.Contents ?? [])
          if (Key !== undefined && (Size ?? 0) <= maxMediaBytes)
            yield { name: Key.slice(before.length), bytes: Size ?? 0 };
        from = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (from);
    },
    async check() {
      const { sdk, client } = await open();
      await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }), inTime());
    },
  };
  return { ...store, close: () => void opening?.then(({ client }) => client.destroy()) };
}
