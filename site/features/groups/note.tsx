import { Flag, Trash2 } from "lucide-react";
import type { GroupNote } from "../../../contracts/groups.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { ConfirmButton } from "./confirm-button.tsx";

interface NoteProps {
  note: GroupNote;
  /** Not sent yet. */
  isPending: boolean;
  onRemove(): Promise<void>;
  onReport(): Promise<void>;
}

const when = (moment: string) =>
  new Intl.DateTimeFormat(getLocale(), {
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(moment));

/** Text and nothing but text: no links are made of it. */
export function Note({ note, isPending, onRemove, onReport }: NoteProps) {
  const { isMine, text, writtenAt, state } = note;
  const by = note.by || m.groups_nameless();
  return (
    <li className="flex flex-wrap items-start gap-x-3">
      <div className="min-w-0 flex-1">
        <p className="text-[0.92rem] text-muted">
          <span className="font-semibold text-ink">{isMine ? m.groups_you() : by}</span>
          {" · "}
          {isPending ? m.groups_note_waiting() : <time dateTime={writtenAt}>{when(writtenAt)}</time>}
        </p>
        {text && <p className="mt-0.5 wrap-anywhere whitespace-pre-line">{text}</p>}
        {state !== "shown" && (
          <p className="mt-1 text-[0.92rem] text-muted italic">
            {state === "reported" ? m.groups_note_reported() : m.groups_note_removed()}
          </p>
        )}
      </div>
      {isMine ? (
        <ConfirmButton
          label={m.groups_note_delete()}
          className="icon-button"
          question={m.groups_note_delete_ask()}
          yes={m.groups_note_delete_yes()}
          onYes={onRemove}
        >
          <Trash2 className="size-5" aria-hidden="true" />
        </ConfirmButton>
      ) : (
        <ConfirmButton
          label={m.groups_note_report({ name: by })}
          className="icon-button"
          question={m.groups_note_report_ask()}
          yes={m.groups_note_report_yes()}
          onYes={onReport}
        >
          <Flag className="size-5" aria-hidden="true" />
        </ConfirmButton>
      )}
    </li>
  );
}
