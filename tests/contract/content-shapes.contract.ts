import assert from "node:assert/strict";
import { type ContentItem, contentItem, mediaItem, richText } from "../../contracts/content.ts";
import { type ContractCheck, get, list, picked, sample, unknownId } from "./content-target.ts";

export const shapesContract: readonly ContractCheck[] = [
  {
    name: "a list is { total, items } and takes 10 by default",
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
