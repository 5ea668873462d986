import { createHash } from "node:crypto";

/** On every answer, whatever it is. Frames of our own origin stay possible: silent sign-in needs one. */
export const baseHeaders: readonly [string, string][] = [
  ["strict-transport-security", "max-age=31536000; includeSubDomains"],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["permissions-policy", "camera=(), microphone=(), geolocation=(), browsing-topics=()"],
  ["cross-origin-opener-policy", "same-origin-allow-popups"],
  ["x-frame-options", "SAMEORIGIN"],
];

export const plainPolicy = "default-src 'none'; frame-ancestors 'self'";

const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const inlineScript = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const executable = (attributes: string) =>
  !/\ssrc=/.test(attributes) &&
  (!/\stype=/.test(attributes) || /\stype="(module|text\/javascript)"/.test(attributes));

/** The page's own inline scripts are allowed by their hashes and no others: no nonce, so the page can be cached. */
export function contentSecurityPolicy(html: string, options: { https: boolean; stripe?: boolean }): string {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(({ groups }) => executable(groups!.attributes!))
    .map(({ groups }) => hashOf(groups!.code!));
  const styles = [...html.matchAll(inlineStyle)].map(([, text]) => hashOf(text!));
  /** Hosts of Stripe's, only where cards are taken by Stripe. */
  const stripe = (...hosts: string[]) =>
    options.stripe ? hosts.map((host) => ` https://${host}`).join("") : "";
  return [
    "default-src 'self'",
    `script-src 'self'${stripe("js.stripe.com", "*.js.stripe.com")} ${[...new Set(hashes)].join(" ")}`.trim(),
    ["style-src 'self'", ...new Set(styles)].join(" "),
    `img-src 'self' data:${stripe("*.stripe.com")}`,
    "font-src 'self'",
    `connect-src 'self'${stripe("api.stripe.com", "checkout.stripe.com")}`,
    `frame-src 'self'${stripe("js.stripe.com", "*.js.stripe.com", "hooks.stripe.com", "checkout.stripe.com")}`,
    "frame-ancestors 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ...(options.https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
