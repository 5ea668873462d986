import { type FormEvent, useState } from "react";
import { groupLimits, groupPaths } from "../../../contracts/group-paths.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { newId } from "../../new-id.ts";
import { Field } from "../../ui/field.tsx";
import { SubmitButton } from "../../ui/form-buttons.tsx";
import { useSecondTap } from "../../ui/use-second-tap.ts";
import { write } from "../member-data/member-calls.ts";
import { openMember } from "../member-data/member-session.ts";

/** A note goes through the member's queue: without a network it waits, and arrives once. */
export function NoteForm({ groupId, lessonId }: { groupId: string; lessonId: string }) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const tap = useSecondTap();

  async function send(event: FormEvent) {
    event.preventDefault();
    const written = text.trim();
    if (!written) return tap.isSecond() ? undefined : setError(m.groups_note_empty());
    tap.sent();
    setError(undefined);
    setText("");
    openMember();
    const path = groupPaths.note(groupId, lessonId, newId());
    if (await write({ method: "PUT", path, body: { text: written } })) return;
    setText((since) => since || written);
    setError(m.groups_note_refused());
  }
  const left = groupLimits.note - text.length;
  return (
    <form className="mt-6" noValidate onSubmit={(event) => void send(event)}>
      <Field label={m.groups_note_label()} hint={m.groups_note_hint()} error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={groupLimits.note}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="mt-3 flex items-center justify-between gap-4">
        <SubmitButton busy={false}>{m.groups_note_send()}</SubmitButton>
        <span className="text-[0.92rem] text-muted" aria-live="polite">
          {left <= 100 && m.groups_note_left({ count: left })}
        </span>
      </div>
    </form>
  );
}
