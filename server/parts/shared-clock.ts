import type { MovableClock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import type { Config } from "../config.ts";

type Notice = { offsetMs: number } | { which: "offset" };

/** Where a developer may move the clock, it is one clock for all processes of one PostgreSQL, also for one that starts later. */
export async function shareClock(
  config: Pick<Config, "ENVIRONMENT" | "DEV_KEY" | "DATABASE_URL">,
  clock: MovableClock,
  log: Log,
): Promise<{ close(): Promise<void> } | undefined> {
  const { ENVIRONMENT, DEV_KEY, DATABASE_URL: url } = config;
  if (!url || !(ENVIRONMENT === "Local" || (ENVIRONMENT === "Staging" && DEV_KEY))) return undefined;
  const { openNotices } = await import("../../platform/database/notices.ts");
  let isFollowing = false;
  const notices = openNotices({
    url,
    channel: "dev_clock",
    log,
    onNotice(given) {
      const notice = given as Notice;
      if ("which" in notice) {
        if (clock.offsetMs !== 0) void notices.send({ offsetMs: clock.offsetMs });
        return;
      }
      if (notice.offsetMs === clock.offsetMs) return;
      isFollowing = true;
      clock.advance(notice.offsetMs - clock.offsetMs);
      isFollowing = false;
    },
  });
  clock.onMove(() => {
    if (!isFollowing) void notices.send({ offsetMs: clock.offsetMs });
  });
  await notices.ready;
  void notices.send({ which: "offset" });
  return notices;
}
