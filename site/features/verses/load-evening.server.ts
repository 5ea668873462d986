import * as z from "zod/mini";
import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { addDays, type Day, dailyDay } from "../../i18n/daily.ts";
import { loadPassages } from "../passages/load-passages.server.ts";
import { findDaily } from "./find-daily.server.ts";
import { listDays } from "./list-days.server.ts";

const eveningProperties = z.object({
  title: z.string(),
  passage: z.string(),
  passageReference: z._default(z.nullable(z.string()), null),
  /** Null to those it is closed to. */
  thought: z._default(z.nullable(z.string()), null),
  isTeaser: z._default(z.nullable(z.boolean()), false),
});

/** The evening of a day, whole to a member who may read it; nothing of its text to anybody else. */
export async function loadEvening(
  { content, scripture }: SiteServices,
  day: Day,
  locale: Locale,
  ahead = false,
) {
  const item = await findDaily(content, "evening", day, locale, ahead);
  if (!item) return undefined;
  const { title, passage, passageReference, thought, isTeaser } = eveningProperties.parse(item.properties);
  const closed = isTeaser === true;
  const [text] = closed ? [] : await loadPassages(scripture, [passage], locale);
  return {
    id: item.id,
    day,
    title,
    reference: passageReference,
    isTeaser: closed,
    thought,
    passage: text ?? null,
  };
}

export type EveningView = NonNullable<Awaited<ReturnType<typeof loadEvening>>>;

const eveningsBack = 30;

/** Tonight, and the titles of the evenings before it, newest first. */
export async function loadEvenings(services: SiteServices, locale: Locale) {
  const today = dailyDay(services.now());
  const days = Array.from({ length: eveningsBack }, (_, nth) => addDays(today, -nth - 1));
  const [tonight, past] = await Promise.all([
    loadEvening(services, today, locale),
    listDays(services.content, "evening", days, locale),
  ]);
  return { today, tonight: tonight ?? null, past };
}
