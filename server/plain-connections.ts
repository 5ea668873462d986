import { isIP } from "node:net";
import type { Config } from "./config.ts";
import { isLoopback } from "./watch/private-address.ts";

const partners = [
  "CONTENT_URL",
  "STUDIO_URL",
  "OIDC_AUTHORITY",
  "MEMBER_URL",
  "LEGACY_USERS_URL",
  "LEADS_URL",
  "BIBLE_MINUTE_URL",
  "SMS_URL",
  "PIXEL_API_URL",
  "CDN_URL",
  "MEDIA_S3_URL",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
] as const;

export type Connections = Partial<Pick<Config, "DATABASE_URL" | "SMTP_URL" | (typeof partners)[number]>>;

/** This machine, or a name that only a network of one's own knows, as containers have. */
function isNear({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 ? !host.includes(".") : isLoopback(host);
}

const safeModes = ["require", "verify-ca", "verify-full"];

/** How each kind is made safe; undefined for what is, or stays on this machine. */
function remedyOf(name: string, address: URL): string | undefined {
  if (isNear(address)) return undefined;
  const options = address.searchParams;
  if (name === "DATABASE_URL")
    return safeModes.includes(options.get("sslmode") ?? "") ? undefined : "add ?sslmode=verify-full";
  if (name === "SMTP_URL")
    return address.protocol === "smtps:" || options.get("requireTLS") === "true"
      ? undefined
      : "begin it with smtps:// or add ?requireTLS=true";
  return address.protocol === "http:" ? "begin it with https://" : undefined;
}

/** What goes to another machine without TLS for certain. */
export function plainConnections(config: Connections): string[] {
  return (["DATABASE_URL", "SMTP_URL", ...partners] as const).flatMap((name) => {
    const written = config[name];
    if (!written || !URL.canParse(written)) return [];
    const address = new URL(written);
    const remedy = remedyOf(name, address);
    return remedy
      ? [`${name} names ${address.hostname}, which is another machine, and may be read on the way: ${remedy}`]
      : [];
  });
}
