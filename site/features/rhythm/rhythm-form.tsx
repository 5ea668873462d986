import { type FormEvent, useState } from "react";
import type { Rhythm } from "../../../contracts/member.ts";
import type { Weekday } from "../../../contracts/member-paths.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { DayToggles } from "./day-toggles.tsx";

interface RhythmFormProps {
  start: Rhythm;
  isSet: boolean;
  onSave(rhythm: Rhythm): Promise<void>;
  onRemove(): Promise<void>;
}

export function RhythmForm({ start, isSet, onSave, onRemove }: RhythmFormProps) {
  const [days, setDays] = useState<readonly Weekday[]>(start.days);
  const [time, setTime] = useState(start.time);
  const [remind, setRemind] = useState(start.remind);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    await onSave({ days: [...days], time, timeZone: start.timeZone, remind });
    setBusy(false);
  }

  return (
    <form className="mt-5 grid gap-5" onSubmit={(event) => void submit(event)}>
      <DayToggles legend={m.rhythm_days()} days={days} onChange={setDays} />
      <label className="grid gap-1">
        <span className="font-semibold">{m.rhythm_time()}</span>
        <input
          type="time"
          required
          value={time}
          onChange={({ target }) => setTime(target.value)}
          className="h-11 w-36 rounded-sm border border-line bg-paper px-3"
        />
        <span className="text-[0.9rem] text-muted">
          {m.rhythm_zone({ zone: start.timeZone.replaceAll("_", " ") })}
        </span>
      </label>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-water"
          checked={remind}
          onChange={({ target }) => setRemind(target.checked)}
        />
        <span>{m.rhythm_remind()}</span>
      </label>
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          disabled={busy || days.length === 0}
          className="pill bg-water text-on-water hover:opacity-90 disabled:opacity-50"
        >
          {m.rhythm_save()}
        </button>
        {isSet && (
          <button
            type="button"
            className="pill border border-line hover:bg-sand"
            onClick={() => void onRemove()}
          >
            {m.rhythm_remove()}
          </button>
        )}
      </div>
    </form>
  );
}
