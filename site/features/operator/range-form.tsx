import { m } from "../../i18n/paraglide/messages.js";
import type { Range } from "./load-report.ts";

const dayMs = 24 * 60 * 60_000;
const presets = [7, 30, 90];

/** The last `days` days that end with `to`. */
const lastDays = (to: string, days: number): Range => ({
  from: new Date(Date.parse(`${to}T12:00:00Z`) - (days - 1) * dayMs).toISOString().slice(0, 10),
  to,
});

interface RangeFormProps {
  range: Range;
  /** The server's, which may not be the browser's. */
  today: string;
  choose(range: Range): void;
}

export function RangeForm({ range, today, choose }: RangeFormProps) {
  return (
    <form
      key={`${range.from} ${range.to}`}
      className="flex flex-wrap items-end gap-x-3 gap-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        choose({ from: String(form.get("from")), to: String(form.get("to")) });
      }}
    >
      {presets.map((days) => {
        const preset = lastDays(today, days);
        const chosen = preset.from === range.from && preset.to === range.to;
        return (
          <button
            key={days}
            type="button"
            aria-pressed={chosen}
            className={`pill border px-4 text-[0.95rem] ${chosen ? "border-water text-water" : "border-line hover:bg-sand"}`}
            onClick={() => choose(preset)}
          >
            {m.operator_days({ days })}
          </button>
        );
      })}
      {(["from", "to"] as const).map((end) => (
        <label key={end} className="text-[0.85rem] text-muted max-sm:flex-1">
          {end === "from" ? m.operator_from() : m.operator_to()}
          <input
            type="date"
            name={end}
            required
            defaultValue={range[end]}
            max={today}
            className="block min-h-11 rounded-sm border border-muted bg-paper px-3 text-ink max-sm:w-full"
          />
        </label>
      ))}
      <button
        type="submit"
        className="pill border border-line px-4 text-[0.95rem] hover:bg-sand max-sm:w-full"
      >
        {m.operator_show()}
      </button>
    </form>
  );
}
