/** `node tests/studio/small-library.ts`: a few items of every type of the shipped library go into the studio that STUDIO_URL names. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pageAddresses } from "../../contracts/page-addresses.ts";
import { sendLibrary } from "../../scripts/studio/send-library.ts";
import type { ContentRecord } from "../../services/content/record.ts";
import { loadContent } from "../../services/content/sources/files/load.ts";
import { createReferenceParser } from "../../services/scripture/references.ts";

const perType = 3;
/** Each journey has one of its own. */
const articles = 8;
/** What other items and the site's own pages name. */
const whole = new Set(["generalPage", "bible", "topic", "contributor", "category"]);
/** A course comes with what is below it. */
const courses = new Set(["growthPlan", "studyGuide", "channel", "dailyDevotional"]);

const parse = createReferenceParser();
const index = await loadContent({
  root: path.resolve(import.meta.dirname, "../../content"),
  resolveReference: (text, locale) => (parse(text, locale) ? { osis: text, reference: text } : undefined),
  knownPaths: pageAddresses,
  includeDrafts: true,
});

const all = [...index.byId.values()].map(({ record }) => record);
const counts = new Map<string, number>();
const isChosen = ({ type, path: at }: ContentRecord): boolean => {
  if (whole.has(type) || at === "") return true;
  const parent = chosen.find((one) => courses.has(one.type) && at.startsWith(`${one.path}/`));
  const most = courses.has(type) ? 1 : type === "article" ? articles : perType;
  const isBelow = at.split("/").length > 2;
  if ((isBelow && !parent) || (counts.get(type) ?? 0) >= most) return false;
  counts.set(type, (counts.get(type) ?? 0) + 1);
  return true;
};
const chosen: ContentRecord[] = [];
for (const record of all) if (isChosen(record)) chosen.push(record);
const ids = new Set(chosen.map(({ id }) => id));
const records = chosen.map(
  ({ related, image, ...record }): ContentRecord => ({
    ...record,
    ...(related ? { related: related.filter((id) => ids.has(id)) } : {}),
    ...(image && record.type === "article" ? { image } : {}),
  }),
);
const shown = new Set(records.flatMap(({ image }) => image ?? []));

await sendLibrary({
  studio: process.env.STUDIO_URL!,
  key: process.env.STUDIO_KEY!,
  records,
  media: [...index.media.values()].filter(({ id }) => shown.has(id)),
  readMedia: ({ file }) => readFile(file),
  onProgress: () => {},
});
console.log(
  JSON.stringify({
    items: records.length,
    pictures: shown.size,
    types: [...new Set(records.map(({ type }) => type))].length,
  }),
);
