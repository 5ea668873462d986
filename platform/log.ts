import { pino } from "pino";

export type Log = Pick<pino.Logger, "debug" | "info" | "warn" | "error">;

export interface LogOptions {
  environment: string;
  debug: boolean;
}

/** Debug outside Production or with the debug flag, else errors only (specification 2, section 9). */
export const logLevel = ({ environment, debug }: LogOptions) =>
  environment !== "Production" || debug ? "debug" : "error";

export function createLog(options: LogOptions, destination?: pino.DestinationStream): pino.Logger {
  return pino(
    { level: logLevel(options), base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  );
}
