import * as z from "zod";
import { webAddress } from "./forms.ts";

/** A CDN that is told what changed, and object storage for pictures (docs/cdn-and-media.md). */
export const delivery = {
  CDN: z
    .enum(["fastly", "cloudflare", "generic"])
    .optional()
    .describe(
      "Which kind of CDN is told when content is published: answers then carry surrogate keys and may stay in the CDN for a day. Without it a CDN goes by `Cache-Control` alone (docs/cdn-and-media.md).",
    ),
  CDN_URL: webAddress
    .optional()
    .describe(
      "Where purges are sent. Required for `generic`; for `fastly` and `cloudflare` the vendor's own API is the default.",
    ),
  CDN_ZONE: z
    .string()
    .regex(/^[\w-]{1,100}$/, "must be a Fastly service id or a Cloudflare zone id")
    .optional()
    .describe("The id of the Fastly service or the Cloudflare zone whose cache is purged."),
  CDN_TOKEN: z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .describe(
      "A token that may purge and nothing else: Fastly's `purge_select` scope, Cloudflare's Cache Purge permission, or what your own cache expects as a bearer token.",
    ),
  MEDIA_S3_URL: z
    .url({ protocol: /^https?$/ })
    .refine((address) => /^https?:\/\/[^/?#@]+\/[^/?#]+(\/[^?#]*)?$/i.test(address), {
      error: "must be a server and a bucket, such as https://s3.eu-west-1.amazonaws.com/my-bucket",
    })
    .optional()
    .describe(
      "A bucket of any server that speaks S3, as `https://server/bucket` or `https://server/bucket/prefix`: machines then share the pictures they have scaled and fetched from the CMS (docs/cdn-and-media.md).",
    ),
  MEDIA_S3_REGION: z
    .string()
    .regex(/^[\w-]{1,50}$/, "must be the name of a region, such as eu-west-1")
    .default("us-east-1")
    .describe("The bucket's region; many servers other than Amazon's accept any."),
  MEDIA_S3_KEY_ID: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe("The id of a key that may list, read, write and delete in that bucket and nothing else."),
  MEDIA_S3_SECRET: z.string().min(1).max(500).optional().describe("The secret that belongs to that key."),
};
