import * as z from "zod/mini";
import { pageProperties } from "../../../contracts/content-properties.ts";
import { downloadedDays, type Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { notFound } from "../../errors.ts";
import { addDays, compareDays, dailyDay, parseDay } from "../../i18n/daily.ts";
import { localizePath } from "../../i18n/locale.ts";
import { kindOfType } from "../catalog/kinds.ts";
import { loadLesson } from "../catalog/load-lesson.server.ts";
import { recordingAddress } from "../listen/recording-address.ts";
import { findArticle } from "../reading/find-article.server.ts";
import { loadBody } from "../reading/load-body.server.ts";
import { loadEvening } from "../verses/load-evening.server.ts";

/** The request for protected text. */
export const unlockedRequest = z.union([
  z.object({ path: z.string().check(z.maxLength(500), z.startsWith("/")) }),
  z.object({ evening: z.string().check(z.regex(/^\d{4}-\d{1,2}-\d{1,2}$/)) }),
]);

/** Undefined for what no address of a page can be. */
function decoded(slug: string): string | undefined {
  try {
    return decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}

async function loadPage(services: SiteServices, path: string, locale: Locale) {
  const slug = /^\/articles\/([^/]+)$/.exec(path)?.[1];
  const item = slug
    ? await findArticle(services.content, decoded(slug), locale)
    : await services.content.item(path, { locale });
  if (!item) throw notFound(localizePath(path, locale));
  if (!slug && kindOfType(item.contentType)?.child === item.contentType) {
    const { audio, parts, sections, reflection, prayer, prompts, isTeaser } = await loadLesson(
      services,
      item,
      locale,
    );
    return { audio, parts, sections, reflection, prayer, prompts, isTeaser };
  }
  const page = pageProperties.safeParse(item.properties);
  if (!page.success) throw notFound(localizePath(path, locale));
  const { audio, contentBody, isTeaser } = page.data;
  return {
    audio: recordingAddress(audio),
    parts: await loadBody(services.scripture, contentBody, locale),
    isTeaser: isTeaser === true,
    sections: [],
    reflection: null,
    prayer: null,
    prompts: [],
  };
}

export type UnlockedPage = Awaited<ReturnType<typeof loadPage>>;

export async function loadUnlocked(
  services: SiteServices,
  request: z.infer<typeof unlockedRequest>,
  locale: Locale,
) {
  if ("path" in request) return loadPage(services, request.path, locale);
  const [year, month, date] = request.evening.split("-");
  const day = parseDay(year, month, date);
  const today = dailyDay(services.now());
  const isAhead = day !== undefined && compareDays(day, today) > 0;
  const isTooFar = day && compareDays(day, addDays(today, downloadedDays - 1)) > 0;
  const evening = day && !isTooFar && (await loadEvening(services, day, locale, isAhead));
  // The evenings to come are for those who may download them: nobody else has so much as a title.
  if (!evening || (isAhead && evening.isTeaser)) throw notFound(localizePath("/verses/evening", locale));
  return evening;
}
