import { useCallback, useEffect, useRef, useState } from "react";

export type Saving = "saved" | "waiting" | "failed";

const pauseMs = 900;
const retryMs = 5000;

/** Saves what is newest a moment after the last change, and again until it is taken; leaving before that is asked about. */
export function useSaving<T>(save: (value: T) => Promise<void>) {
  const [state, setState] = useState<Saving>("saved");
  const newest = useRef<T | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<void>>(undefined);

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const value = newest.current;
    if (value === undefined) return;
    try {
      underWay.current = save(value);
      await underWay.current;
      if (newest.current !== value) return;
      newest.current = undefined;
      setState("saved");
    } catch (error) {
      if (newest.current === undefined) return;
      console.warn("The journal could not be saved; it is tried again.", error);
      setState("failed");
      timer.current = setTimeout(() => void flush(), retryMs);
    }
  }, [save]);

  const change = useCallback(
    (value: T) => {
      newest.current = value;
      setState("waiting");
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), pauseMs);
    },
    [flush],
  );

  /** What is written is not wanted any more: it resolves when nothing of it is on its way. */
  const drop = useCallback(async () => {
    clearTimeout(timer.current);
    newest.current = undefined;
    await underWay.current?.catch(() => {});
  }, []);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => newest.current !== undefined && event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("beforeunload", ask);
      void flush();
    };
  }, [flush]);

  return { state, change, flush, drop };
}
