/** What any content delivery service must do for this site: run against the embedded one or a real Umbraco. */
import assert from "node:assert/strict";
import { type ContentItem, contentItem, contentList, mediaItem, richText } from "../../contracts/content.ts";

export interface ContentTarget {
  fetch: (request: Request) => Response | Promise<Response>;
  /** Up to and with `/umbraco/delivery/api/v2`. */
  baseUrl: string;
}

export interface ContractCheck {
  name: string;
  run(target: ContentTarget): Promise<void>;
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each check says what it expects of the answer.
  json: any;
}

async function get(
  { fetch, baseUrl }: ContentTarget,
  path: string,
  headers?: Record<string, string>,
): Promise<Answer> {
  const response = await fetch(new Request(baseUrl + path, { headers: headers ?? {}, redirect: "manual" }));
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: response.status, headers: response.headers, text, json };
}

async function list(target: ContentTarget, query: string, headers?: Record<string, string>) {
  const answer = await get(target, `/content?${query}`, headers);
  assert.equal(answer.status, 200, `${query}: ${answer.text.slice(0, 300)}`);
  return contentList.parse(answer.json);
}

async function sample(target: ContentTarget, filter: string): Promise<ContentItem> {
  const { items } = await list(target, `filter=${filter}&take=1`);
  assert.ok(items[0], `the service needs an item with ${filter}`);
  return items[0];
}

const unknownId = "ffffffff-ffff-4fff-8fff-ffffffffffff";
const picked = (item: ContentItem, alias: string) => item.properties[alias] as ContentItem[];

const shapes: ContractCheck[] = [
  {
    name: "a list is { total, items } and takes 10 when not told otherwise",
    async run(target) {
      const { total, items } = await list(target, "");
      assert.ok(total >= items.length);
      assert.equal(items.length, Math.min(10, total));
    },
  },
  {
    name: "an item has contentType first, a route with slashes around it, and its routes by culture",
    async run(target) {
      const answer = await get(target, "/content?filter=contentType:article&take=1");
      assert.match(answer.headers.get("content-type") ?? "", /^application\/json/);
      const raw = answer.json.items[0];
      assert.equal(Object.keys(raw)[0], "contentType");
      const item = contentItem.parse(raw);
      for (const route of [item.route, ...Object.values(item.cultures)]) {
        assert.match(route.path, /^\/(.*\/)?$/);
        assert.ok(route.startItem.id && route.startItem.path);
      }
      assert.deepEqual(Object.keys(item.cultures).sort(), ["en-us", "es"]);
    },
  },
  {
    name: "an item is found by id and by path, and is the same",
    async run(target) {
      const item = await sample(target, "contentType:article");
      const byId = await get(target, `/content/item/${item.id}`);
      const byPath = await get(target, `/content/item${item.route.path}`);
      assert.deepEqual(contentItem.parse(byId.json), item);
      assert.deepEqual(contentItem.parse(byPath.json), item);
    },
  },
  {
    name: "items by id are a bare array without unknown ids and repeats",
    async run(target) {
      const { id } = await sample(target, "contentType:article");
      const { status, json } = await get(target, `/content/items?id=${id}&id=${unknownId}&id=${id}`);
      assert.equal(status, 200);
      assert.deepEqual(
        json.map((item: ContentItem) => item.id),
        [id],
      );
      assert.deepEqual((await get(target, "/content/items")).json, []);
    },
  },
  {
    name: "rich text is { markup, blocks }",
    async run(target) {
      const item = await sample(target, "contentType:article");
      assert.notEqual(richText.parse(item.properties.contentBody).markup, "");
    },
  },
  {
    name: "a picked item has no properties until it is expanded, and a picture always says what it is",
    async run(target) {
      const { items } = await list(target, "filter=contentType:article&take=100");
      const item = items.find((each) => picked(each, "topics").length > 0);
      assert.ok(item);
      assert.deepEqual(picked(item, "topics")[0]!.properties, {});
      const { json } = await get(target, `/content/item/${item.id}?expand=properties[topics]`);
      assert.ok(json.properties.topics[0].properties.title);
      assert.equal("cultures" in json.properties.topics[0], false);
      const illustrated = items.find((each) => picked(each, "featuredImage").length > 0);
      if (illustrated) mediaItem.parse(picked(illustrated, "featuredImage")[0]);
    },
  },
  {
    name: "fields leaves out every other property, also inside an expanded item",
    async run(target) {
      const { id } = await sample(target, "contentType:article");
      const query = "fields=properties[title,topics[properties[title]]]&expand=properties[topics]";
      const { json } = await get(target, `/content/item/${id}?${query}`);
      assert.deepEqual(Object.keys(json.properties).sort(), ["title", "topics"]);
      for (const topic of json.properties.topics) assert.deepEqual(Object.keys(topic.properties), ["title"]);
    },
  },
  {
    name: "Accept-Language chooses the culture; a list of languages is ignored",
    async run(target) {
      const item = await sample(target, "contentType:article");
      const spanish = await get(target, `/content/item/${item.id}`, { "accept-language": "es" });
      assert.equal(spanish.json.route.path, item.cultures.es!.path);
      const browser = await get(target, `/content/item/${item.id}`, { "accept-language": "es-MX,es;q=0.9" });
      assert.equal(browser.json.route.path, item.cultures["en-us"]!.path);
    },
  },
];

