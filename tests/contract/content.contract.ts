/** What any content delivery service must do for this site: run against the embedded one or a real Umbraco. */
import assert from "node:assert/strict";
import type { ContentItem } from "../../contracts/content.ts";
import { shapesContract } from "./content-shapes.contract.ts";
import { type ContractCheck, get, list, sample, unknownId } from "./content-target.ts";

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

export const contentContract: readonly ContractCheck[] = [...shapesContract, ...lists, ...refusals];
