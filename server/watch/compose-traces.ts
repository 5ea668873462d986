import type { Log } from "../../platform/log.ts";
import type { Config } from "../config.ts";
import { releaseVersion } from "./release-version.ts";

/** Nothing of OpenTelemetry is loaded without a collector, and without it the site starts all the same. */
export async function composeTraces(
  config: Config,
  log: Log,
): Promise<{ close(): Promise<void> } | undefined> {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: headers,
    TRACE_RATIO: ratio,
  } = config;
  if (!endpoint) return undefined;
  try {
    const { startTraces } = await import("./traces.ts");
    return startTraces({
      endpoint,
      headers,
      ratio,
      serviceName: config.SITE_NAME,
      version: releaseVersion,
      log,
    });
  } catch (error) {
    log.error({ err: error }, "there are no traces");
    return undefined;
  }
}
