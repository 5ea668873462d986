import type { Locale } from "../contracts/site.ts";
import type { SourceStatus } from "../services/content/source.ts";
import { preferredLocale } from "../site/i18n/locale.ts";
import { escapeXml } from "./feeds/xml.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import type { Check } from "./readiness.ts";

interface StatusParts {
  checks: readonly Check[];
  content: SourceStatus;
  pages: ReturnType<PageCache["counts"]>;
  now: Date;
}

const words: Record<Locale, Record<string, string>> = {
  "en-US": {
    title: "Status",
    works: "works",
    away: "does not work",
    read: "Content, last read from its source",
    seconds: "seconds ago",
    failure: "The source cannot be read now; what was read last is shown.",
    none: "Nothing is wrong with any item.",
    leftOut: "left out",
    shown: "shown",
    item: "Item",
    type: "Type",
    reason: "Reason",
    state: "State",
    pages: "Cached pages",
    bytes: "bytes",
    hits: "sent from the cache",
    restored: "read from disk",
    confirmed: "compared after a change and still true",
    stale: "sent while they were made again",
    rendered: "made while a reader waited",
    warmed: "made ahead",
    dropped: "dropped because something in them changed",
  },
  es: {
    title: "Estado",
    works: "funciona",
    away: "no funciona",
    read: "Contenido, leído de su fuente por última vez",
    seconds: "segundos atrás",
    failure: "La fuente no se puede leer ahora; se muestra lo último que se leyó.",
    none: "Ningún elemento tiene problemas.",
    leftOut: "omitido",
    shown: "visible",
    item: "Elemento",
    type: "Tipo",
    reason: "Motivo",
    state: "Estado",
    pages: "Páginas en caché",
    bytes: "bytes",
    hits: "enviadas desde la caché",
    restored: "leídas del disco",
    confirmed: "comparadas tras un cambio y aún válidas",
    stale: "enviadas mientras se rehacían",
    rendered: "hechas mientras alguien esperaba",
    warmed: "hechas por adelantado",
    dropped: "descartadas porque algo en ellas cambió",
  },
};

const maxProblems = 200;

export const contentAge = ({ source, checkedAt, problems, failure }: SourceStatus, now: Date) => ({
  source,
  checkedAt: checkedAt.toISOString(),
  ageSeconds: Math.max(0, Math.round((now.getTime() - checkedAt.getTime()) / 1000)),
  current: failure === undefined,
  leftOut: problems.filter(({ leftOut }) => leftOut).length,
});

/** How the site is, for people: its parts, how old its content is, and which items have something wrong with them. */
export function writeStatus(
  { checks, content, pages, now }: StatusParts,
  acceptLanguage: string | undefined,
): string {
  const locale = preferredLocale(undefined, acceptLanguage);
  const say = (key: string) => escapeXml(words[locale][key]!);
  const { ageSeconds, source, current } = contentAge(content, now);
  const rows = content.problems
    .slice(0, maxProblems)
    .map(
      ({ id, type, reason, leftOut }) =>
        `<tr><td>${escapeXml(id)}</td><td>${escapeXml(type)}</td><td>${escapeXml(reason)}</td><td>${say(leftOut ? "leftOut" : "shown")}</td></tr>`,
    );
  const table =
    rows.length === 0
      ? `<p>${say("none")}</p>`
      : `<table><thead><tr>${["item", "type", "reason", "state"].map((key) => `<th scope="col">${say(key)}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${say("title")}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"></head>
<body><main><h1>${say("title")}</h1>
<ul>${checks.map(({ name, ok, serves }) => `<li>${escapeXml(name)}: ${say(ok ? "works" : "away")} (${escapeXml(serves)})</li>`).join("")}</ul>
<p>${say("read")} (${source}): ${ageSeconds} ${say("seconds")}.</p>
${current ? "" : `<p>${say("failure")}</p>`}
<ul>${Object.entries(pages)
    .map(([name, count]) => `<li>${say(name)}: ${count}</li>`)
    .join("")}</ul>
${table}</main></body></html>`;
}
