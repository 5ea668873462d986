import { type EventName, eventNames } from "../../contracts/analytics.ts";
import { funnelSteps, type OperatorReport } from "../../contracts/operator.ts";
import { dailyTimeZone } from "../../contracts/site.ts";
import type { Database } from "../../platform/database/database.ts";
import { betweenDays } from "../../platform/database/day-counts.ts";
import { sql } from "../../platform/database/drizzle.ts";
import { events } from "./schema.ts";

/** Two days as they are written, both included. */
export interface DayRange {
  from: string;
  to: string;
}

const maxContent = 50;
const maxOffers = 50;

type Measured = Pick<OperatorReport, "events" | "funnel" | "offers" | "content"> & {
  days: { day: string; visits: number; views: number }[];
};

/** What the events say about a range of days. */
export function createEventReport(database: Database) {
  const all = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<Row[]> =>
    (await database.db.execute<Row>(query)).rows;
  // A browser without session ids counts as one visit.
  const visits = sql`count(distinct coalesce(${events.session}, ${events.distinctId}))::int`;

  return async function report(range: DayRange): Promise<Measured> {
    const within = betweenDays(range, events.at);
    const days = await all<Measured["days"][number]>(sql`
      select to_char(${events.at} at time zone ${dailyTimeZone}, 'YYYY-MM-DD') as day, ${visits} as visits, count(*)::int as views
      from ${events} where ${events.name} = 'page_view' and ${within} group by 1 order by 1`);
    const named = await all<{ event: EventName; events: number; visits: number }>(sql`
      select ${events.name} as event, count(*)::int as events, ${visits} as visits
      from ${events} where ${within} group by 1`);
    const content = await all<OperatorReport["content"][number]>(sql`
      select ${events.path} as path, coalesce(max(${events.properties} ->> 'title'), '') as title,
        count(*)::int as views, ${visits} as visits
      from ${events} where ${events.name} = 'page_view' and ${events.path} is not null and ${within}
      group by 1 order by 3 desc, 1 limit ${maxContent}`);
    const offers = await all<OperatorReport["offers"][number]>(sql`
      select coalesce(${events.properties} ->> 'offerName', '') as offer,
        count(*) filter (where ${events.name} = 'show_offer')::int as shown,
        count(*) filter (where ${events.name} = 'accept_offer')::int as accepted,
        count(*) filter (where ${events.name} = 'offer_complete')::int as completed
      from ${events} where ${events.name} in ('show_offer', 'accept_offer', 'offer_complete') and ${within}
      group by 1 order by 2 desc, 1 limit ${maxOffers}`);
    const of = (name: EventName) => named.find(({ event }) => event === name) ?? { events: 0, visits: 0 };
    return {
      days,
      events: eventNames.map((event) => ({ event, events: of(event).events, visits: of(event).visits })),
      funnel: funnelSteps.map((step) => ({ step, events: of(step).events, visits: of(step).visits })),
      offers,
      content,
    };
  };
}
