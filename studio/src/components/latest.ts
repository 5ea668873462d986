"use client";
/** Asks after a pause in typing; an answer to what was typed before is thrown away. */
import { useEffect, useState } from "react";

export type Answer<T> = { state: "none" | "asking" | "failed" } | { state: "known"; value: T };

export function useLatest<T>(
  key: string,
  ask: (key: string, signal: AbortSignal) => Promise<T>,
  pauseMs: number,
): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ state: "none" });
  useEffect(() => {
    if (key === "") {
      setAnswer({ state: "none" });
      return;
    }
    const control = new AbortController();
    const timer = setTimeout(async () => {
      setAnswer((before) => (before.state === "known" ? before : { state: "asking" }));
      try {
        const value = await ask(key, control.signal);
        if (!control.signal.aborted) setAnswer({ state: "known", value });
      } catch {
        if (!control.signal.aborted) setAnswer({ state: "failed" });
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [key, ask, pauseMs]);
  return answer;
}
