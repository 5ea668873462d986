import * as z from "zod";
import { logLevels } from "../../platform/log.ts";
import { webAddress } from "./forms.ts";

/** What is seen from outside (docs/monitoring.md). */
export const watching = {
  LOG_LEVEL: z
    .enum(logLevels)
    .optional()
    .describe(
      "The least important lines that are logged: `debug`, `info`, `warn` or `error`. Default: `debug`, and in Production `warn`.",
    ),
  ACCESS_LOG: z
    .enum(["on", "off"])
    .default("off")
    .describe(
      "`on` logs one line for each request: method, path without its query, status, time, bytes, page cache and request id.",
    ),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .regex(/^[\w.~+/=-]+$/, "must be letters, digits and . _ ~ + / = - only")
    .optional()
    .describe(
      "Opens `/metrics` to callers that send it as their bearer token, at least 16 characters. Without it `/metrics` is there on `Local` only (docs/monitoring.md).",
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress
    .optional()
    .describe(
      "An OpenTelemetry collector that takes OTLP over HTTP, such as `http://localhost:4318`; traces are sent to it below `/v1/traces`. Without it nothing of OpenTelemetry is loaded.",
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, "must be name=value, separated by commas")
    .optional()
    .describe("Headers that the collector wants, as `name=value`, separated by commas."),
  TRACE_RATIO: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.1)
    .describe(
      "The share of requests that are traced, from 0 to 1, where `OTEL_EXPORTER_OTLP_ENDPOINT` is set.",
    ),
};
