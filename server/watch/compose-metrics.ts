import { countPending, isMailKind } from "../../platform/jobs/figures.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import type { Parts } from "../services.ts";
import { withOtherProcesses } from "./cluster-metrics.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import type { ProxyProblem } from "./proxy-check.ts";
import { releaseVersion } from "./release-version.ts";

interface MetricsSources {
  buildId: string;
  pageCache: Pick<PageCache, "counts">;
  proxyCheck: { problem(): ProxyProblem | undefined };
}

/** The metrics of this process or, in one of several, of all of them. */
export const composeMetrics = (parts: Parts, { buildId, pageCache, proxyCheck }: MetricsSources): Metrics =>
  withOtherProcesses(
    createMetrics({
      readiness: parts.readiness,
      contentStatus: parts.contentStatus,
      clock: parts.clock,
      pool: parts.database.pool,
      countPending: () => countPending(parts.database, parts.clock.now()),
      isMail: isMailKind,
      pageCounts: pageCache.counts,
      hasProxyProblem: () => proxyCheck.problem() !== undefined,
      build: { version: releaseVersion, build: buildId, node: process.version },
    }),
  );
