import { type FormEvent, useState } from "react";
import { weekdays } from "../../../contracts/member-paths.ts";
import type { PushChoices } from "../../../contracts/push.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { Field } from "../../ui/field.tsx";
import { SubmitButton } from "../../ui/form-buttons.tsx";
import { DayToggles } from "../rhythm/day-toggles.tsx";
import { deviceZone } from "./device-zone.ts";

interface PushFormProps {
  start: PushChoices;
  /** Schedules are a member's. */
  member: boolean;
  onSave(choices: PushChoices): Promise<void>;
}

/** Hour, days and what about, of a device that gets reminders. */
export function PushForm({ start, member, onSave }: PushFormProps) {
  const [choices, setChoices] = useState(start);
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<PushChoices>) => setChoices((before) => ({ ...before, ...change }));
  const days = weekdays.filter((day) => !choices.quietDays.includes(day));
  const error =
    days.length === 0
      ? m.notifications_push_no_day()
      : choices.verse || (member && choices.course)
        ? undefined
        : m.notifications_push_nothing();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || error || choices.time === "") return;
    setBusy(true);
    await onSave({ ...choices, timeZone: deviceZone() });
    setBusy(false);
  }
  const about = (name: "verse" | "course", label: string) => (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-water"
        checked={choices[name]}
        onChange={({ target }) => set({ [name]: target.checked })}
      />
      <span>{label}</span>
    </label>
  );

  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={m.notifications_push_time()}
        hint={m.notifications_push_zone({ zone: deviceZone().replaceAll("_", " ") })}
        error={choices.time === "" ? m.notifications_time_invalid() : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="time"
            value={choices.time}
            onChange={({ target }) => set({ time: target.value })}
          />
        )}
      </Field>
      <DayToggles
        legend={m.notifications_push_days()}
        days={days}
        onChange={(wanted) => set({ quietDays: weekdays.filter((day) => !wanted.includes(day)) })}
      />
      <fieldset>
        <legend className="font-semibold">{m.notifications_push_about()}</legend>
        <div className="mt-1">
          {about("verse", m.notifications_push_verse())}
          {member && about("course", m.notifications_push_course())}
        </div>
      </fieldset>
      {error && (
        <p role="alert" className="font-semibold text-dawn">
          {error}
        </p>
      )}
      <div>
        <SubmitButton busy={busy}>{m.notifications_push_save()}</SubmitButton>
      </div>
    </form>
  );
}
