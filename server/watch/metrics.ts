import type * as Prometheus from "prom-client";
import { type Counter, counts, type Histogram } from "../../platform/counts.ts";
import { lazy } from "../parts/lazy.ts";
import { createGauges, type GaugeParts } from "./gauges.ts";

export type MetricObjects = Awaited<ReturnType<Prometheus.Registry["getMetricsAsJSON"]>>;

export interface Metrics {
  /** Begins to watch memory, garbage collection and the event loop. */
  start(): Promise<void>;
  /** This process's figures, as they can be added to another's. */
  figures(): Promise<MetricObjects>;
  text(): Promise<string>;
}

/** Written out as Prometheus's own client would, of which it needs no more than `get`. */
const counterAsMetric = ({ name, help, labels, values }: Counter) => ({
  name,
  help,
  type: "counter",
  aggregator: "sum",
  values: values().map(({ labels: given, value }) => ({
    value,
    labels: named(labels, given),
  })),
});

const named = (labels: readonly string[], given: readonly string[]) =>
  Object.fromEntries(labels.map((label, at) => [label, given[at] ?? ""]));

const histogramAsMetric = ({ name, help, labels, bounds, values }: Histogram) => ({
  name,
  help,
  type: "histogram",
  aggregator: "sum",
  values: values().flatMap(({ labels: given, timings }) => {
    let below = 0;
    const own = named(labels, given);
    return [
      ...bounds.map((le, at) => {
        below += timings.buckets[at]!;
        return { metricName: `${name}_bucket`, labels: { le, ...own }, value: below };
      }),
      { metricName: `${name}_bucket`, labels: { le: "+Inf", ...own }, value: timings.count },
      { metricName: `${name}_sum`, labels: own, value: timings.sum },
      { metricName: `${name}_count`, labels: own, value: timings.count },
    ];
  }),
});

/** prom-client takes 20 MB and is loaded when it is first needed. */
export function createMetrics(parts: GaugeParts): Metrics {
  const made = lazy(async () => {
    const { default: prometheus } = (await import("prom-client")) as unknown as {
      default: typeof Prometheus;
    };
    const registry = new prometheus.Registry();
    prometheus.collectDefaultMetrics({ register: registry });
    for (const one of Object.values(counts)) {
      const get = async () => (one.kind === "counter" ? counterAsMetric(one) : histogramAsMetric(one));
      registry.registerMetric({ name: one.name, get } as unknown as Prometheus.Metric);
    }
    return { registry, read: createGauges(prometheus, registry, parts) };
  });
  const ready = async () => {
    const { registry, read } = await made();
    await read();
    return registry;
  };
  return {
    start: async () => void (await made()),
    figures: async () => (await ready()).getMetricsAsJSON(),
    text: async () => (await ready()).metrics(),
  };
}
