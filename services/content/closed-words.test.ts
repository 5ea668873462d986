/**
 * What readers may not have they cannot ask for either: two libraries that differ only in a property which is closed to a
 * reader answer that reader alike, whatever is asked. Types, properties, filters and sorts are the service's own tables.
 */
import { describe, expect, test } from "vitest";
import { type Access, type ContentType, contentTypes, type RichText } from "../../contracts/content.ts";
import { type FieldKind, formats } from "../../contracts/content-types.ts";
import { type Locale, locales } from "../../contracts/site.ts";
import { createContentApp, deliveryPath } from "./app.ts";
import { createIndex } from "./content-index.ts";
import { filterNames } from "./filters.ts";
import { derivedId } from "./ids.ts";
import { sortNames } from "./query.ts";
import type { ContentRecord, LocalText, MediaRecord, Passage } from "./record.ts";

type Kind = FieldKind | "html";
interface Change {
  field: string;
  kind: Kind;
}
type Kindred = { type: ContentType; evening: boolean };

const sides = ["aspen", "tulip"] as const;
type Side = (typeof sides)[number];
const days = { aspen: "2024-02-03", tulip: "2024-05-06" };
const words = (side: Side) => `Leaves ${side} out`;
const slugOf = (text: string) => text.toLowerCase().replaceAll(" ", "-");
const [item, parent, pointer] = ["item", "parent", "pointer"].map((name) => derivedId(name)) as [
  string,
  string,
  string,
];
const other = { aspen: derivedId("other aspen"), tulip: derivedId("other tulip") };
const medium = { aspen: derivedId("medium aspen"), tulip: derivedId("medium tulip") };
const inBoth = <T>(value: T): Record<Locale, T> => ({ "en-US": value, es: value });
const passageOf: Record<Side, Passage> = {
  aspen: { osis: "John.3.16", reference: "John 3:16" },
  tulip: { osis: "Ps.23.1", reference: "Psalm 23:1" },
};

type Part = Partial<ContentRecord> | { text: Partial<LocalText> };
const bodyOf = (side: Side) => `Opening.\n\nSecond.\n\n${words(side)}.`;
const markupOf = (side: Side): RichText => ({
  markup: bodyOf(side).replace(/(.+)(?:\n\n|$)/g, "<p>$1</p>"),
  blocks: [],
});
const question = (side: Side) => ({
  id: derivedId("question"),
  question: inBoth(words(side)),
  answers: [{ id: derivedId("answer"), text: inBoth(words(side)), correct: true }],
  passages: [],
});

/** What a field holds on one side. */
const values: Record<Extract<Kind, string>, (field: string, side: Side) => Part> = {
  text: (field, side) => ({ text: { [field]: words(side) } }),
  label: (field, side) => ({ text: { [field]: words(side) } }),
  body: (field, side) => ({ text: { [field]: bodyOf(side) } }),
  html: (field, side) => ({ text: { [field]: markupOf(side) } }),
  faq: (field, side) => ({ text: { [field]: [{ question: words(side), answer: words(side) }] } }),
  links: (field, side) => ({ text: { [field]: [{ label: words(side), to: "/bible" }] } }),
  string: (field, side) => ({ [field]: `/${slugOf(words(side))}` }),
  path: (field, side) => ({ [field]: `/${slugOf(words(side))}` }),
  address: (field, side) => ({ [field]: `/${slugOf(words(side))}` }),
  integer: (field, side) => ({ [field]: side === "aspen" ? 1 : 2 }),
  boolean: (field, side) => ({ [field]: side === "tulip" }),
  date: (field, side) => (field === "scheduledDate" ? { dates: [days[side]] } : { [field]: days[side] }),
  passages: (_, side) => ({ passages: [passageOf[side]] }),
  related: (field, side) => ({ [field]: [other[side]] }),
  image: (field, side) => ({ [field]: medium[side] }),
  recording: (field, side) => ({ [field]: inBoth(medium[side]) }),
  questions: (field, side) => ({ [field]: [question(side)] }),
  terms: (field, side) => ({
    [field]: [{ id: derivedId("term"), termLength: words(side), displayPrice: 1 }],
  }),
  slug: () => ({}),
  languages: () => ({}),
};

