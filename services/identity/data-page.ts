import type { Locale } from "../../contracts/site.ts";
import { dataLabels, nameLabel } from "./data-labels.ts";

export interface DataPart {
  name: string;
  data: unknown;
}

interface PageOptions {
  parts: DataPart[];
  locale: Locale;
  siteName: string;
  made: Date;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const style = `body{font:1.06rem/1.65 system-ui,sans-serif;color:#1c2530;background:#fbf9f4;max-width:46rem;margin:0 auto;padding:3rem 1.25rem}
h1,h2{font-family:Georgia,serif;line-height:1.25}h2{margin-top:3rem;padding-top:1.5rem;border-top:1px solid #ddd5c6}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.35rem 1.25rem;margin:.5rem 0}dt{color:#55606b}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
h3{margin:1.5rem 0 .25rem;font-size:1.06rem}p{margin:.25rem 0}ol{padding-left:1.4rem}li{margin:.6rem 0}@media(max-width:34rem){dl{grid-template-columns:1fr}dd{margin-bottom:.6rem}}
@media screen and (prefers-color-scheme:dark){body{color:#ece6da;background:#0f1a21}dt{color:#a9b4ba}h2{border-color:#2b3d47}}`;

/** One self-contained, readable page of whatever data the services store. */
export function writeDataPage({ parts, locale, siteName, made }: PageOptions): string {
  const labels = dataLabels[locale];
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

  function plain(value: unknown): string {
    if (value === null || value === undefined || value === "") return "–";
    if (typeof value === "boolean") return value ? labels.yes : labels.no;
    if (typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
      return moment.format(new Date(value));
    return escaped(String(value));
  }

  function show(value: unknown): string {
    if (Array.isArray(value))
      return value.length === 0
        ? `<p>${labels.nothing}</p>`
        : `<ol>${value.map((one) => `<li>${show(one)}</li>`).join("")}</ol>`;
    if (typeof value === "object" && value !== null) {
      const rows = Object.entries(value).map(
        ([name, inner]) => `<dt>${escaped(nameLabel(name, locale))}</dt><dd>${show(inner)}</dd>`,
      );
      return rows.length === 0 ? `<p>${labels.nothing}</p>` : `<dl>${rows.join("")}</dl>`;
    }
    return plain(value);
  }

  /** What has parts of its own gets a heading, so that nothing is squeezed into a column of a column. */
  function section(data: unknown): string {
    if (typeof data !== "object" || data === null || Array.isArray(data)) return show(data);
    const entries = Object.entries(data);
    const simple = entries.filter(([, value]) => typeof value !== "object" || value === null);
    const parted = entries.filter(([, value]) => typeof value === "object" && value !== null);
    const headed = parted.map(
      ([name, value]) => `<h3>${escaped(nameLabel(name, locale))}</h3>${show(value)}`,
    );
    return (
      (simple.length > 0 || parted.length === 0 ? show(Object.fromEntries(simple)) : "") + headed.join("")
    );
  }

  const title = escaped(labels.title(siteName));
  const sections = parts.map(
    ({ name, data }) => `<h2>${escaped(nameLabel(name, locale))}</h2>${section(data)}`,
  );
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p>${escaped(labels.lead(siteName))}</p><p>${labels.made} ${moment.format(made)}</p>${sections.join("")}</body></html>\n`;
}