const lists: ContractCheck[] = [
  {
    name: "skip and take page through one order",
    async run(target) {
      const sort = "sort=name:asc&sort=createDate:desc";
      const all = await list(target, `${sort}&take=6`);
      const rest = await list(target, `${sort}&skip=2&take=4`);
      assert.deepEqual(
        rest.items.map(({ id }) => id),
        all.items.slice(2).map(({ id }) => id),
      );
      assert.deepEqual(await list(target, "take=0"), { total: all.total, items: [] });
    },
  },
  {
    name: "values in one filter are alternatives, repeated filters add up, and ! excludes",
    async run(target) {
      const total = async (query: string) => (await list(target, `take=0&${query}`)).total;
      const [articles, topics] = [
        await total("filter=contentType:article"),
        await total("filter=contentType:topic"),
      ];
      assert.equal(await total("filter=contentType:article,topic"), articles + topics);
      assert.equal(await total("filter=contentType:article&filter=contentType:topic"), 0);
      assert.equal(await total("filter=contentType:!article"), (await total("")) - articles);
      assert.equal(await total("filter="), await total(""));
    },
  },
  {
    name: "fetch reads children, descendants and ancestors by id; a target that is not there gives none",
    async run(target) {
      const lesson = await sample(target, "contentType:growthPlanArticle");
      const above = await list(target, `fetch=ancestors:${lesson.id}&filter=contentType:growthPlan`);
      assert.equal(above.total, 1);
      const plan = above.items[0]!;
      const children = await list(target, `fetch=children:${plan.id}&sort=sortOrder:asc&take=100`);
      assert.ok(children.items.some(({ id }) => id === lesson.id));
      const below = await list(target, `fetch=DESCENDANTS:${plan.id}&take=1000`);
      assert.ok(below.total >= children.total);
      assert.equal((await list(target, `fetch=children:${unknownId}`)).total, 0);
      assert.equal((await list(target, "fetch=children:/no/such/place")).total, 0);
    },
  },
  {
    name: "the site's own filters and sorts are registered",
    async run(target) {
      const { properties } = await sample(target, "contentType:article");
      const found = await list(
        target,
        `filter=contentType:article&filter=contentSlug:${properties.contentSlug}`,
      );
      assert.equal(found.total, 1);
      for (const filter of ["topic", "category", "contributor"])
        await list(target, `filter=${filter}:${unknownId}`);
      for (const filter of ["legacySlug:x", "redirectFrom:/x", "platform:Stripe", "isActive:y", "evening:n"])
        await list(target, `filter=${filter}`);
      for (const operator of [":", ">", ">:", "<", "<:"])
        await list(target, `filter=scheduledDate${encodeURIComponent(operator)}2024-06-01`);
      for (const sort of ["scheduledDate:desc", "sortOrder:asc"]) await list(target, `sort=${sort}`);
    },
  },
  {
    name: "scheduledDate takes several days, a day within bounds, and sorts the newest first",
    async run(target) {
      const verse = await sample(target, "contentType:verse");
      const day = String(verse.properties.scheduledDate).slice(0, 10);
      const exact = await list(
        target,
        `filter=contentType:verse&filter=scheduledDate:${day},1999-01-01&take=100`,
      );
      assert.ok(exact.items.some(({ id }) => id === verse.id));
      const bounds = `filter=scheduledDate%3E:${day}&filter=scheduledDate%3C:${day}`;
      const within = await list(target, `filter=contentType:verse&${bounds}&take=100`);
      assert.deepEqual(new Set(within.items.map(({ id }) => id)), new Set(exact.items.map(({ id }) => id)));
      assert.equal((await list(target, "filter=contentType:verse&filter=scheduledDate:1999-01-01")).total, 0);
    },
  },
  {
    name: "offers are found by platform and isActive, with their terms as blocks",
    async run(target) {
      const query = "filter=contentType:subscriptionOffer&filter=platform:Stripe&filter=isActive:y";
      const { items } = await list(target, query);
      assert.ok(items.length > 0);
      const terms = items[0]!.properties.offerTerms as { items: { content: ContentItem }[] };
      assert.ok(terms.items[0]!.content.id);
      assert.ok("displayPrice" in terms.items[0]!.content.properties);
    },
  },
];

