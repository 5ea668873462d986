"use client";
/** A month of what readers will find: a grid where there is room, a list of days where there is not. */
import { useTranslation } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import type { Locale } from "../languages.ts";
import "./calendar.css";
import { monthName, monthOfDay, otherMonth, shortDay, todayIs } from "./dates.ts";
import { DayPanel } from "./day-panel.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { useCalendar } from "./use-calendar.ts";
import { calendarWords, headingIn } from "./words.ts";

const isMonth = (text: string | undefined): text is string =>
  /^20[2-4]\d-(?:0[1-9]|1[0-2])$/.test(text ?? "");

export function CalendarPage({ firstMonth }: { firstMonth?: string }) {
  const { i18n } = useTranslation();
  const locale: Locale = i18n.language === "es" ? "es" : "en-US";
  const words = calendarWords[locale];
  const today = todayIs();
  const [current, setCurrent] = useState(isMonth(firstMonth) ? `${firstMonth}-01` : today);
  const [open, setOpen] = useState<string>();
  const month = monthOfDay(current);
  const calendar = useCalendar(month);
  const grid = useRef<HTMLTableElement>(null);
  /** A key has moved the focus to a day of a month that is still being read. */
  const focusNext = useRef(false);

  const focusDay = (date: string) => {
    focusNext.current = true;
    setCurrent(date);
  };
  useEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-date="${current}"]`);
    if (!focusNext.current || !calendar.days || !cell) return;
    focusNext.current = false;
    cell.focus();
  }, [calendar.days, current]);
  useEffect(() => {
    document.title = `${words.calendar} · Studio`;
  }, [words]);
  useEffect(() => {
    window.history.replaceState(window.history.state, "", `?month=${month}`);
  }, [month]);

  const openDay = calendar.days?.find(({ date }) => date === open);
  const close = () => {
    if (open) focusDay(open);
    setOpen(undefined);
  };
  return (
    <div className="calendar gutter--left gutter--right">
      <div className="calendar__header">
        <h1>{words.calendar}</h1>
        <div className="calendar__turn">
          <button
            type="button"
            aria-label={words.previous}
            onClick={() => setCurrent(`${otherMonth(month, -1)}-01`)}
          >
            ←
          </button>
          <h2 aria-live="polite">{monthName(month, locale)}</h2>
          <button
            type="button"
            aria-label={words.next}
            onClick={() => setCurrent(`${otherMonth(month, 1)}-01`)}
          >
            →
          </button>
          <button type="button" onClick={() => focusDay(today)}>
            {words.today}
          </button>
        </div>
      </div>
      <div role="status" className="calendar__status">
        {calendar.moved ? (
          <p>
            {words.moved(headingIn(calendar.moved.item, locale), shortDay(calendar.moved.to, locale))}{" "}
            <button
              type="button"
              onClick={() => void calendar.move(calendar.moved!.item, calendar.moved!.from, true)}
            >
              {words.undo}
            </button>{" "}
            <button type="button" aria-label={words.close} onClick={calendar.dismiss}>
              ×
            </button>
          </p>
        ) : null}
      </div>
      <div role="alert" className="calendar__problem">
        {calendar.problem ? (
          <p>
            {calendar.problem}{" "}
            <button type="button" onClick={() => void calendar.load()}>
              {words.again}
            </button>
          </p>
        ) : null}
      </div>
      {calendar.days ? (
        <>
          <p id="calendar-hint" className="calendar__hint">
            {words.hint}
          </p>
          <MonthGrid
            ref={grid}
            days={calendar.days}
            locale={locale}
            label={monthName(month, locale)}
            today={today}
            current={current}
            onFocusDay={focusDay}
            onOpen={setOpen}
            onMove={(item, to) => void calendar.move(item, to)}
            editorOf={calendar.editorOf}
          />
        </>
      ) : calendar.problem ? null : (
        <p>{words.loading}</p>
      )}
      {openDay ? (
        <DayPanel
          day={openDay}
          locale={locale}
          onClose={close}
          onMove={(item, to) => {
            close();
            void calendar.move(item, to);
          }}
          onCreate={(series) => void calendar.create(series, openDay.date)}
          editorOf={calendar.editorOf}
        />
      ) : null}
    </div>
  );
}
