import cluster, { type Worker } from "node:cluster";
import { randomUUID } from "node:crypto";
import type * as Prometheus from "prom-client";
import type { MetricObjects, Metrics } from "./metrics.ts";

/** A worker that does not answer in time is left out. Prometheus itself waits for 10 seconds. */
const timeoutMs = 4000;
const fallBackMs = 8000;

type Message =
  /** A worker was asked for /metrics. */
  | { metrics: "asked"; id: string }
  /** Every worker is to say its figures. */
  | { metrics: "wanted"; id: string }
  | { metrics: "figures"; id: string; figures: MetricObjects }
  | { metrics: "text"; id: string; text: string };

const isMessage = (given: unknown): given is Message =>
  typeof given === "object" && given !== null && "metrics" in given && "id" in given;

const workers = () =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected()) as Worker[];

async function aggregate(all: MetricObjects[]): Promise<string> {
  const { default: prometheus } = (await import("prom-client")) as unknown as { default: typeof Prometheus };
  return prometheus.AggregatorRegistry.aggregate(all).metrics();
}

/**
 * In the primary process: whichever worker is asked answers for all of them.
 * @public
 */
export function addUpMetrics(): void {
  const collecting = new Map<string, (figures: MetricObjects) => void>();
  cluster.on("message", (asker, message: unknown) => {
    if (!isMessage(message)) return;
    if (message.metrics === "figures") collecting.get(message.id)?.(message.figures);
    if (message.metrics !== "asked") return;
    const { id } = message;
    // The first time it takes a while, which the workers need as well.
    void import("prom-client");
    const others = workers();
    const all: MetricObjects[] = [];
    const finish = () => {
      clearTimeout(late);
      if (!collecting.delete(id)) return;
      aggregate(all).then(
        (text) => asker.isConnected() && asker.send({ metrics: "text", id, text } satisfies Message),
        () => {},
      );
    };
    const late = setTimeout(finish, timeoutMs);
    collecting.set(id, (figures) => {
      all.push(figures);
      if (all.length === others.length) finish();
    });
    for (const worker of others) worker.send({ metrics: "wanted", id } satisfies Message);
  });
}

/** In a worker: the figures of all processes, or its own where the primary does not answer. */
export function withOtherProcesses(metrics: Metrics): Metrics {
  if (!cluster.isWorker) return metrics;
  const waiting = new Map<string, (text: string) => void>();
  process.on("message", (message: unknown) => {
    if (!isMessage(message)) return;
    if (message.metrics === "text") waiting.get(message.id)?.(message.text);
    if (message.metrics === "wanted")
      void metrics
        .figures()
        .then((figures) => process.send?.({ metrics: "figures", id: message.id, figures } satisfies Message));
  });
  return {
    ...metrics,
    async text() {
      const id = randomUUID();
      const answered = new Promise<string | undefined>((resolve) => {
        const late = setTimeout(resolve, fallBackMs, undefined);
        waiting.set(id, (text) => {
          clearTimeout(late);
          resolve(text);
        });
      });
      process.send?.({ metrics: "asked", id } satisfies Message);
      const text = await answered;
      waiting.delete(id);
      return text ?? metrics.text();
    },
  };
}
