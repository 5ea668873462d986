import { useCallback, useEffect, useId, useRef, useState } from "react";
import { memberLimits } from "../../../contracts/member-paths.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { useMemberState } from "../member-data/member-state.ts";
import { shownNote } from "../member-data/outbox.ts";
import { notePath, saveNote } from "./notes.ts";

const restMs = 800;
const fewLeft = 500;

interface SectionNoteProps {
  lessonId: string;
  sectionId: string;
}

/** Saves itself when the writing rests; without a network it waits on this device. */
export default function SectionNote({ lessonId, sectionId }: SectionNoteProps) {
  const path = notePath(lessonId, sectionId);
  const saved = useMemberState(({ state }) => shownNote(state, path));
  const isWaiting = useMemberState(({ state }) => state.outbox.some((entry) => entry.path === path));
  const [written, setWritten] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<string>(undefined);
  const id = useId();

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (unsaved.current !== undefined) saveNote(path, unsaved.current);
    unsaved.current = undefined;
  }, [path]);
  useEffect(() => {
    addEventListener("pagehide", save);
    return () => {
      removeEventListener("pagehide", save);
      save();
    };
  }, [save]);

  function write(text: string) {
    setWritten(text);
    unsaved.current = text;
    clearTimeout(timer.current);
    timer.current = setTimeout(save, restMs);
  }

  const text = written ?? saved?.text ?? "";
  const left = memberLimits.note - text.length;
  const state =
    unsaved.current !== undefined
      ? m.study_guides_note_saving()
      : isWaiting
        ? navigator.onLine
          ? m.study_guides_note_saving()
          : m.study_guides_note_waiting()
        : saved
          ? m.study_guides_note_saved()
          : m.study_guides_note_hint();
  return (
    <div className="mt-4 rounded-md bg-sand p-4">
      <label htmlFor={id} className="font-semibold">
        {m.study_guides_note()}
      </label>
      <textarea
        id={id}
        rows={4}
        maxLength={memberLimits.note}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={() => {
          // After blur the saved text is shown, so save all of it first.
          save();
          setWritten(undefined);
        }}
        className="mt-2 field-sizing-content min-h-28 w-full resize-y rounded-sm border border-line bg-paper p-3 font-serif text-[1.08rem] leading-[1.6]"
      />
      <p className="mt-1 text-[0.9rem] text-muted" role="status">
        {left < fewLeft ? m.study_guides_note_long({ count: left }) : state}
      </p>
    </div>
  );
}
