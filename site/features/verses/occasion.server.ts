import { type Feast, feastOn, type Season, seasonOf } from "../../../contracts/church-year.ts";
import { type Day, isoDay } from "../../i18n/daily.ts";

/** What the church keeps on a day: a feast by its name, else the season. */
export type Occasion = Feast | `season-${Exclude<Season, "ordinary">}`;

export function occasionOf(day: Day): Occasion | null {
  const date = isoDay(day);
  const season = seasonOf(date);
  return feastOn(date) ?? (season === "ordinary" ? null : `season-${season}`);
}
