import type { pino } from "pino";

/** An operator looks for this line whatever the log's level; in Production it is JSON like every other. */
export function sayReady(log: pino.Logger, words: string, production: boolean): void {
  if (production) log.child({}, { level: "info" }).info(words);
  else process.stdout.write(`${words}\n`);
}
