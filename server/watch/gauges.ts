import type * as Prometheus from "prom-client";
import type { PageCache } from "../page-cache/page-cache.ts";
import type { Check } from "../readiness.ts";
import type { Parts } from "../services.ts";
import { contentAge } from "../status/status.ts";

export interface GaugeParts {
  readiness(): Promise<Check[]>;
  contentStatus: Parts["contentStatus"];
  clock: Parts["clock"];
  pool: Parts["database"]["pool"];
  /** What waits and what has failed for good, by kind of job. */
  countPending(): Promise<{ kind: string; waiting: number; dead: number; oldestSeconds: number }[]>;
  /** A kind of job that ends as an e-mail. */
  isMail(kind: string): boolean;
  pageCounts: PageCache["counts"];
  hasProxyProblem(): boolean;
  build: { version: string; build: string; node: string };
}

/** A scrape waits no longer for the database. */
const timeoutMs = 2000;
/** Several who scrape ask the database once. */
const pendingMs = 5000;

function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return Promise.race([promise.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

/** What is read when somebody asks, not counted as it happens. */
export function createGauges(
  { Gauge, Counter }: Pick<typeof Prometheus, "Gauge" | "Counter">,
  registry: Prometheus.Registry,
  parts: GaugeParts,
): () => Promise<void> {
  const registers = [registry];
  /** `aggregator` says how the figures of several processes become one. */
  const gauge = <L extends string>(
    name: string,
    help: string,
    labelNames: L[] = [],
    aggregator: Prometheus.Aggregator = "sum",
  ) => new Gauge({ name: `wellspring_${name}`, help, labelNames, aggregator, registers });
  const up = gauge("part_up", "Whether a part, or a partner that is set, works: 1 or 0.", ["part"], "min");
  const age = gauge(
    "content_age_seconds",
    "Time since the content's source was last read.",
    ["source"],
    "max",
  );
  const problems = gauge(
    "content_problems",
    "Items of the content with something wrong, left out or shown nevertheless.",
    ["state"],
    "max",
  );
  const pool = gauge(
    "database_pool_connections",
    "Connections to PostgreSQL; waiting: callers that wait for one.",
    ["state"],
  );
  const pending = gauge(
    "jobs_pending",
    "Jobs that wait, for their time or for a worker, by kind.",
    ["kind"],
    "max",
  );
  const dead = gauge(
    "jobs_dead",
    "Jobs that failed for the last time and are still stored, by kind.",
    ["kind"],
    "max",
  );
  const oldest = gauge(
    "jobs_oldest_seconds",
    "For how long the oldest job has been due, by kind.",
    ["kind"],
    "max",
  );
  const mailPending = gauge("mail_pending", "E-mails and text messages that wait.", [], "max");
  const pages = gauge("page_cache_pages", "Pages in the memory of the page cache.");
  const bytes = gauge("page_cache_bytes", "Bytes in the memory of the page cache.");
  const proxy = gauge(
    "proxy_problem",
    "1 when requests plainly come through more or fewer proxies than TRUSTED_PROXIES says.",
    [],
    "max",
  );
  const info = gauge(
    "build_info",
    "Always 1; the labels say what runs.",
    ["version", "build", "node"],
    "max",
  );
  const cache = new Counter({
    name: "wellspring_page_cache_total",
    help: "What became of pages in the page cache (hits, restored, confirmed, stale, rendered, warmed, dropped).",
    labelNames: ["outcome"],
    registers,
  });
  info.set(parts.build, 1);

  let last: { at: number; answer: ReturnType<GaugeParts["countPending"]> } | undefined;
  function countPending() {
    if (!last || performance.now() - last.at > pendingMs)
      last = { at: performance.now(), answer: parts.countPending() };
    return within(last.answer, timeoutMs);
  }

  return async () => {
    const [checks, kinds] = await Promise.all([within(parts.readiness(), timeoutMs), countPending()]);
    for (const { name, ok } of checks ?? []) up.set({ part: name }, ok ? 1 : 0);
    const status = parts.contentStatus();
    const { source, ageSeconds } = contentAge(status, parts.clock.now());
    age.set({ source }, ageSeconds);
    const leftOut = status.problems.filter((problem) => problem.leftOut).length;
    problems.set({ state: "left_out" }, leftOut);
    problems.set({ state: "shown" }, status.problems.length - leftOut);
    for (const [state, count] of Object.entries(parts.pool?.() ?? {})) pool.set({ state }, count);
    // What cannot be read is left out, rather than told as it was.
    for (const one of [pending, dead, oldest, mailPending]) one.reset();
    mailPending.remove();
    for (const { kind, waiting, dead: failed, oldestSeconds } of kinds ?? []) {
      pending.set({ kind }, waiting);
      dead.set({ kind }, failed);
      oldest.set({ kind }, oldestSeconds);
    }
    if (kinds)
      mailPending.set(kinds.reduce((sum, { kind, waiting }) => sum + (parts.isMail(kind) ? waiting : 0), 0));
    const { pages: held, bytes: size, ...outcomes } = parts.pageCounts();
    pages.set(held);
    bytes.set(size);
    cache.reset();
    for (const [outcome, count] of Object.entries(outcomes)) cache.inc({ outcome }, count);
    proxy.set(parts.hasProxyProblem() ? 1 : 0);
  };
}
