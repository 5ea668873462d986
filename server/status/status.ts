import type { Locale } from "../../contracts/site.ts";
import type { SourceStatus } from "../../services/content/source.ts";
import { preferredLocale } from "../../site/i18n/locale.ts";
import { escapeXml } from "../feeds/xml.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import { type Check, summary } from "../readiness.ts";
import type { ProxyProblem } from "../watch/proxy-check.ts";
import { partWords } from "./part-words.ts";
import { statusStyle } from "./status-style.ts";
import { type StatusWord, statusWords } from "./status-words.ts";

interface StatusParts {
  checks: readonly Check[];
  content: SourceStatus;
  pages: ReturnType<PageCache["counts"]>;
  now: Date;
  siteName: string;
  version: string;
  buildId: string;
  /** Which of several processes answers; the counts are its own. */
  worker: number | undefined;
  proxy: ProxyProblem | undefined;
}

const maxProblems = 200;

export const contentAge = ({ source, checkedAt, problems, failure }: SourceStatus, now: Date) => ({
  source,
  checkedAt: checkedAt.toISOString(),
  ageSeconds: Math.max(0, Math.round((now.getTime() - checkedAt.getTime()) / 1000)),
  current: failure === undefined,
  leftOut: problems.filter(({ leftOut }) => leftOut).length,
});

const steps = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
] as const;

const stepOf = (seconds: number) => steps.find(([each]) => seconds >= each) ?? ([1, "second"] as const);

function duration(seconds: number, locale: Locale): string {
  const [size, unit] = stepOf(seconds);
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(
    Math.floor(seconds / size),
  );
}

function ago(seconds: number, locale: Locale): string {
  const [size, unit] = stepOf(seconds);
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(seconds / size), unit);
}

/** How the site is, for people: its parts and what is missing without them, its content, and what runs. */
export function writeStatus(parts: StatusParts, acceptLanguage: string | undefined): string {
  const { checks, content, pages, now, siteName, version, buildId, worker, proxy } = parts;
  const locale = preferredLocale(undefined, acceptLanguage);
  const say = (key: StatusWord) => escapeXml(statusWords[locale][key]);
  const moment = (ms: number) =>
    `<time datetime="${new Date(ms).toISOString()}">${escapeXml(new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }).format(ms))} UTC</time>`;
  const { status } = summary(checks);
  const { ageSeconds, source, current } = contentAge(content, now);

  const part = ({ name, ok, serves, since }: Check) => {
    const [title, without] = partWords[name]?.[locale] ?? [name, serves];
    const state = `<span class="${ok ? "works" : "away"}">${ok ? "✓" : "✕"} ${say(ok ? "works" : "away")}</span>`;
    const why = ok ? "" : `<p>${escapeXml(without)}</p><p class="muted">${say("since")} ${moment(since)}</p>`;
    return `<li><b>${escapeXml(title)}</b>${state}${why}</li>`;
  };
  const list = (rows: [term: string, value: string][]) =>
    `<dl>${rows.map(([term, value]) => `<dt>${term}</dt><dd>${value}</dd>`).join("")}</dl>`;
  const rows = content.problems
    .slice(0, maxProblems)
    .map(
      ({ id, type, reason, leftOut }) =>
        `<tr><td>${escapeXml(id)}</td><td>${escapeXml(type)}</td><td>${escapeXml(reason)}</td><td>${say(leftOut ? "leftOut" : "shown")}</td></tr>`,
    );
  const headings = (["item", "type", "reason", "state"] as const).map(
    (key) => `<th scope="col">${say(key)}</th>`,
  );
  const problems =
    rows.length === 0
      ? `<p class="muted">${say("none")}</p>`
      : `<h2>${say("problems")} (${content.problems.length})</h2><table><thead><tr>${headings.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>${content.problems.length > maxProblems ? `<p class="muted">${say("more")}</p>` : ""}`;
  const counted = (Object.entries(pages) as [keyof typeof pages, number][]).map(
    ([name, count]): [string, string] => [say(name), String(count)],
  );

  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${say("title")} – ${escapeXml(siteName)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${statusStyle}</style></head>
<body><header><a href="${locale === "es" ? "/es" : "/"}">${escapeXml(siteName)}</a></header>
<main><h1>${say("title")}</h1>
<p class="banner ${status.replace(" ", "-")}">${say(status)}</p>
${proxy ? `<h2>${say("notes")}</h2><p>${say(proxy)}</p>` : ""}
<h2>${say("parts")}</h2><ul>${checks.map(part).join("")}</ul>
<h2>${say("content")}</h2>
${list([
  [say("source"), source === "files" ? say("files") : escapeXml(source)],
  [say("read"), escapeXml(ago(ageSeconds, locale))],
])}
${current ? "" : `<p>${say("failure")}</p>`}
${problems}
<h2>${say("cache")}</h2>${list(counted)}
<h2>${say("running")}</h2>${list([
    [say("version"), escapeXml(version)],
    [say("build"), escapeXml(buildId)],
    [say("started"), escapeXml(duration(process.uptime(), locale))],
    ...(worker === undefined ? [] : [[say("worker"), String(worker)] satisfies [string, string]]),
  ])}
</main></body></html>`;
}
