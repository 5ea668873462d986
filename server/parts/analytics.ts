import { existsSync } from "node:fs";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { collectPath } from "../../contracts/analytics.ts";
import { journalFolder } from "../../services/analytics/journal-folder.ts";
import { clientAddress } from "../client-address.ts";
import type { Shared } from "../services.ts";
import { closeIfMade, later, laterApp } from "./later.ts";

/** The collector is made with the first event, or at once when an earlier process left some in the journal. */
export function composeAnalytics({ config, database, clock, log }: Shared) {
  const collector = later(async () => {
    const { createCollector } = await import("../../services/analytics/collector.ts");
    const made = await createCollector({
      database,
      dataDir: config.dataDir,
      clock,
      log,
      addressOf: (c: Context<{ Bindings: HttpBindings }>) =>
        c.env?.incoming && clientAddress(c.env.incoming, config.TRUSTED_PROXIES),
    });
    return { ...made, app: new Hono().route(collectPath, made.app) };
  });
  if (existsSync(journalFolder(config.dataDir)))
    void collector().catch((error) => log.error({ err: error }, "the collector could not start"));
  return {
    mounts: [{ path: collectPath, app: laterApp(collector) }],
    close: () => closeIfMade(collector),
  };
}
