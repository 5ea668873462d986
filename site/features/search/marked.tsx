import type { ReactNode } from "react";
import type { Marks } from "../../../contracts/search.ts";

/** Text with the words that were found marked; the text itself stays text. */
export function Marked({ text, marks }: { text: string; marks: Marks }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className="rounded-[3px] bg-dawn/20 text-inherit">
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return [...parts, text.slice(at)];
}
