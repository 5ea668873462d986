import { type Context, Hono } from "hono";
import {
  maxReportDays,
  type OperatorReport,
  type OperatorTable,
  operatorTables,
  reportDaysByDefault,
} from "../../contracts/operator.ts";
import { operatorRole } from "../../contracts/roles.ts";
import { dailyTimeZone } from "../../contracts/site.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import type { Clock } from "../../platform/clock.ts";
import { toCsv } from "../../platform/csv.ts";
import type { Log } from "../../platform/log.ts";
import { type MemberEnv, memberOnly } from "../../platform/member-only.ts";
import { refuse, refuseFailed } from "../../platform/problem.ts";
import type { createEventReport, DayRange } from "./report.ts";

/** What other services count; handed in by the composition. */
export interface OtherFigures {
  signUpsByDay(range: DayRange): Promise<{ day: string; count: number }[]>;
  leadsByDay(range: DayRange): Promise<{ day: string; count: number }[]>;
  leadsBySource(range: DayRange): Promise<OperatorReport["leads"]>;
  mail(range: DayRange): Promise<OperatorReport["mail"]>;
}

interface OperatorAppOptions {
  eventReport: ReturnType<typeof createEventReport>;
  others: OtherFigures;
  verifyBearer: VerifyBearer;
  clock: Clock;
  log: Log;
}

const dayMs = 24 * 60 * 60_000;
const written = new Intl.DateTimeFormat("sv-SE", { timeZone: dailyTimeZone });
const columns: Record<OperatorTable, string[]> = {
  days: ["day", "visits", "views", "signUps", "leads"],
  events: ["event", "events", "visits"],
  funnel: ["step", "events", "visits"],
  offers: ["offer", "shown", "accepted", "completed"],
  leads: ["source", "leads"],
  content: ["path", "title", "views", "visits"],
  mail: ["mail", "sent", "failed", "waiting"],
};

/** A day of the calendar, at noon in Greenwich; undefined when it is none. */
function calendarDay(text: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T12:00:00Z`) : Number.NaN;
  return new Date(time || 0).toISOString().startsWith(text) ? time : undefined;
}

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Every day of the range, also those on which nothing happened. */
function everyDay({ from, to }: DayRange): string[] {
  const [first, last] = [calendarDay(from)!, calendarDay(to)!];
  return Array.from({ length: (last - first) / dayMs + 1 }, (_, n) => dayText(first + n * dayMs));
}

/** For operators only: `GET /report` and `GET /exports/{table}.csv`, both with `from` and `to`. */
export function createOperatorApp({ eventReport, others, verifyBearer, clock, log }: OperatorAppOptions) {
  const app = new Hono<MemberEnv>();
  app.use(memberOnly(verifyBearer, [operatorRole]));

  function rangeOf(c: Context): DayRange | undefined {
    const today = written.format(clock.now());
    const to = c.req.query("to") || today;
    const last = calendarDay(to);
    if (last === undefined) return undefined;
    const from = c.req.query("from") || dayText(last - (reportDaysByDefault - 1) * dayMs);
    const first = calendarDay(from);
    if (first === undefined || first > last || (last - first) / dayMs >= maxReportDays) return undefined;
    return { from, to };
  }

  const wrongRange = (c: Context) =>
    refuse(
      c,
      400,
      "operator.range_invalid",
      `from and to must be days such as 2026-11-15, in order, at most ${maxReportDays} apart.`,
    );

  async function make(range: DayRange): Promise<OperatorReport> {
    const [measured, signUps, leads, leadsBySource, mail] = await Promise.all([
      eventReport(range),
      others.signUpsByDay(range),
      others.leadsByDay(range),
      others.leadsBySource(range),
      others.mail(range),
    ]);
    const on = (rows: { day: string; count: number }[], day: string) =>
      rows.find((row) => row.day === day)?.count ?? 0;
    return {
      ...measured,
      ...range,
      days: everyDay(range).map((day) => {
        const { visits, views } = measured.days.find((row) => row.day === day) ?? { visits: 0, views: 0 };
        return { day, visits, views, signUps: on(signUps, day), leads: on(leads, day) };
      }),
      leads: leadsBySource,
      mail,
    };
  }

  app.get("/report", async (c) => {
    const range = rangeOf(c);
    return range ? c.json(await make(range)) : wrongRange(c);
  });
  app.get("/exports/:file", async (c) => {
    const table = operatorTables.find((name) => `${name}.csv` === c.req.param("file"));
    if (!table) return refuse(c, 404, "operator.table_unknown", "There is no such table.");
    const range = rangeOf(c);
    if (!range) return wrongRange(c);
    const rows = (await make(range))[table];
    return c.body(`\uFEFF${toCsv(rows, columns[table])}`, 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${table}-${range.from}-${range.to}.csv"`,
    });
  });

  app.notFound((c) => refuse(c, 404, "request.not_found", "The operator's view has no such address."));
  app.onError((error, c) => refuseFailed(c, error, log, "an operator's request failed"));
  return app;
}
