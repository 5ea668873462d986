"use client";
/** The month that is shown, read from the studio, and the moves of its items. */
import { useConfig } from "@payloadcms/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CalendarDay, Series } from "./month.ts";
import type { CalendarItem } from "./read.ts";

export interface Moved {
  item: CalendarItem;
  from: string;
  to: string;
}

interface Answer {
  message?: string;
  from: string;
  to: string;
  doc?: { id: string };
}

/** A quiz has no year: the site looks it up in the yearly cycle only. */
const newItem: Record<Exclude<Series, "reading">, (date: string) => [collection: string, data: object]> = {
  verse: (date) => ["verse", { scheduledDate: `${date}T12:00:00.000Z` }],
  evening: (date) => ["verse", { scheduledDate: `${date}T12:00:00.000Z`, evening: true }],
  prayer: (date) => ["prayer", { scheduledDate: `${date}T12:00:00.000Z` }],
  trivia: (date) => ["trivia", { scheduledDate: `2024${date.slice(4)}T12:00:00.000Z` }],
};
export type NewItem = keyof typeof newItem;

export function useCalendar(month: string) {
  const { config } = useConfig();
  const { api, admin } = config.routes;
  const [days, setDays] = useState<readonly CalendarDay[]>();
  const [problem, setProblem] = useState<string>();
  const [moved, setMoved] = useState<Moved>();
  const latest = useRef(month);

  const call = useCallback(
    async (path: string, body?: object): Promise<Answer & { days?: CalendarDay[] }> => {
      const answer = await fetch(`${api}${path}`, {
        credentials: "include",
        ...(body
          ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
          : {}),
      });
      const read = (await answer.json().catch(() => ({}))) as Answer & { errors?: { message: string }[] };
      if (!answer.ok) throw new Error(read.message ?? read.errors?.[0]?.message ?? String(answer.status));
      return read;
    },
    [api],
  );

  const load = useCallback(async () => {
    latest.current = month;
    try {
      const { days: read } = await call(`/calendar?month=${month}`);
      // Whoever turns the pages quickly sees the last one.
      if (latest.current !== month) return;
      setDays(read);
      setProblem(undefined);
    } catch (error) {
      setDays(undefined);
      setProblem((error as Error).message);
    }
  }, [call, month]);

  useEffect(() => {
    setDays(undefined);
    void load();
  }, [load]);

  const move = async (item: CalendarItem, to: string, isUndo = false) => {
    try {
      const { from, to: day } = await call("/calendar/move", {
        collection: item.collection,
        id: item.id,
        to,
      });
      setProblem(undefined);
      setMoved(isUndo ? undefined : { item, from, to: day });
      await load();
    } catch (error) {
      setMoved(undefined);
      setProblem((error as Error).message);
    }
  };

  /** A draft with the day in it, and straight into its editor. */
  const create = async (series: NewItem, date: string) => {
    const [collection, data] = newItem[series](date);
    try {
      const { doc } = await call(`/${collection}?draft=true&depth=0`, { ...data, _status: "draft" });
      window.location.assign(`${admin}/collections/${collection}/${doc!.id}`);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };

  return {
    days,
    problem,
    moved,
    load,
    move,
    create,
    dismiss: () => setMoved(undefined),
    editorOf: ({ collection, id }: CalendarItem) => `${admin}/collections/${collection}/${id}`,
  };
}
