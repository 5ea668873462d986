/** GET /healthz, asked by `npm run doctor` with a header that only an installation with our key can sign, also says how the request arrived. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { openServerKey } from "../../services/journal/server-key.ts";
import type { Config } from "../config.ts";

export const doctorHeader = "x-doctor";
const validMs = 300_000;

type KeySettings = Pick<Config, "JOURNAL_KEYS" | "dataDir">;

/** Every process of an installation has it; undefined before the first start on a developer's machine. */
function keyOf({ JOURNAL_KEYS, dataDir }: KeySettings): Buffer | undefined {
  const folder = path.join(dataDir, "journal");
  return (
    JOURNAL_KEYS?.[0] ?? (existsSync(path.join(folder, "journal.key")) ? openServerKey(folder) : undefined)
  );
}

const sign = (key: Buffer, words: string): string =>
  createHmac("sha256", key).update(`doctor ${words}`).digest("base64url");

function isSigned(key: Buffer, words: string, signature: string): boolean {
  const right = Buffer.from(sign(key, words));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}

export const healthDetails = z.object({
  build: z.string(),
  /** Addresses in X-Forwarded-For as it arrived. */
  forwarded: z.number(),
  trustedProxies: z.number(),
  now: z.string(),
  proof: z.string(),
});
export type HealthDetails = z.infer<typeof healthDetails>;

/** What the header asks for, or undefined for everybody else. */
export function answerDoctor(
  header: string | undefined,
  forwardedFor: string | undefined,
  config: KeySettings & Pick<Config, "TRUSTED_PROXIES">,
  build: string,
): HealthDetails | undefined {
  const [at = "", signature = ""] = header?.split(".") ?? [];
  if (!signature || !(Math.abs(Date.now() - Number(at)) < validMs)) return undefined;
  const key = keyOf(config);
  if (!key || !isSigned(key, `asks ${at}`, signature)) return undefined;
  return {
    build,
    forwarded: forwardedFor?.split(",").filter((address) => address.trim()).length ?? 0,
    trustedProxies: config.TRUSTED_PROXIES,
    now: new Date().toISOString(),
    proof: sign(key, `answers ${at}`),
  };
}

/** A header for one request, and whether an answer to it comes from an installation with the same key. */
export function askAsDoctor(config: KeySettings) {
  const key = keyOf(config);
  if (!key) return undefined;
  const at = String(Date.now());
  return {
    header: `${at}.${sign(key, `asks ${at}`)}`,
    isAnswer: ({ proof }: HealthDetails) => isSigned(key, `answers ${at}`, proof),
  };
}
