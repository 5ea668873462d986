import { useEffect } from "react";

interface QuizKeys {
  on: boolean;
  /** The place of the answer whose number was pressed, from 0. */
  onNumber(index: number): void;
  onEnter(): void;
}

const isBusy = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable], [role=dialog]");

const hasOwnEnter = (target: EventTarget | null) =>
  target instanceof Element && target.closest("button, a, summary");

/** The number keys answer and Enter goes on, unless the key means something where the focus is. */
export function useQuizKeys({ on, onNumber, onEnter }: QuizKeys): void {
  useEffect(() => {
    if (!on) return;
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || isBusy(event.target)) return;
      if (/^[1-9]$/.test(event.key)) onNumber(Number(event.key) - 1);
      else if (event.key === "Enter" && !hasOwnEnter(event.target)) onEnter();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on, onNumber, onEnter]);
}
