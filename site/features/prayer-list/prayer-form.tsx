import type { ReactNode, SubmitEvent } from "react";
import type { PrayerEntry } from "../../../contracts/prayer-list.ts";
import { prayerListLimits, type Reminder, reminders } from "../../../contracts/prayer-list-paths.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { Field } from "../../ui/field.tsx";
import { QuietButton, SubmitButton } from "../../ui/form-buttons.tsx";
import { localDate } from "../member-data/member-day.ts";
import { weekdayText } from "./prayer-words.ts";
import type { PrayerWords } from "./prayers.ts";

interface PrayerFormProps {
  prayer: PrayerEntry;
  onSave(words: PrayerWords): void;
  onCancel(): void;
}

/** Everything of a prayer that can be changed. */
export function EditForm({ prayer, onSave, onCancel }: PrayerFormProps) {
  return (
    <PrayerForm
      label={m.prayer_list_edit_of({ what: prayer.what })}
      submit={m.prayer_list_save()}
      onCancel={onCancel}
      onSubmit={(text) =>
        onSave({
          what: text("what"),
          who: text("who"),
          since: text("since"),
          remind: text("remind") as Reminder,
          answered: prayer.answered && { on: text("on"), note: text("note") },
        })
      }
    >
      <Field label={m.prayer_list_what()}>
        {(control) => (
          <textarea
            {...control}
            name="what"
            rows={2}
            required
            maxLength={prayerListLimits.what}
            defaultValue={prayer.what}
          />
        )}
      </Field>
      <Field label={m.prayer_list_who()}>
        {(control) => (
          <input
            {...control}
            name="who"
            maxLength={prayerListLimits.who}
            defaultValue={prayer.who}
            autoComplete="off"
          />
        )}
      </Field>
      <DateField label={m.prayer_list_since()} name="since" value={prayer.since} />
      <Field label={m.prayer_list_remind()} hint={m.prayer_list_remind_hint()}>
        {(control) => (
          <select {...control} name="remind" defaultValue={prayer.remind}>
            {reminders.map((remind) => (
              <option key={remind} value={remind}>
                {reminderOption(remind)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {prayer.answered && <AnswerFields {...prayer.answered} />}
    </PrayerForm>
  );
}

/** The day on which it was answered, and how. */
export function AnswerForm({ prayer, onSave, onCancel }: PrayerFormProps) {
  return (
    <PrayerForm
      label={m.prayer_list_answer_of({ what: prayer.what })}
      submit={m.prayer_list_answer_save()}
      onCancel={onCancel}
      onSubmit={(text) => onSave({ ...prayer, answered: { on: text("on"), note: text("note") } })}
    >
      <AnswerFields on={localDate()} note="" />
    </PrayerForm>
  );
}

function reminderOption(remind: Reminder): string {
  if (remind === "none") return m.prayer_list_remind_none();
  if (remind === "daily") return m.prayer_list_remind_daily();
  return m.prayer_list_remind_weekly({ day: weekdayText(remind) });
}

function AnswerFields({ on, note }: NonNullable<PrayerEntry["answered"]>) {
  return (
    <>
      <DateField label={m.prayer_list_answer_date()} name="on" value={on} />
      <Field label={m.prayer_list_answer_note()}>
        {(control) => (
          <textarea {...control} name="note" rows={3} maxLength={prayerListLimits.note} defaultValue={note} />
        )}
      </Field>
    </>
  );
}

function DateField({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <Field label={label}>
      {(control) => (
        <input {...control} type="date" name={name} required max={localDate()} defaultValue={value} />
      )}
    </Field>
  );
}

interface FormProps {
  label: string;
  submit: string;
  onSubmit(text: (name: string) => string): void;
  onCancel(): void;
  children: ReactNode;
}

function PrayerForm({ label, submit, onSubmit, onCancel, children }: FormProps) {
  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const what = form.elements.namedItem("what");
    if (what instanceof HTMLTextAreaElement && !what.value.trim()) {
      what.value = "";
      form.reportValidity();
      return;
    }
    const data = new FormData(form);
    onSubmit((name) => String(data.get(name) ?? "").trim());
  }

  return (
    <form
      aria-label={label}
      className="mt-3 grid gap-4 rounded-md bg-sand p-4 md:p-5"
      data-no-print
      onSubmit={send}
      onKeyDown={({ key }) => key === "Escape" && onCancel()}
    >
      {children}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={false}>{submit}</SubmitButton>
        <QuietButton className="min-h-12 hover:bg-paper" onClick={onCancel}>
          {m.prayer_list_cancel()}
        </QuietButton>
      </div>
    </form>
  );
}