function partOf({ field, kind }: Change, side: Side): Part {
  if (typeof kind === "string") return values[kind](field, side);
  return { [field]: "oneOf" in kind ? kind.oneOf[side === "aspen" ? 0 : 1] : [other[side]] };
}

const named = (
  id: string,
  path: string,
  title: string,
  more: Partial<ContentRecord> = {},
): ContentRecord => ({
  id,
  type: "article",
  path,
  text: { "en-US": { title }, es: { title } },
  ...more,
});
const parentOf: Partial<Record<ContentType, ContentType>> = Object.fromEntries(
  contentTypes.flatMap((type) => formats[type].children.map((child) => [child, type])),
);

/** The item, what lies around it in every order, and something that names it. Its address is made of its title, as a CMS makes it. */
function libraryOf(
  { type, evening }: Kindred,
  changes: readonly Change[],
  access: Access,
  side: Side,
): ContentRecord[] {
  const title = changes.some(({ field }) => field === "title") ? words(side) : "Morning";
  const record = named(item, `shelf/${slugOf(title)}`, title, {
    type,
    access,
    published: "2026-01-01",
    order: 1,
  });
  if (evening) record.evening = true;
  for (const change of changes) {
    const { text, ...more } = partOf(change, side);
    Object.assign(record, more);
    for (const locale of locales) Object.assign(record.text[locale], text);
  }
  return [
    named(parent, "shelf", "Shelf", { type: parentOf[type] ?? "category" }),
    record,
    ...["beech", "nettle", "willow"].map((word) =>
      named(derivedId(word), `shelf/leaves-${word}`, `Leaves ${word}`),
    ),
    named(pointer, "pointer", "Pointer", { related: [item] }),
    ...sides.map((each) => named(other[each], `others/${each}`, `Other ${each}`)),
  ];
}

const media = sides.flatMap((side): MediaRecord[] =>
  ["mp3"].map((extension) => ({
    id: medium[side],
    path: `audio/${side}`,
    file: "",
    extension,
    width: null,
    height: null,
    bytes: 1,
    etag: "",
    alt: inBoth(side),
    focalPoint: null,
  })),
);

interface Who {
  reader: "stranger" | "member" | "premium";
  outside: boolean;
}
type Ask = (question: string, who: Who) => Promise<string>;

function appOf(...library: Parameters<typeof libraryOf>): Ask {
  const index = createIndex(libraryOf(...library), { media });
  const app = createContentApp({
    index: () => index,
    premiumRole: "Premium",
    authorize: async (request) => ({
      roles: request.headers.get("authorization") === "Bearer premium" ? ["Premium"] : [],
    }),
  });
  return async (asked, { reader, outside }) => {
    const headers: HeadersInit = reader === "stranger" ? {} : { authorization: `Bearer ${reader}` };
    const answer = await app.request(deliveryPath + asked, { headers }, outside ? { incoming: {} } : {});
    return `${answer.status} ${answer.headers.get("location")} ${answer.headers.get("etag")} ${await answer.text()}`;
  };
}

const everything = "properties[$all[properties[$all]]]";
/** What a reader is plainly told of the item, by itself and where others name it. */
const shown = [item, pointer, parent].map((id) => `/content/item/${id}?expand=${everything}`);

const list = (...parts: [string, string][]) => `/content?take=50&${new URLSearchParams(parts)}`;
const questions = [
  ...filterNames.flatMap((name) =>
    sides
      .flatMap((side) =>
        name.endsWith("Date")
          ? [`:${days[side]}`, `>${days[side]}`, `<:${days[side]}`]
          : [
              words(side),
              `leaves ${side[0]}`,
              side,
              slugOf(words(side)),
              other[side],
              `!${words(side)}`,
              `!${side}`,
            ].map((value) => `:${value}`),
      )
      .map((value) => list(["filter", name + value])),
  ),
  ...sortNames.flatMap((name) => [
    list(["sort", `${name}:asc`]),
    list(["sort", `${name}:desc`]),
    list(
      ["sort", `${name}:asc`],
      ["fetch", "children:shelf"],
      ["skip", "1"],
      ["filter", "contentType:!category"],
    ),
  ]),
  ...["children", "descendants", "ancestors"].flatMap((kind) =>
    ["", item, parent, ...sides.map((side) => `shelf/${slugOf(words(side))}`)].map((target) =>
      list(["fetch", `${kind}:${target}`]),
    ),
  ),
  ...["aspen", "tulip"].flatMap((side) => [
    `/content/item/shelf/leaves-${side}-out`,
    `/media?fetch=children:audio&filter=name:${side}`,
    `/media/item/audio/${side}.mp3`,
  ]),
  ...["", "expand=properties[$all]", "fields=properties[title]"].map(
    (option) => `/content/items?id=${item}&id=${pointer}&${option}`,
  ),
  `/content/item/preview-${item}`,
  "/media?fetch=children:audio&sort=name:asc",
  `/media/items?${sides.map((side) => `id=${medium[side]}`).join("&")}`,
];

