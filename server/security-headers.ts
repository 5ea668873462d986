import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { OwnInline } from "./own-inline.ts";

/** On every answer, whatever it is. Frames of our own origin stay possible: silent sign-in needs one. */
export const baseHeaders: readonly [string, string][] = [
  ["strict-transport-security", "max-age=31536000; includeSubDomains"],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["permissions-policy", "camera=(), microphone=(), geolocation=(), browsing-topics=()"],
  ["cross-origin-opener-policy", "same-origin-allow-popups"],
  ["x-frame-options", "SAMEORIGIN"],
];

/** Answers that are no pages. WebKit shows them as text and breaks its lines with a style attribute of its own. */
export const plainPolicy = "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'self'";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text, "latin1").digest("base64")}'`;

/** The style sheet is most of a page, and the same on all of them. */
const styleHashes = new LRUCache<string, string>({ max: 4, memoMethod: hashOf });

export type PolicySources = Partial<Record<"script" | "connect" | "img" | "frame", readonly string[]>>;

/** A form may be answered with a redirect, which a browser follows only to where the form could have been sent. */
export const formAction = (sites: readonly { origin: string }[]): string =>
  ["form-action 'self'", ...sites.map(({ origin }) => origin)].join(" ");

interface PolicyOptions {
  https: boolean;
  /** Cards are taken by Stripe. */
  stripe?: boolean;
  /** Another OpenID provider than our own: asked for its keys and tokens, and framed for a moment to sign in silently. */
  authority?: string | undefined;
  /** Sites for which this one is the provider: sign-in on our pages returns to them. */
  sites?: readonly { origin: string }[];
  /** Hosts of others that a visitor may agree to. */
  sources?: PolicySources;
}

/** The page's own inline scripts are allowed by their hashes and no others: no nonce, so the page can be cached. */
export function contentSecurityPolicy(own: OwnInline, options: PolicyOptions): string {
  const hashes = own.scripts.map(hashOf);
  const styles = own.styles.map((text) => styleHashes.memo(text));
  /** Hosts of Stripe's, only where cards are taken by Stripe. */
  const stripe = (...hosts: string[]) =>
    options.stripe ? hosts.map((host) => ` https://${host}`).join("") : "";
  const provider = options.authority ? ` ${new URL(options.authority).origin}` : "";
  const others = (kind: keyof PolicySources) =>
    (options.sources?.[kind] ?? []).map((source) => ` ${source}`).join("");
  return [
    "default-src 'self'",
    `script-src 'self'${stripe("js.stripe.com", "*.js.stripe.com")}${others("script")} ${[...new Set(hashes)].join(" ")}`.trim(),
    ["style-src 'self'", ...new Set(styles)].join(" "),
    `img-src 'self' data:${stripe("*.stripe.com")}${others("img")}`,
    "font-src 'self'",
    `connect-src 'self'${stripe("api.stripe.com", "checkout.stripe.com")}${provider}${others("connect")}`,
    `frame-src 'self'${stripe("js.stripe.com", "*.js.stripe.com", "hooks.stripe.com", "checkout.stripe.com")}${provider}${others("frame")}`,
    "frame-ancestors 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    formAction(options.sites ?? []),
    ...(options.https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
