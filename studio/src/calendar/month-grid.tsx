// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table that the arrow keys move in is a grid
// biome-ignore-all lint/a11y/noRedundantRoles: as a list of days it is no table to the browser, and its roles stay
// biome-ignore-all lint/a11y/useFocusableInteractive: an empty cell is nowhere to go
"use client";
/** The days of a month as a grid that the arrow keys move in. */
import { type DragEvent, type KeyboardEvent, type Ref, useState } from "react";
import { type Locale, languageNames } from "../languages.ts";
import { dayAfterKey, longDay, weekdays, weeksOf } from "./dates.ts";
import type { CalendarDay, Series } from "./month.ts";
import type { CalendarItem } from "./read.ts";
import { calendarWords, headingIn, seriesWords } from "./words.ts";

interface Props {
  ref: Ref<HTMLTableElement>;
  days: readonly CalendarDay[];
  locale: Locale;
  label: string;
  today: string;
  current: string;
  onFocusDay(date: string): void;
  onOpen(date: string): void;
  onMove(item: CalendarItem, to: string): void;
  editorOf(item: CalendarItem): string;
}

const dragType = "application/x-calendar-item";

interface Entry {
  key: string;
  item: CalendarItem;
  kind: string;
  isMovable: boolean;
  note?: string;
}

/** What a cell says of its day, in the order of a reader's day. */
function entriesOf(day: CalendarDay, locale: Locale): Entry[] {
  const words = calendarWords[locale];
  const name = (series: Series) => seriesWords[series][locale];
  const note = (...notes: (string | false | undefined)[]) => notes.filter(Boolean).join(", ");
  return [
    ...day.shown.map(({ series, item, isMovable, repeats, languages }) => ({
      key: `${series} ${item.id}`,
      item,
      kind: name(series),
      isMovable,
      note: note(
        repeats.length > 0 && words.repeat,
        item.status === "changed" && words.changed,
        languages.length === 1 && words.only(languages[0]!),
      ),
    })),
    ...day.hidden.map(({ series, item, isMovable }) => ({
      key: `hidden ${item.id}`,
      item,
      kind: name(series),
      isMovable,
      note: words.hidden,
    })),
    ...day.drafts
      .filter(({ item }) => item.status === "draft")
      .map(({ series, item, isMovable }) => ({
        key: `draft ${item.id}`,
        item,
        kind: name(series),
        isMovable,
        note: words.draft,
      })),
    ...day.coming.map(({ item, isMovable }) => ({
      key: `coming ${item.id}`,
      item,
      kind: words.comes,
      isMovable,
      note: item.status === "draft" ? words.draft : "",
    })),
    ...day.planned.map(({ action, locale: of, item }) => ({
      key: `planned ${item.id} ${of} ${action}`,
      item,
      kind: words[action],
      isMovable: false,
      note: languageNames[of],
    })),
  ];
}

export function MonthGrid(props: Props) {
  const { ref, days, locale, label, current } = props;
  const weeks = weeksOf(days, locale);
  const active = days.some(({ date }) => date === current) ? current : days[0]!.date;
  return (
    <table
      ref={ref}
      className="calendar__grid"
      role="grid"
      aria-label={label}
      aria-describedby="calendar-hint"
    >
      <thead role="rowgroup">
        <tr role="row">
          {weekdays(locale).map(({ short, long }) => (
            <th key={long} role="columnheader" scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {weeks.map((week, nth) => (
          <tr key={week.find(Boolean)?.date ?? nth} role="row">
            {week.map((day, column) =>
              day ? (
                <DayCell key={day.date} {...props} day={day} isActive={day.date === active} />
              ) : (
                <td key={column} role="gridcell" className="calendar__outside" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps extends Omit<Props, "ref"> {
  day: CalendarDay;
  isActive: boolean;
}

function DayCell({ day, isActive, locale, today, onFocusDay, onOpen, onMove, editorOf }: CellProps) {
  const [isTarget, setTarget] = useState(false);
  const words = calendarWords[locale];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const next = dayAfterKey(event.key, day.date, locale);
    if (next) onFocusDay(next);
    else if (event.key === "Enter" || event.key === " ") onOpen(day.date);
    else return;
    event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setTarget(false);
    const { from, ...item } = JSON.parse(event.dataTransfer.getData(dragType) || "{}") as CalendarItem & {
      from?: string;
    };
    if (from && from !== day.date) onMove(item, day.date);
  };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    setTarget(true);
  };
  const occasions = day.occasions.map((each) => each.words[locale]).join(", ");
  const gaps = day.gaps.map(({ series, languages }) =>
    [seriesWords[series][locale], languages.length === 1 ? `(${languages[0]})` : ""]
      .filter(Boolean)
      .join(" "),
  );
  return (
    <td
      role="gridcell"
      data-date={day.date}
      tabIndex={isActive ? 0 : -1}
      {...(day.date === today ? { "aria-current": "date" as const } : {})}
      className={isTarget ? "calendar__day calendar__day--target" : "calendar__day"}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (!(event.target as Element).closest("a")) onOpen(day.date);
      }}
      onDragOver={onDragOver}
      onDragLeave={() => setTarget(false)}
      onDrop={onDrop}
    >
      <div className="calendar__date">
        <span className="calendar__number" aria-hidden="true">
          {Number(day.date.slice(8))}
        </span>
        <span className="calendar__long">{longDay(day.date, locale)}</span>
        {occasions ? <span className="calendar__occasion">{occasions}</span> : null}
      </div>
      {gaps.length > 0 ? (
        <p className="calendar__gap">
          {words.gap}: {gaps.join(", ")}
        </p>
      ) : null}
      <ul>
        {entriesOf(day, locale).map(({ key, item, kind, isMovable, note }) => (
          <li key={key} className={`calendar__item calendar__item--${item.status}`}>
            <a
              href={editorOf(item)}
              tabIndex={-1}
              draggable={isMovable}
              onDragStart={(event) => {
                event.dataTransfer.setData(dragType, JSON.stringify({ ...item, from: day.date }));
                event.dataTransfer.effectAllowed = "move";
              }}
            >
              <span className="calendar__kind">{kind}</span> {headingIn(item, locale)}
              {note ? <em className="calendar__note"> {note}</em> : null}
            </a>
          </li>
        ))}
      </ul>
    </td>
  );
}
