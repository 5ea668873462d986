/** What the code counts as it runs: plain numbers, since prom-client takes 20 MB; server/watch/metrics.ts writes them out when asked. */

export interface Counter {
  kind: "counter";
  name: string;
  help: string;
  labels: readonly string[];
  inc(...values: string[]): void;
  values(): { labels: string[]; value: number }[];
}

interface Timings {
  buckets: number[];
  sum: number;
  count: number;
}

export interface Histogram {
  kind: "histogram";
  name: string;
  help: string;
  labels: readonly string[];
  bounds: readonly number[];
  observe(seconds: number, ...values: string[]): void;
  values(): { labels: string[]; timings: Timings }[];
}

const between = "\u0000";

const keyOf = (values: readonly string[]) => (values.length === 1 ? values[0]! : values.join(between));

/**
 * Values of labels come from lists in the code, never from what a stranger sends: each is held forever. Those that are known
 * beforehand begin at 0, so that the first one counts as a rise.
 */
function createCounter(
  name: string,
  help: string,
  labels: readonly string[] = [],
  known: readonly string[] = labels.length === 0 ? [""] : [],
): Counter {
  const counts = new Map(known.map((value) => [value, 0]));
  return {
    kind: "counter",
    name: `wellspring_${name}_total`,
    help,
    labels,
    inc(...values) {
      const key = keyOf(values);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    values: () => [...counts].map(([key, value]) => ({ labels: key.split(between), value })),
  };
}

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function createHistogram(name: string, help: string, labels: readonly string[]): Histogram {
  const timings = new Map<string, Timings>();
  return {
    kind: "histogram",
    name: `wellspring_${name}_seconds`,
    help,
    labels,
    bounds,
    observe(seconds, ...values) {
      const key = keyOf(values);
      let own = timings.get(key);
      if (!own) {
        own = { buckets: bounds.map(() => 0), sum: 0, count: 0 };
        timings.set(key, own);
      }
      own.sum += seconds;
      own.count++;
      for (let at = 0; at < bounds.length; at++) {
        if (seconds > bounds[at]!) continue;
        own.buckets[at]!++;
        break;
      }
    },
    values: () => [...timings].map(([key, own]) => ({ labels: key.split(between), timings: own })),
  };
}

export const counts = {
  requests: createCounter("http_requests", "Requests answered, by kind of address, page cache and status.", [
    "route",
    "cache",
    "status",
  ]),
  requestTime: createHistogram(
    "http_request_duration",
    "Time from a request to the end of its answer, by kind of address and page cache.",
    ["route", "cache"],
  ),
  queryFailures: createCounter(
    "database_query_failures",
    "Queries that failed: unavailable (no database or no connection) or refused (the database's own error).",
    ["kind"],
    ["unavailable", "refused"],
  ),
  jobs: createCounter("jobs", "Attempts of jobs, by kind and outcome (done, retried, dead).", [
    "kind",
    "outcome",
  ]),
  mail: createCounter(
    "mail",
    "E-mails handed over, and attempts that failed.",
    ["outcome"],
    ["sent", "failed"],
  ),
  stripeWebhooks: createCounter(
    "stripe_webhooks",
    "Stripe's webhooks, received or refused for their signature.",
    ["outcome"],
    ["received", "refused"],
  ),
  signIns: createCounter(
    "sign_ins",
    "Sign-ins at the embedded provider, by outcome.",
    ["outcome"],
    ["ok", "refused"],
  ),
  rateLimited: createCounter(
    "rate_limited",
    "Requests refused by a limit: work of one address, its connections, or a service's own.",
    ["limit"],
    ["work", "connections", "service"],
  ),
  tokensRefused: createCounter("tokens_refused", "Bearer tokens refused, but for those that have ended."),
  sideFailures: createCounter(
    "side_failures",
    "Failures of leads and of analytics, which no reader sees.",
    ["service"],
    ["leads", "analytics"],
  ),
  partnerCalls: createCounter("partner_calls", "Calls to services of others, by partner and outcome.", [
    "partner",
    "outcome",
  ]),
  partnerTime: createHistogram("partner_call_duration", "Time of calls to services of others.", ["partner"]),
};
