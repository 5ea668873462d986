/**
 * What readers may not have they cannot ask for either: two libraries that differ only in a property which is closed to a
 * reader answer that reader alike, whatever is asked. Types, properties, filters and sorts are the service's own tables.
 */
import { describe, expect, test } from "vitest";
import type { Access } from "../../contracts/content.ts";
import { createContentApp, deliveryPath } from "./app.ts";
import { createIndex } from "./content-index.ts";
import { filterNames } from "./filters.ts";
import {
  type Change,
  changesOf,
  days,
  item,
  kinds,
  libraryOf,
  media,
  medium,
  other,
  parent,
  pointer,
  sides,
  slugOf,
  words,
} from "./fixtures/two-sides.ts";
import { sortNames } from "./query.ts";

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
  return async (query, { reader, outside }) => {
    const headers: HeadersInit = reader === "stranger" ? {} : { authorization: `Bearer ${reader}` };
    const answer = await app.request(deliveryPath + query, { headers }, outside ? { incoming: {} } : {});
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
