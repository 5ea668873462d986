import { type FormEvent, type ReactNode, useId, useRef } from "react";
import type { NoteReports } from "../../../contracts/groups.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink } from "../../ui/app-link.tsx";
import { QuietButton } from "../../ui/form-buttons.tsx";
import { LoadingState } from "../../ui/loading-state.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { decide, loadNotes, unblock } from "./load-notes.ts";

type Reports = NoteReports["open"][number]["reports"];
type Decision = "restore" | "remove";

const when = (moment: string) =>
  new Intl.DateTimeFormat(getLocale(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(moment));

interface ReportedWordsProps {
  /** Whose they are, and where. */
  children: ReactNode;
  words: string;
  reports: Reports;
  remove: string;
  onDecide(decision: Decision, block: boolean): void;
}

/** A note or a name, and what can be decided about it. */
function ReportedWords({ children, words, reports, remove, onDecide }: ReportedWordsProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const block = new FormData(event.currentTarget).get("block") === "on";
    onDecide((submitter as HTMLButtonElement).value as Decision, block);
  }
  return (
    <li className="rounded-md border border-line p-4 wrap-anywhere">
      <p className="text-[0.92rem] text-muted">{children}</p>
      <blockquote className="mt-2 whitespace-pre-line">{words}</blockquote>
      {reports.map(({ by, at }) => (
        <p key={by + at} className="mt-2 text-[0.92rem] text-muted">
          {m.operator_notes_reported({ name: by, when: when(at) })}
        </p>
      ))}
      {reports.length === 0 && (
        <p className="mt-2 text-[0.92rem] text-muted">{m.operator_notes_reported_nobody()}</p>
      )}
      <form className="mt-3 flex flex-wrap items-center gap-3" onSubmit={submit}>
        <label className="flex min-h-11 w-full items-center gap-3">
          <input type="checkbox" name="block" className="size-5 accent-water" />
          {m.operator_notes_block()}
        </label>
        <QuietButton type="submit" value="restore">
          {m.operator_notes_restore()}
        </QuietButton>
        <QuietButton type="submit" value="remove">
          {remove}
        </QuietButton>
      </form>
    </li>
  );
}

/** Words that members reported, to be shown again or removed. */
export function ReportedNotes() {
  const id = useId();
  const { value: notes, failed, reload, update } = useLoaded(loadNotes);
  const isChanging = useRef(false);
  /** One at a time: what is decided cannot be decided again. */
  async function change(call: () => Promise<NoteReports | undefined>) {
    if (isChanging.current) return;
    isChanging.current = true;
    const answer = await call().catch(() => undefined);
    isChanging.current = false;
    if (answer) update(() => answer);
    else reload();
    showToast(
      answer
        ? { title: m.operator_notes_saved(), color: "success" }
        : { title: m.operator_notes_not_saved(), color: "error" },
    );
  }
  return (
    <section aria-labelledby={id} className="mt-6 rounded-md border border-line p-5 md:p-6">
      <h2 id={id} className="text-[1.2rem]">
        {m.operator_notes()}
      </h2>
      <p className="mt-1 text-[0.95rem] text-muted">{m.operator_notes_lead()}</p>
      <div className="mt-3 min-h-24">
        {!notes && <LoadingState failed={failed} retry={reload} label={m.operator_notes_failed()} />}
        {notes && notes.open.length + notes.names.length === 0 && <p>{m.operator_notes_none()}</p>}
        {notes && notes.open.length + notes.names.length > 0 && (
          <ul className="grid gap-4">
            {notes.open.map((note) => (
              <ReportedWords
                key={note.id}
                words={note.text}
                reports={note.reports}
                remove={m.operator_notes_remove()}
                onDecide={(decision, block) => void change(() => decide(note.id, { decision, block }))}
              >
                {m.operator_notes_by({ ...note, writer: note.writer || m.operator_notes_nobody() })} ·{" "}
                <AppLink to={note.lesson.path} className="underline">
                  {note.lesson.title || note.lesson.path}
                </AppLink>{" "}
                · {when(note.writtenAt)}
              </ReportedWords>
            ))}
            {notes.names.map(({ id: nameId, name, group, plan, reports }) => (
              <ReportedWords
                key={nameId}
                words={name}
                reports={reports}
                remove={m.operator_notes_name_remove()}
                onDecide={(decision, block) => void change(() => decide(nameId, { decision, block }))}
              >
                {m.operator_notes_name({ group, plan })}
              </ReportedWords>
            ))}
          </ul>
        )}
      </div>
      {notes && notes.decided.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 items-center text-[0.93rem] text-muted underline">
            {m.operator_notes_decided()}
          </summary>
          <ul className="mt-2 grid gap-2">
            {notes.decided.map(({ id: decisionId, decision, plan, decidedAt, isBlocked }) => (
              <li key={decisionId} className="flex flex-wrap items-center gap-3">
                <span>
                  {decision === "restore" ? m.operator_notes_restored() : m.operator_notes_removed()}
                  {" · "}
                  {plan} · {when(decidedAt)}
                </span>
                {isBlocked && (
                  <QuietButton onClick={() => void change(() => unblock(decisionId))}>
                    {m.operator_notes_unblock()}
                  </QuietButton>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