const refusal = (name: string, path: string, title: string, detail: string): ContractCheck => ({
  name,
  async run(target) {
    const { status, json } = await get(target, path);
    assert.equal(status, 400);
    assert.equal(json.status, 400);
    assert.equal(json.type, "Error");
    assert.deepEqual([json.title, json.detail], [title, detail]);
  },
});

const filterWords = [
  "Filter option not found",
  "One of the attempted 'filter' options does not exist",
] as const;
const fetchWords = ["Selector option not found", "The attempted 'fetch' option does not exist"] as const;
const sortWords = ["Sort option not found", "One of the attempted 'sort' options does not exist"] as const;

const refusals: ContractCheck[] = [
  refusal("an unknown filter is a 400", "/content?filter=colour:red", ...filterWords),
  refusal("an unknown fetch is a 400", "/content?fetch=siblings:/", ...fetchWords),
  refusal("an unknown sort is a 400", "/content?sort=colour:asc", ...sortWords),
  refusal("a sort without its colon is a 400", "/content?sort=name", ...sortWords),
  refusal("media lists need fetch=children:", "/media", ...fetchWords),
  {
    name: "a number that is none and an id that is none are 400s",
    async run(target) {
      for (const path of [
        "/content?skip=x",
        "/content?take=1.5",
        "/content/items?id=x",
        "/content?take=99999999999",
      ])
        assert.equal((await get(target, path)).status, 400, path);
    },
  },
  {
    name: "an unknown item is a 404, by id and by path",
    async run(target) {
      for (const path of [
        `/content/item/${unknownId}`,
        "/content/item/no/such/item",
        `/media/item/${unknownId}`,
      ])
        assert.equal((await get(target, path)).status, 404, path);
    },
  },
  {
    name: "a Start-Item that is not there is a 404 in plain words",
    async run(target) {
      const { status, text } = await get(target, "/content", { "start-item": "nowhere" });
      assert.equal(status, 404);
      assert.match(text, /The Start-Item could not be found/);
    },
  },
  {
    name: "a preview without the key is a 401",
    async run(target) {
      assert.equal((await get(target, "/content", { preview: "true" })).status, 401);
      assert.equal((await get(target, "/content", { preview: "True", "api-key": "wrong" })).status, 401);
    },
  },
  {
    name: "answers vary by Accept-Language, Accept-Segment, Preview and Start-Item",
    async run(target) {
      const { headers } = await get(target, "/content?take=1");
      const vary = (headers.get("vary") ?? "").toLowerCase();
      for (const name of ["accept-language", "accept-segment", "preview", "start-item"])
        assert.ok(vary.includes(name));
    },
  },
];

export const contentContract: readonly ContractCheck[] = [...shapes, ...lists, ...refusals];
