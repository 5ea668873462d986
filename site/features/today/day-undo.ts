/** Loaded when something was done or is taken back; not before. */
import { showNote } from "../../ui/note.ts";
import { type DayMark, findDone, readRecord } from "./day-record.ts";
import { stepOf } from "./day-steps.ts";
import { dayEnd, save } from "./paint-day.ts";

export function takeBack(item: Omit<DayMark, "at">): void {
  const held = findDone(readRecord(), item);
  if (!held) return;
  save({ ...item, ...held, state: held.state === "sent" ? "undone" : "removed" }).catch(() => {});
  const place = dayEnd();
  if (place) showNote(place.dataset.undone!);
}

/** "Verse done. Undo" */
export function sayDone(item: Omit<DayMark, "at">): void {
  const { dataset } = dayEnd() ?? {};
  const said = dataset?.[stepOf(item.kind)!];
  if (!said) return;
  const undo = document.createElement("button");
  undo.type = "button";
  undo.className = "ml-2 min-h-11 px-2 font-semibold text-water underline";
  // It needs no React.
  undo.dataset.do = "note";
  undo.textContent = dataset.undo!;
  // Saving takes the note away.
  undo.onclick = () => takeBack(item);
  showNote(said, undo);
}
