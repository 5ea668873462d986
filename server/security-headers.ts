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

/** Answers that are no pages. WebKit shows them as text and breaks its lines with a style attribute of its own. */
export const plainPolicy =
  "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'";

/** How a policy names an inline script or style; `text` has a character for every byte. */
export const hashSource = (text: string | Buffer): string => {
  const hash = createHash("sha256");
  if (typeof text === "string") hash.update(text, "latin1");
  else hash.update(text);
  return `'sha256-${hash.digest("base64")}'`;
};

export const sourceKinds = ["script", "connect", "img", "frame", "style", "font"] as const;
export type PolicySources = Partial<Record<(typeof sourceKinds)[number], readonly string[]>>;

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

/** What a page has inline of its own, as `hashSource` names it. */
interface OwnSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The page's own inline scripts are allowed by their hashes and no others: no nonce, so the page can be cached. */
export function contentSecurityPolicy(own: OwnSources, options: PolicyOptions): string {
  /** Hosts of Stripe's, only where cards are taken by Stripe. */
  const stripe = (...hosts: string[]) =>
    options.stripe ? hosts.map((host) => ` https://${host}`).join("") : "";
  const provider = options.authority ? ` ${new URL(options.authority).origin}` : "";
  const others = (kind: keyof PolicySources) =>
    (options.sources?.[kind] ?? []).map((source) => ` ${source}`).join("");
  return [
    "default-src 'self'",
    `script-src 'self'${stripe("js.stripe.com", "*.js.stripe.com")}${others("script")} ${[...new Set(own.scripts)].join(" ")}`.trim(),
    `${["style-src 'self'", ...new Set(own.styles)].join(" ")}${others("style")}`,
    `img-src 'self' data:${stripe("*.stripe.com")}${others("img")}`,
    "media-src 'self'",
    `font-src 'self'${others("font")}`,
    `connect-src 'self'${stripe("api.stripe.com", "checkout.stripe.com")}${provider}${others("connect")}`,
    `frame-src 'self'${stripe("js.stripe.com", "*.js.stripe.com", "hooks.stripe.com", "checkout.stripe.com")}${provider}${others("frame")}`,
    "frame-ancestors 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    formAction(options.sites ?? []),
    ...(options.https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
