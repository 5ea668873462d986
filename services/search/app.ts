import { type Context, Hono } from "hono";
import type { Access } from "../../contracts/content.ts";
import { dayOf } from "../../contracts/day-of.ts";
import { readerPath, type SearchResult } from "../../contracts/scripture.ts";
import {
  type SearchAnswer,
  type SearchKind,
  type SuggestAnswer,
  searchBounds,
  searchKinds,
} from "../../contracts/search.ts";
import { defaultLocale, type Locale, locales } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import { loggedPath } from "../../platform/logged-path.ts";
import { Refusal, refuse } from "../../platform/problem.ts";
import { find, suggest } from "./find.ts";
import type { IndexRefresh } from "./index-refresh.ts";

/** What the service needs of the Scripture client. */
interface SearchableBible {
  search(wanted: { query: string; language: string; take: number }): Promise<SearchResult>;
}

interface SearchAppOptions {
  indexRefresh: Pick<IndexRefresh, "current" | "isOutdated">;
  bible: SearchableBible;
  /** Who may open an item now; undefined when it is gone. */
  accessOf(itemId: string): Access | undefined;
  clock: Clock;
  log: Pick<Log, "error">;
}

const cacheControl = "public, max-age=60";

/** Mounted at /search-api/v1. */
export function createSearchApp({ indexRefresh, bible, accessOf, clock, log }: SearchAppOptions): Hono {
  const app = new Hono();
  const linking = () => ({
    today: dayOf(clock.now()),
    isShown: ({ itemId, access }: { itemId: string; access: Access }) => accessOf(itemId) === access,
  });
  const notReady = (c: Context) => {
    c.header("Retry-After", "5");
    return refuse(
      c,
      503,
      "search.not_ready",
      "The search index is still being built. Try again in a moment.",
    );
  };

  async function searchBible(query: string, locale: Locale): Promise<SearchAnswer["bible"]> {
    try {
      const found = await bible.search({ query, language: locale, take: searchBounds.bibleHits });
      if (found.hits.length === 0) return null;
      return {
        total: found.total,
        translation: found.translation.abbreviation,
        hits: found.hits.map(({ id, reference, text, highlights }) => ({
          id,
          reference,
          path: `/bible/${found.translation.id}/${readerPath(id)}`,
          text,
          marks: highlights,
        })),
      };
    } catch (error) {
      log.error({ err: error }, "the Bible could not be searched; the other results are shown");
      return null;
    }
  }

  app.get("/search", async (c) => {
    const query = queryOf(c);
    const locale = localeOf(c);
    const kind = kindOf(c);
    const topic = c.req.query("topic") || undefined;
    if (topic && !/^[a-z0-9-]{1,60}$/.test(topic))
      throw new Refusal(
        400,
        "search.topic_invalid",
        "A topic is written in lower-case letters, digits and hyphens.",
      );
    const skip = numberOf(c, "skip", 0, searchBounds.skip);
    const take = numberOf(c, "take", searchBounds.defaultTake, searchBounds.take);
    const indexes = await indexRefresh.current();
    if (!indexes) return notReady(c);
    const outdated = indexRefresh.isOutdated() ? { outdated: true } : {};
    const found = find(indexes[locale], { query, kind, topic, skip, take, ...linking() });
    const withBible = query !== "" && !kind && !topic && skip === 0;
    const answer: SearchAnswer = {
      ...found,
      ...outdated,
      bible: withBible ? await searchBible(query, locale) : null,
    };
    return c.json(answer, 200, { "cache-control": cacheControl });
  });

  app.get("/suggest", async (c) => {
    const query = queryOf(c);
    const locale = localeOf(c);
    const indexes = await indexRefresh.current();
    if (!indexes) return notReady(c);
    const items = suggest(indexes[locale], query, searchBounds.suggestions, linking());
    return c.json({ query, items } satisfies SuggestAnswer, 200, { "cache-control": cacheControl });
  });

  app.notFound((c) => refuse(c, 404, "search.not_found", "There is nothing at this address."));
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error.status, error.code, error.message);
    log.error({ err: error, path: loggedPath(c.req.path) }, "a search failed");
    return refuse(c, 500, "search.failed", "The search failed. Try again later.");
  });
  return app;
}

function queryOf(c: Context): string {
  const query = (c.req.query("q") ?? "").trim();
  if (query.length > searchBounds.queryLength) {
    throw new Refusal(
      400,
      "search.query_too_long",
      `A search has at most ${searchBounds.queryLength} characters.`,
    );
  }
  return query;
}

function localeOf(c: Context): Locale {
  const locale = c.req.query("locale") ?? defaultLocale;
  if (!locales.includes(locale as Locale))
    throw new Refusal(400, "search.locale_unknown", `A locale is one of ${locales.join(", ")}.`);
  return locale as Locale;
}

function kindOf(c: Context): SearchKind | undefined {
  const kind = c.req.query("type") || undefined;
  if (kind && !searchKinds.includes(kind as SearchKind))
    throw new Refusal(400, "search.type_unknown", `A type is one of ${searchKinds.join(", ")}.`);
  return kind as SearchKind | undefined;
}

function numberOf(c: Context, name: "skip" | "take", otherwise: number, max: number): number {
  const text = c.req.query(name);
  if (text === undefined) return otherwise;
  if (!/^\d{1,5}$/.test(text) || Number(text) > max)
    throw new Refusal(400, `search.${name}_invalid`, `${name} is a number from 0 to ${max}.`);
  return Number(text);
}
