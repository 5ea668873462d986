import { premiumRole } from "../contracts/site.ts";
import type { Config } from "./config.ts";
import { type Connections, plainConnections } from "./plain-connections.ts";

/** What an operator of a public site might have forgotten; on a developer's machine all of it is as it should be. */
export function startNotices(
  config: Pick<Config, "ENVIRONMENT" | "SMTP_URL" | "ORIGIN" | "dataDir"> & Connections,
): string[] {
  if (config.ENVIRONMENT === "Local") return [];
  return [
    ...(config.SMTP_URL
      ? []
      : [`SMTP_URL is not set: mail is not sent, only stored in ${config.dataDir}/mailbox`]),
    ...(config.ORIGIN.startsWith("https:")
      ? []
      : [`ORIGIN is ${config.ORIGIN}, plain http: passwords and cookies travel in the open`]),
    ...plainConnections(config),
  ];
}

/** Members who bought under another PRODUCT_NAME have lost what they paid for until it is set again. */
export const otherProductNotices = (
  { PRODUCT_NAME: name }: Pick<Config, "PRODUCT_NAME">,
  roles: readonly string[],
): string[] =>
  roles
    .filter((role) => role.endsWith("Premium") && role !== premiumRole(name))
    .map(
      (role) =>
        `members have the role ${role}, which opens nothing while PRODUCT_NAME is ${name}: set PRODUCT_NAME to ${role.slice(0, -"Premium".length)}`,
    );
