import {
  type Feast,
  feastOn,
  type Holiday,
  isHoliday,
  type Season,
  seasonOf,
} from "../../../contracts/church-year.ts";
import type { ContentItem } from "../../../contracts/content.ts";
import { type Day, isoDay } from "../../i18n/daily.ts";

export type Occasion = Feast | Holiday | `season-${Exclude<Season, "ordinary">}`;

/** What the church keeps on a day: a feast by its name, else the season; and a holiday, where the text is about it. */
export function occasionOf(day: Day, { properties }: ContentItem): Occasion | null {
  const { scheduledDay } = properties;
  if (typeof scheduledDay === "string" && isHoliday(scheduledDay)) return scheduledDay;
  const date = isoDay(day);
  const season = seasonOf(date);
  return feastOn(date) ?? (season === "ordinary" ? null : `season-${season}`);
}
