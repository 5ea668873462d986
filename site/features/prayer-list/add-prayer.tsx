import { Plus } from "lucide-react";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { prayerListLimits } from "../../../contracts/prayer-list-paths.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { useSecondTap } from "../../ui/use-second-tap.ts";

/** One field and one tap; the rest can be said later. */
export function AddPrayer({ onAdd }: { onAdd(what: string): void }) {
  const id = useId();
  const [what, setWhat] = useState("");
  const [added, setAdded] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const tap = useSecondTap();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const trimmed = what.trim();
    setWhat("");
    if (!trimmed) {
      if (!tap.isSecond()) field.current?.reportValidity();
      return;
    }
    tap.sent();
    onAdd(trimmed);
    setAdded(trimmed);
  }

  return (
    <form className="mt-6" data-no-print noValidate onSubmit={submit}>
      <label htmlFor={id} className="font-semibold">
        {m.prayer_list_add_label()}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          ref={field}
          id={id}
          value={what}
          required
          maxLength={prayerListLimits.what}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setWhat(event.target.value)}
          className="min-h-12 w-full min-w-0 rounded-full border border-muted bg-paper px-5"
        />
        <button type="submit" className="pill min-h-12 shrink-0 bg-water text-on-water hover:opacity-90">
          <Plus className="size-5" aria-hidden="true" />
          {m.prayer_list_add()}
        </button>
      </div>
      <p role="status" className="sr-only">
        {added && m.prayer_list_added({ what: added })}
      </p>
    </form>
  );
}
