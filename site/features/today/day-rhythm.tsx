import type { ReactNode } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { lazyPart } from "../../ui/lazy-part.ts";
import { ServerLinks } from "../../ui/server-links.tsx";
import type { DayStops } from "./load-day.server.ts";

const DayStones = lazyPart(() => import("./day-stones.tsx"));

/** The day as one rhythm. */
export const DayRhythm = ({ stops, children }: { stops: DayStops; children?: ReactNode }) => (
  <section className="wrap mt-14">
    <div className="flex min-h-11 flex-wrap break-after-avoid items-center justify-between gap-x-4">
      <h2>{m.today_your_day()}</h2>
      {children}
    </div>
    <ServerLinks className="mt-5 min-h-[216px] sm:min-h-[96px]">
      <DayStones stops={stops} />
    </ServerLinks>
  </section>
);
