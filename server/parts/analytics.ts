import { existsSync } from "node:fs";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { collectPath } from "../../contracts/analytics.ts";
import { memberApi } from "../../contracts/member-paths.ts";
import { operatorPath } from "../../contracts/operator.ts";
import { countJobs, isMailKind } from "../../platform/jobs/figures.ts";
import { journalFolder } from "../../services/analytics/journal-folder.ts";
import { createAnalyticsMemberData } from "../../services/analytics/member-data.ts";
import type { OtherFigures } from "../../services/analytics/operator-app.ts";
import { accountsByDay } from "../../services/identity/figures.ts";
import { createLeadFigures } from "../../services/leads/figures.ts";
import { clientAddress } from "../client-address.ts";
import type { LazyIdentity } from "./identity.ts";
import { below, closeIfMade, lazy, lazyApp } from "./lazy.ts";
import type { LeadsPart } from "./leads.ts";
import type { Shared } from "./shared.ts";

/** What the other services count; where one of them is another's, there is nothing to count here. */
function otherFigures({ config, database }: Shared, identity: LazyIdentity | undefined): OtherFigures {
  const leads = config.LEADS_URL ? undefined : createLeadFigures(database);
  return {
    async signUpsByDay(range) {
      if (!identity) return [];
      await identity();
      return accountsByDay(database, range);
    },
    leadsByDay: async (range) => (await leads?.byDay(range)) ?? [],
    leadsBySource: async (range) => (await leads?.bySource(range)) ?? [],
    async mail(range) {
      const mails = (await countJobs(database, range)).filter(({ kind }) => isMailKind(kind));
      return mails.map(({ kind, done, dead, waiting }) => ({
        mail: kind,
        sent: done,
        failed: dead,
        waiting,
      }));
    },
  };
}

/** The collector is made with the first event, or at once when an earlier process left some in the journal. */
export function composeAnalytics(
  shared: Shared,
  identity: LazyIdentity | undefined,
  leadOfToken: LeadsPart["leadOfToken"],
) {
  const { config, database, log } = shared;
  const collector = lazy(async () => {
    const { createCollector } = await import("../../services/analytics/collector.ts");
    const made = await createCollector({
      ...shared,
      dataDir: config.dataDir,
      leadOfToken,
      limitAddresses: config.WORK_PER_ADDRESS > 0,
      bytesPerDay: (config.EVENTS_MB_PER_DAY * 1024 * 1024) / config.PROCESSES,
      processes: config.PROCESSES,
      days: config.EVENTS_DAYS,
      addressOf: (c: Context<{ Bindings: HttpBindings }>) =>
        c.env?.incoming && clientAddress(c.env.incoming, config.TRUSTED_PROXIES),
    });
    return { ...made, app: below(collectPath, made.app) };
  });
  const operatorBase = memberApi(config.PRODUCT_NAME) + operatorPath;
  const operator = lazy(async () => {
    await collector();
    const [{ createOperatorApp }, { createEventReport }] = await Promise.all([
      import("../../services/analytics/operator-app.ts"),
      import("../../services/analytics/report.ts"),
    ]);
    const made = createOperatorApp({
      ...shared,
      eventReport: createEventReport(database),
      others: otherFigures(shared, identity),
    });
    return { app: below(operatorBase, made) };
  });
  if (existsSync(journalFolder(config.dataDir)))
    void collector().catch((error) => log.error({ err: error }, "the collector could not start"));
  return {
    mounts: [
      { path: collectPath, app: lazyApp(collector) },
      { path: operatorBase, app: lazyApp(operator) },
    ],
    data: createAnalyticsMemberData(
      async () => {
        const { store, drained } = await collector();
        await drained();
        return store;
      },
      async (emails) => (config.LEADS_URL ? [] : createLeadFigures(database).idsOf(emails)),
    ),
    /** With the embedded database there is something to erase only where a journal has been. */
    async sweep(): Promise<void> {
      if (database.kind === "postgres" || collector.ifMade()) await (await collector()).sweep();
    },
    close: () => closeIfMade(collector),
  };
}
