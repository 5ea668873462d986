import type { Clock } from "../../platform/clock.ts";
import { chooseEncoding } from "../../platform/encoding.ts";
import { dailyDay, isoDay } from "../../site/i18n/daily.ts";
import { nextMidnight } from "../next-midnight.ts";
import { type Entry, makeEntry } from "../page-cache/entry.ts";
import { makeForm } from "../page-cache/forms.ts";
import { createPageCache } from "../page-cache/page-cache.ts";
import { etagMatches } from "../page-cache/send.ts";

interface AnswersOptions {
  clock: Clock;
  contentVersion(): string;
}

const maxBytes = 24 * 1024 * 1024;
const shared = "public, max-age=300, s-maxage=300";

/** Feeds and sitemaps, written once for each version of the content and day, and sent compressed with an ETag. */
export function createAnswers({ clock, contentVersion }: AnswersOptions) {
  const cache = createPageCache({ maxBytes, clock, contentVersion });

  return async function answer(
    request: Request,
    key: string,
    type: string,
    write: () => string | Promise<string>,
  ): Promise<Response> {
    const now = clock.now();
    // The day is part of the key, so that a clock moved by a developer shows its own day.
    const entry = await cache.get(`${isoDay(dailyDay(now))} ${key}`, async () => ({
      entry: makeEntry(
        200,
        new Headers({ "content-type": type, "cache-control": shared }),
        Buffer.from(await write()),
      ),
      cacheable: true,
      validUntil: nextMidnight(now),
    }));
    return toResponse(entry, request);
  };
}

const pairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1]!] as [string, string]] : []));

async function toResponse(entry: Entry, request: Request): Promise<Response> {
  const known = request.headers.get("if-none-match");
  if (known !== null && etagMatches(known, entry.etag))
    return new Response(null, { status: 304, headers: pairs(entry.notModified) });
  const encoding = chooseEncoding(request.headers.get("accept-encoding") ?? undefined);
  const { body, headers } = await makeForm(entry, encoding);
  return new Response(new Uint8Array(body), { headers: pairs(headers) });
}
