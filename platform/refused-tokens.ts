import { counts } from "./counts.ts";
import type { Log } from "./log.ts";

const everyMs = 60_000;

/** Says why tokens are refused, each reason at most once a minute: anybody may send any number of bad ones. */
export function createRefusalLog(log: Pick<Log, "warn">) {
  const said = new Map<string, number>();
  return (reason: string, detail: object = {}): void => {
    counts.tokensRefused.inc("");
    const now = Date.now();
    if (now - (said.get(reason) ?? Number.NEGATIVE_INFINITY) < everyMs) return;
    said.set(reason, now);
    log.warn({ ...detail, reason }, "a token was refused");
  };
}
