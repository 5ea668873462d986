import webPush from "web-push";
import type { PushMessage } from "../../contracts/push-paths.ts";
import type { PushKeys } from "./keys.ts";
import type { Post } from "./post.ts";

interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export type Delivery =
  | { outcome: "delivered" }
  | { outcome: "gone" }
  | { outcome: "refused"; reason: string }
  | { outcome: "later"; reason: string; retryAfterMs?: number };

export interface DeliverOptions {
  keys: PushKeys;
  /** Whom a push service tells of problems: mailto: or https:. */
  contact: string;
  post: Post;
}

/** In seconds, or as a date; undefined when it says neither. */
function waitMs(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const ms = /^\d{1,9}$/.test(retryAfter.trim())
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}

/** Encrypts a message for a device and hands it to its push service, which holds it until `ttlSeconds` have passed. */
export function createDeliver({ keys, contact, post }: DeliverOptions) {
  return async function deliver(
    { endpoint, p256dh, auth }: Device,
    message: PushMessage,
    ttlSeconds: number,
  ): Promise<Delivery> {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: contact, ...keys },
        TTL: ttlSeconds,
        urgency: "normal",
        // One that still waits for its device is replaced by the next.
        topic: "reminder",
        contentEncoding: "aes128gcm",
      },
    );
    let answer: Awaited<ReturnType<Post>>;
    try {
      answer = await post(endpoint, { headers: headers as Record<string, string | number>, body: body! });
    } catch (error) {
      return { outcome: "later", reason: error instanceof Error ? error.message : String(error) };
    }
    const { status, retryAfter } = answer;
    if (status >= 200 && status < 300) return { outcome: "delivered" };
    if (status === 404 || status === 410) return { outcome: "gone" };
    const reason = `the push service answered ${status}`;
    if (status !== 429 && status < 500) return { outcome: "refused", reason };
    const wait = waitMs(retryAfter);
    return { outcome: "later", reason, ...(wait === undefined ? {} : { retryAfterMs: wait }) };
  };
}

export type Deliver = ReturnType<typeof createDeliver>;
