import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace-node";
import type { Log } from "../../platform/log.ts";
import { setTracing, type Tracing } from "../../platform/tracing.ts";

interface TracesOptions {
  /** Such as http://localhost:4318. */
  endpoint: string;
  /** `name=value`, separated by commas. */
  headers?: string | undefined;
  ratio: number;
  serviceName: string;
  version: string;
  log: Pick<Log, "warn">;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
const exportMs = 5000;
const succeeded = 0;

const headersOf = (written = ""): Record<string, string> =>
  Object.fromEntries(
    written
      .split(",")
      .filter(Boolean)
      .map((pair) => [
        pair.slice(0, pair.indexOf("=")).trim(),
        decodeURIComponent(pair.slice(pair.indexOf("=") + 1).trim()),
      ]),
  );

/** A collector that is away is said once, and so is its return; its spans are lost. */
function quiet(exporter: SpanExporter, endpoint: string, log: Pick<Log, "warn">): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, ({ code, error }) => {
        const failed = code !== succeeded;
        if (failed && !isAway)
          log.warn(
            { reason: error?.message },
            `traces cannot be sent to ${endpoint}; the site goes on without`,
          );
        if (!failed && isAway) log.warn(`traces are sent to ${endpoint} again`);
        isAway = failed;
        done({ code: succeeded });
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

function createTracing(): Tracing {
  const tracer = trace.getTracer("wellspring");
  return {
    span(name, { kind = "internal", attributes = {}, parent }, run) {
      // Of what a proxy hands on, the trace alone: no baggage of strangers.
      const above = parent
        ? propagation.extract(ROOT_CONTEXT, {
            traceparent: parent.traceparent,
            tracestate: parent.tracestate,
          })
        : kind === "server"
          ? ROOT_CONTEXT
          : context.active();
      return tracer.startActiveSpan(name, { kind: kinds[kind], attributes }, above, async (open) => {
        try {
          return await run({
            set(more) {
              open.setAttributes(more);
              if (Number(more["http.response.status_code"]) >= 500)
                open.setStatus({ code: SpanStatusCode.ERROR });
            },
          });
        } catch (error) {
          // Its name only: a message may quote what somebody wrote.
          open.setStatus({ code: SpanStatusCode.ERROR });
          open.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
          throw error;
        } finally {
          open.end();
        }
      });
    },
    outside: (run) => context.with(ROOT_CONTEXT, run),
    headers() {
      const headers: Record<string, string> = {};
      propagation.inject(context.active(), headers);
      return headers;
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
  };
}

/** Begins to send traces; loaded only where a collector is set. */
export function startTraces({ endpoint, headers, ratio, serviceName, version, log }: TracesOptions) {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, "")}/v1/traces`,
    headers: headersOf(headers),
    timeoutMillis: exportMs,
  });
  const share = new TraceIdRatioBasedSampler(ratio);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName, "service.version": version }),
    // Whoever sends a traceparent does not decide how much is traced.
    sampler: new ParentBasedSampler({
      root: share,
      remoteParentSampled: share,
      remoteParentNotSampled: share,
    }),
    spanProcessors: [
      new BatchSpanProcessor(quiet(exporter, endpoint, log), { exportTimeoutMillis: exportMs }),
    ],
  });
  provider.register();
  setTracing(createTracing());
  return {
    /** Sends what is left, within a bound. */
    async close(): Promise<void> {
      setTracing(undefined);
      const late = new Promise((resolve) => setTimeout(resolve, 2000).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}
