import { studioClockPath } from "../../contracts/studio.ts";
import type { MovableClock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import type { Config } from "../config.ts";

/** Whoever moves the clock sees what was scheduled in the studio until then. */
export function moveStudioClock(
  { STUDIO_URL, STUDIO_KEY }: Pick<Config, "STUDIO_URL" | "STUDIO_KEY">,
  clock: MovableClock,
  log: Pick<Log, "warn">,
): void {
  if (!STUDIO_URL) return;
  clock.onMove(async () => {
    try {
      const answer = await fetch(new URL(studioClockPath, STUDIO_URL), {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${STUDIO_KEY}` },
        body: JSON.stringify({ now: clock.now().toISOString() }),
        signal: AbortSignal.timeout(30_000),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
    } catch (error) {
      log.warn({ err: error }, "the studio does not know that the clock was moved");
    }
  });
}
