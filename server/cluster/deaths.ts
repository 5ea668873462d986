const minuteMs = 60_000;
const firstDelayMs = 500;
const longestDelayMs = 30_000;
/** So many that ended before they were ready, within a minute: it will not get better. */
export const mostFailedStarts = 5;

/** Decides when a worker that ended is replaced: at once after the first, later each time after more. */
export function createDeaths(now: () => number = () => performance.now()) {
  let deaths: { at: number; wasReady: boolean }[] = [];
  return {
    /** Milliseconds to wait, or "stop". */
    note(wasReady: boolean): number | "stop" {
      const at = now();
      deaths = [...deaths.filter((death) => at - death.at < minuteMs), { at, wasReady }];
      if (deaths.filter((death) => !death.wasReady).length >= mostFailedStarts) return "stop";
      return deaths.length === 1 ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** (deaths.length - 2));
    },
  };
}
