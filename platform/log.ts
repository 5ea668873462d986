import { pino } from "pino";
import { requestId } from "./request-context.ts";
import { traceId } from "./tracing.ts";

export type Log = Pick<pino.Logger, "debug" | "info" | "warn" | "error">;

export const logLevels = ["debug", "info", "warn", "error"] as const;

interface LogOptions {
  environment: string;
  /** `LOG_LEVEL`. */
  level?: (typeof logLevels)[number] | undefined;
}

/** As set, else debug outside Production, and in it what an operator should look at: warnings and errors. */
export const logLevel = ({ environment, level }: LogOptions) =>
  level ?? (environment === "Production" ? "warn" : "debug");

/** Which request, and which trace, a line belongs to. */
function whence(): object {
  const [request, trace] = [requestId(), traceId()];
  return { ...(request ? { requestId: request } : {}), ...(trace ? { traceId: trace } : {}) };
}

/** What Node calls a request whose client went away before it was sent whole. */
const isClientGone = (error: unknown) =>
  error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET";

export function createLog(options: LogOptions, destination?: pino.DestinationStream): pino.Logger {
  return pino(
    {
      level: logLevel(options),
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: whence,
      hooks: {
        /** A client that disconnects is not an error. */
        logMethod(given, method, level) {
          const [details] = given as unknown as [{ err?: unknown }];
          const isGone = isClientGone(details?.err) || isClientGone(details);
          if (isGone && level > this.levels.values.debug!) this.debug(...given);
          else method.apply(this, given);
        },
      },
    },
    destination,
  );
}
