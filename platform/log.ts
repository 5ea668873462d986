import { pino } from "pino";

export type Log = Pick<pino.Logger, "debug" | "info" | "warn" | "error">;

interface LogOptions {
  environment: string;
  debug: boolean;
}

/** Debug outside Production or with the debug flag, else what an operator should look at: warnings and errors. */
export const logLevel = ({ environment, debug }: LogOptions) =>
  environment !== "Production" || debug ? "debug" : "warn";

/** What Node calls a request whose client went away before it was sent whole. */
const isClientGone = (error: unknown) =>
  error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET";

export function createLog(options: LogOptions, destination?: pino.DestinationStream): pino.Logger {
  return pino(
    {
      level: logLevel(options),
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
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