const itsOwn = ["id", "type", "name", "order", "draft", "access", "evening"];
const changesOf = (type: ContentType): Change[] => [
  ...Object.entries(formats[type].fields)
    .filter(([field]) => !itsOwn.includes(field))
    .map(([field, kind]) => ({ field, kind })),
  { field: "html", kind: "html" },
];

/** The first question that both do not answer alike. */
async function difference(
  asks: readonly Ask[],
  all: readonly string[],
  who: Who,
): Promise<string | undefined> {
  for (const one of all) {
    const [left, right] = await Promise.all(asks.map((ask) => ask(one, who)));
    if (left !== right) return one;
  }
  return undefined;
}

const whole: Who = { reader: "premium", outside: true };
const cases: [Access, Who][] = [
  ["account", { reader: "stranger", outside: true }],
  ["premium", { reader: "stranger", outside: true }],
  ["premium", { reader: "stranger", outside: false }],
  ["premium", { reader: "member", outside: true }],
];
const kinds = contentTypes.flatMap((type): Kindred[] =>
  (type === "verse" ? [false, true] : [false]).map((evening) => ({ type, evening })),
);

describe.each(kinds)("$type, evening: $evening", (kind) => {
  test.each(cases)(
    "no question tells more of a closed property than the item itself (%s, %o)",
    async (access, who) => {
      const both = (changes: readonly Change[]) => sides.map((side) => appOf(kind, changes, access, side));
      const same: Change[] = [];
      for (const change of changesOf(kind.type))
        if ((await difference(both([change]), shown, who)) === undefined) same.push(change);
      const asks = both(same);
      // Our own pages may have read what a stranger asks for next.
      for (const ask of asks)
        for (const one of [...shown, questions[0]!]) await ask(one, { ...who, outside: false });
      expect(await difference(asks, [...shown, ...questions], who)).toBeUndefined();
    },
  );
});

test("what is closed in a premium item to a member, type by type", async () => {
  const closed: Record<string, string> = {};
  for (const kind of kinds) {
    const fields: string[] = [];
    for (const change of changesOf(kind.type)) {
      const asks = sides.map((side) => appOf(kind, [change], "premium", side));
      const isClosed = (await difference(asks, shown, { reader: "member", outside: true })) === undefined;
      if (isClosed && (await difference(asks, shown, whole)) !== undefined) fields.push(change.field);
    }
    closed[kind.evening ? "evening" : kind.type] = fields.join(" ");
  }
  expect(closed).toMatchInlineSnapshot(`
    {
      "article": "body audio html",
      "bible": "body html",
      "category": "body html",
      "channel": "body html",
      "channelArticle": "body audio html",
      "contributor": "body html",
      "dailyDevotional": "body html",
      "devotionalArticle": "body audio reflection prayer html",
      "evening": "title body passage audio thought reflection question html",
      "generalPage": "body html",
      "growthPlan": "body html",
      "growthPlanArticle": "body audio html",
      "growthPlanArticlePrompt": "title body html",
      "mail": "html",
      "menu": "html",
      "partner": "html",
      "popup": "html",
      "prayer": "body audio html",
      "redirect": "body html",
      "studyGuide": "body html",
      "studyGuideLesson": "body audio html",
      "studyGuideSection": "body html",
      "subscriptionOffer": "body html",
      "topic": "body html",
      "trivia": "body html",
      "verse": "body audio thought reflection question html",
    }
  `);
});
