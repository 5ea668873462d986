"use client";
/** A day by itself: every item with its reason, its editor, and another day for it. */
import { useEffect, useId, useRef, useState } from "react";
import { cycleYear } from "../../../contracts/site.ts";
import { type Locale, languageNames } from "../languages.ts";
import { longDay, shortDay, timeOf } from "./dates.ts";
import type { CalendarDay, Shown } from "./month.ts";
import type { CalendarItem } from "./read.ts";
import type { NewItem } from "./use-calendar.ts";
import { calendarWords, headingIn, reasonWords, seriesWords } from "./words.ts";

interface Props {
  day: CalendarDay;
  locale: Locale;
  onClose(): void;
  onMove(item: CalendarItem, to: string): void;
  onCreate(series: NewItem): void;
  editorOf(item: CalendarItem): string;
}

const creatable: readonly NewItem[] = ["verse", "evening", "prayer", "trivia"];

export function DayPanel({ day, locale, onClose, onMove, onCreate, editorOf }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const words = calendarWords[locale];
  const title = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const row = (
    key: string,
    kind: string,
    item: CalendarItem,
    isMovable: boolean,
    notes: (string | undefined)[],
  ) => (
    <ItemRow
      key={key}
      kind={kind}
      item={item}
      isMovable={isMovable}
      notes={notes.filter((note): note is string => note !== undefined)}
      day={day.date}
      locale={locale}
      onMove={onMove}
      editorOf={editorOf}
    />
  );
  const statusOf = ({ status }: CalendarItem) =>
    status === "draft" ? words.draft : status === "changed" ? words.changed : undefined;
  return (
    <dialog ref={dialog} className="calendar__panel" aria-labelledby={title} onClose={onClose}>
      <div className="calendar__title">
        <h2 id={title}>{longDay(day.date, locale)}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
      <p>
        {[...day.occasions.map((each) => each.words[locale]), day.season?.[locale]]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <ul>
        {day.shown.map((shown) =>
          row(
            `${shown.series} ${shown.item.id}`,
            seriesWords[shown.series][locale],
            shown.item,
            shown.isMovable,
            [
              [reasonWords[shown.by][locale], shown.rule].filter(Boolean).join(": "),
              shown.languages.length === 1 ? words.only(shown.languages[0]!) : undefined,
              statusOf(shown.item),
              ...repeatNotes(shown, locale),
            ],
          ),
        )}
        {day.gaps.map(({ series, languages }) => (
          <li key={series} className="calendar__gap">
            {seriesWords[series][locale]}: {words.gap}
            {languages.length === 1 ? ` (${words.only(languages[0]!)})` : ""}
          </li>
        ))}
        {day.hidden.map(({ series, item, isMovable }) =>
          row(`hidden ${item.id}`, seriesWords[series][locale], item, isMovable, [words.hidden]),
        )}
        {day.drafts.map(({ series, item, isMovable }) =>
          row(`draft ${item.id}`, seriesWords[series][locale], item, isMovable, [statusOf(item)]),
        )}
        {day.coming.map(({ item, isMovable }) =>
          row(`coming ${item.id}`, words.comes, item, isMovable, [statusOf(item)]),
        )}
        {day.planned.map(({ at, action, locale: of, item }) =>
          row(`planned ${item.id} ${of} ${action}`, words[action], item, false, [
            languageNames[of],
            timeOf(at, locale),
          ]),
        )}
      </ul>
      <div className="calendar__create">
        {creatable.map((series) => (
          <button key={series} type="button" onClick={() => onCreate(series)}>
            {words.create(seriesWords[series][locale])}
          </button>
        ))}
      </div>
    </dialog>
  );
}

const repeatNotes = ({ repeats }: Shown, locale: Locale): string[] =>
  repeats.map(({ date, heading, same }) =>
    same === "item"
      ? calendarWords[locale].sameItem(shortDay(date, locale))
      : calendarWords[locale].samePassage(shortDay(date, locale), heading),
  );

interface RowProps extends Pick<Props, "locale" | "onMove" | "editorOf"> {
  kind: string;
  item: CalendarItem;
  isMovable: boolean;
  notes: readonly string[];
  day: string;
}

function ItemRow({ kind, item, isMovable, notes, day, locale, onMove, editorOf }: RowProps) {
  const [isMoving, setMoving] = useState(false);
  const words = calendarWords[locale];
  const field = useId();
  const isYearly = notes.includes(reasonWords.cycle[locale]);
  return (
    <li className={`calendar__item calendar__item--${item.status}`}>
      <p>
        <span className="calendar__kind">{kind}</span> <strong>{headingIn(item, locale)}</strong>
        {item.passage ? ` · ${item.passage}` : ""}
      </p>
      {notes.map((note) => (
        <p key={note} className="calendar__note">
          {note}
        </p>
      ))}
      <a href={editorOf(item)}>{words.edit}</a>
      {isMovable && !isMoving ? (
        <button type="button" onClick={() => setMoving(true)}>
          {words.move}
        </button>
      ) : null}
      {isMoving ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const to = String(new FormData(event.currentTarget).get("to"));
            if (to !== day) onMove(item, to);
          }}
        >
          <label htmlFor={field}>{words.moveTo}</label>
          <input
            id={field}
            name="to"
            type="date"
            required
            min={`${cycleYear}-01-01`}
            max="2048-12-31"
            defaultValue={day}
          />
          {isYearly ? <p className="calendar__note">{words.everyYear}</p> : null}
          <button type="submit">{words.moveNow}</button>
          <button type="button" onClick={() => setMoving(false)}>
            {words.cancel}
          </button>
        </form>
      ) : null}
    </li>
  );
}
