import type { CdnSettings } from "../../platform/cdn/purge-call.ts";
import type { Config } from "../config.ts";

const required = {
  fastly: ["CDN_ZONE", "CDN_TOKEN"],
  cloudflare: ["CDN_ZONE", "CDN_TOKEN"],
  generic: ["CDN_URL"],
} as const;

const apis = { fastly: "https://api.fastly.com", cloudflare: "https://api.cloudflare.com/client/v4" };

export function cdnProblems(given: Record<string, string | undefined>): string[] {
  const names = required[given.CDN as keyof typeof required] ?? [];
  return names.filter((name) => !given[name]).map((name) => `${name}: required when CDN is ${given.CDN}`);
}

export function cdnSettings({ CDN, CDN_URL, CDN_ZONE, CDN_TOKEN }: Config): CdnSettings | undefined {
  if (!CDN) return undefined;
  const url = (CDN_URL ?? (CDN === "generic" ? "" : apis[CDN])).replace(/\/$/, "");
  return { kind: CDN, url, zone: CDN_ZONE, token: CDN_TOKEN };
}
