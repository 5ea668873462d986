import { type Weekday, weekdays } from "../../../contracts/member-paths.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";

/** 2024-01-01 was a Monday. */
const dayName = (index: number, weekday: "short" | "long") =>
  new Intl.DateTimeFormat(getLocale(), { weekday, timeZone: "UTC" }).format(Date.UTC(2024, 0, index + 1));

interface DayTogglesProps {
  legend: string;
  days: readonly Weekday[];
  onChange(days: Weekday[]): void;
}

/** The days of the week, each on or off. */
export function DayToggles({ legend, days, onChange }: DayTogglesProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-2 grid grid-cols-7 gap-1.5">
        {weekdays.map((day, index) => (
          <label
            key={day}
            className="grid min-h-11 cursor-pointer place-items-center rounded-sm border border-line text-[0.9rem] has-checked:border-water has-checked:bg-water has-checked:text-on-water has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-water"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={days.includes(day)}
              onChange={({ target }) =>
                onChange(target.checked ? [...days, day] : days.filter((one) => one !== day))
              }
              aria-label={dayName(index, "long")}
            />
            <span aria-hidden="true">{dayName(index, "short").slice(0, 2)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
