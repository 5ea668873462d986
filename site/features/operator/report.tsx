import type { OperatorReport, OperatorTable } from "../../../contracts/operator.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { BarList } from "./bar-list.tsx";
import { FigureTable } from "./figure-table.tsx";
import { eventLabels, mailKindLabels, sourceLabels } from "./labels.ts";
import { LinePlot } from "./line-plot.tsx";
import { saveTable } from "./load-report.ts";
import { Panel } from "./panel.tsx";
import { percent } from "./scale.ts";

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

function Headline({ name, value }: { name: string; value: string }) {
  return (
    <div className="rounded-md bg-sand px-5 py-4">
      <dt className="text-[0.92rem] text-muted">{name}</dt>
      <dd className="font-serif text-[1.9rem] leading-tight tabular-nums">{value}</dd>
    </div>
  );
}

function Key({ name, className }: { name: string; className: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 18 4" className="h-1 w-[18px]" aria-hidden="true">
        <line x1="0" x2="18" y1="2" y2="2" strokeWidth="4" className={className} />
      </svg>
      {name}
    </span>
  );
}

export function Report({ report }: { report: OperatorReport }) {
  const { days, funnel, offers, leads, content, events, mail } = report;
  const number = new Intl.NumberFormat(getLocale());
  const date = new Intl.DateTimeFormat(getLocale(), { month: "short", day: "numeric", timeZone: "UTC" });
  const format = (value: number) => number.format(value);
  const dayName = (day: string) => date.format(new Date(`${day}T12:00:00Z`));
  const save = (table: OperatorTable) => void saveTable(table, report);
  const empty = m.operator_nothing();
  const totals = {
    visits: sum(days.map((day) => day.visits)),
    views: sum(days.map((day) => day.views)),
    signUps: sum(days.map((day) => day.signUps)),
    leads: sum(days.map((day) => day.leads)),
  };
  const shown = funnel[0]?.visits ?? 0;

  return (
    <>
      <dl className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-4">
        <Headline name={m.operator_visits()} value={format(totals.visits)} />
        <Headline name={m.operator_views()} value={format(totals.views)} />
        <Headline name={m.operator_sign_ups()} value={format(totals.signUps)} />
        <Headline name={m.operator_leads()} value={format(totals.leads)} />
      </dl>
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        <Panel title={m.operator_visits_by_day()} table="days" save={save} className="lg:col-span-2">
          <p className="mt-1 mb-3 flex flex-wrap gap-x-5 text-[0.9rem] text-muted">
            <Key name={m.operator_views()} className="stroke-dawn" />
            <Key name={m.operator_visits()} className="stroke-water" />
          </p>
          <LinePlot
            title={m.operator_plot({
              visits: format(totals.visits),
              views: format(totals.views),
              from: dayName(report.from),
              to: dayName(report.to),
            })}
            labels={days.map(({ day }) => dayName(day))}
            format={format}
            series={[
              { name: "views", values: days.map((day) => day.views), stroke: "stroke-dawn" },
              {
                name: "visits",
                values: days.map((day) => day.visits),
                stroke: "stroke-water",
                fill: "fill-water/10",
              },
            ]}
          />
          <details className="mt-2">
            <summary className="inline-flex min-h-11 items-center text-[0.93rem] text-muted underline">
              {m.operator_as_table()}
            </summary>
            <FigureTable
              caption={m.operator_visits_by_day()}
              columns={[
                m.operator_day(),
                m.operator_visits(),
                m.operator_views(),
                m.operator_sign_ups(),
                m.operator_leads(),
              ]}
              rows={days.map(({ day, ...counts }) => [
                day,
                counts.visits,
                counts.views,
                counts.signUps,
                counts.leads,
              ])}
              format={format}
              empty={empty}
            />
          </details>
        </Panel>
        <Panel title={m.operator_funnel()} table="funnel" save={save}>
          <BarList
            empty={empty}
            bars={funnel.map(({ step, visits }) => ({
              name: eventLabels[step](),
              value: visits,
              label: m.operator_share({ count: format(visits), percent: percent(visits, shown) }),
            }))}
          />
        </Panel>
        <Panel title={m.operator_leads_by_source()} table="leads" save={save}>
          <BarList
            empty={empty}
            bars={leads.map((row) => ({
              name: sourceLabels(row.source),
              value: row.leads,
              label: format(row.leads),
            }))}
          />
        </Panel>
        <Panel title={m.operator_content()} table="content" save={save} className="lg:col-span-2">
          <FigureTable
            caption={m.operator_content()}
            columns={[m.operator_page(), m.operator_views(), m.operator_visits()]}
            rows={content.map(({ path, title, views, visits }) => [
              title ? `${title.split(" · ")[0]} — ${path}` : path,
              views,
              visits,
            ])}
            format={format}
            empty={empty}
          />
        </Panel>
        <Panel title={m.operator_offers()} table="offers" save={save}>
          <FigureTable
            caption={m.operator_offers()}
            columns={[m.operator_offer(), m.operator_shown(), m.operator_accepted(), m.operator_completed()]}
            rows={offers.map((row) => [row.offer, row.shown, row.accepted, row.completed])}
            format={format}
            empty={empty}
          />
        </Panel>
        <Panel title={m.operator_mail()} table="mail" save={save}>
          <FigureTable
            caption={m.operator_mail()}
            columns={[
              m.operator_mail_kind(),
              m.operator_sent(),
              m.operator_failed_mail(),
              m.operator_waiting(),
            ]}
            rows={mail.map((row) => [mailKindLabels(row.mail), row.sent, row.failed, row.waiting])}
            format={format}
            empty={empty}
          />
        </Panel>
        <Panel title={m.operator_events()} table="events" save={save} className="lg:col-span-2">
          <FigureTable
            caption={m.operator_events()}
            columns={[m.operator_event(), m.operator_times(), m.operator_visits()]}
            rows={events.map((row) => [eventLabels[row.event](), row.events, row.visits])}
            format={format}
            empty={empty}
          />
        </Panel>
      </div>
    </>
  );
}
