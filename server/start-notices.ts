import type { Config } from "./config.ts";

/** What an operator of a public site might have forgotten; on a developer's machine all of it is as it should be. */
export function startNotices(
  config: Pick<Config, "ENVIRONMENT" | "SMTP_URL" | "ORIGIN" | "dataDir">,
): string[] {
  if (config.ENVIRONMENT === "Local") return [];
  return [
    ...(config.SMTP_URL
      ? []
      : [`SMTP_URL is not set: mail is not sent, only stored in ${config.dataDir}/mailbox`]),
    ...(config.ORIGIN.startsWith("https:")
      ? []
      : [`ORIGIN is ${config.ORIGIN}, plain http: passwords and cookies travel in the open`]),
  ];
}
