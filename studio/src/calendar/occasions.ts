/** The names of days, in the words of the site. */
import {
  civilDay,
  defaultHolidays,
  feastOn,
  type Holiday,
  type Holidays,
  holidaysWith,
  parseHolidays,
  type Season,
  seasonOf,
} from "../../../contracts/church-year.ts";
import english from "../../../site/features/verses/messages/en-US.json" with { type: "json" };
import spanish from "../../../site/features/verses/messages/es.json" with { type: "json" };
import { type Locale, locales } from "../languages.ts";

const messages: Record<Locale, Record<string, unknown>> = { "en-US": english, es: spanish };

export interface Occasion {
  name: string;
  words: Record<Locale, string>;
  languages: readonly Locale[];
}

const occasion = (name: string, languages: readonly Locale[] = locales): Occasion => {
  const key = `occasion_${name.replaceAll("-", "_")}`;
  const word = (locale: Locale) => String(messages[locale][key] ?? name);
  return { name, words: { "en-US": word("en-US"), es: word("es") }, languages };
};

/** Those that the operator observes, by the same settings as the site's. */
export function observedHolidays(env: Record<string, string | undefined> = process.env): Holidays {
  const read = (written: string | undefined) =>
    written?.trim() ? parseHolidays(written).observed : undefined;
  return holidaysWith(read(env.HOLIDAYS_EN_US), read(env.HOLIDAYS_ES)) ?? defaultHolidays;
}

export function occasionsOn(day: string, holidays: Holidays): Occasion[] {
  const feast = feastOn(day);
  const year = Number(day.slice(0, 4));
  const observed = new Map<Holiday, Locale[]>();
  for (const locale of locales)
    for (const [name, rule] of Object.entries(holidays[locale]) as [Holiday, string][])
      if (civilDay(rule, year) === day) observed.set(name, [...(observed.get(name) ?? []), locale]);
  return [
    ...(feast ? [occasion(feast)] : []),
    ...[...observed].map(([name, languages]) => occasion(name, languages)),
  ];
}

export function seasonWords(day: string): Record<Locale, string> | undefined {
  const season: Season = seasonOf(day);
  return season === "ordinary" ? undefined : occasion(`season-${season}`).words;
}
