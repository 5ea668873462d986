import { eventLoopUtilization } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

interface TrimOptions {
  /** How long nothing must have gone on. */
  quietMs?: number;
  /** How much of that time the thread may have worked all the same: for health checks and timers. */
  maxWork?: number;
  /** So much more than after the last time, as a factor, is worth another pause. */
  growth?: number;
  memory?: () => number;
  collect?: () => void;
}

/** V8's thorough collection, which also moves what is left together. */
function createCollect(): () => void {
  setFlagsFromString("--expose-gc");
  const gc: NodeJS.GCFunction = runInNewContext("gc");
  return () => void gc({ type: "major", execution: "sync", flavor: "last-resort" });
}

/**
 * Gives back what busy times have left: V8 retains room for new objects and half-empty pages for as long as the process runs.
 * The pause of some tenths of a second is taken in a quiet moment, and not again before memory has grown.
 */
export function trimMemory({
  quietMs = 5_000,
  maxWork = 0.03,
  growth = 1.1,
  memory = () => process.memoryUsage.rss(),
  collect = createCollect(),
}: TrimOptions = {}): { stop(): void } {
  let before = eventLoopUtilization();
  let trimmed = 0;
  const timer = setInterval(() => {
    const { utilization } = eventLoopUtilization(before);
    before = eventLoopUtilization();
    if (utilization > maxWork || memory() < trimmed * growth) return;
    collect();
    trimmed = memory();
    // The pause itself is no work.
    before = eventLoopUtilization();
  }, quietMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
