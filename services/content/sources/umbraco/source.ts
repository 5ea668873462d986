/** A stock Umbraco as a source. */
import type { Locale } from "../../../../contracts/site.ts";
import { aliasOf } from "../../../../contracts/umbraco-types.ts";
import type { ContentSource } from "../../source.ts";
import { type CmsSourceOptions, createCmsSource } from "../cms/source.ts";
import {
  createDelivery,
  type Delivered,
  type DeliveryOptions,
  originOf,
  parseDelivered,
} from "./delivery.ts";
import { mapItem } from "./map-item.ts";
import { createReader } from "./reader.ts";
import { textOf } from "./values.ts";

type UmbracoSourceOptions = DeliveryOptions & Omit<CmsSourceOptions, "name" | "origin" | "reader" | "hints">;

export function createUmbracoSource(options: UmbracoSourceOptions): ContentSource {
  const delivery = createDelivery(options);
  const reader = createReader(delivery);

  /** What was never published has no address yet: it gets the one it would have. */
  async function withAddress(item: Delivered, locale: Locale): Promise<Delivered> {
    if (!/^\/preview-/.test(item.route.path)) return item;
    const parent = parseDelivered((await delivery.ancestors(item.id, locale)).at(-1));
    const above = (parent?.route.path ?? "/").replace(/\/*$/, "/");
    const slug = textOf(item.properties[aliasOf("slug")]) ?? item.id;
    return { ...item, route: { ...item.route, path: `${above}${slug}/` } };
  }

  return createCmsSource({
    lagMs: 15_000,
    ...options,
    name: "umbraco",
    origin: originOf(options.baseUrl),
    hints: {
      setting: "CONTENT_URL",
      empty: "Run `npm run umbraco:setup` and `npm run umbraco:push`, or see services/content/README.md.",
    },
    reader: {
      readAll: reader.readAll,
      readSome: reader.readSome,
      async readDraft({ items }, id) {
        const pair = (await reader.readPairs([id], true)).get(id);
        if (!pair) return undefined;
        // Nobody has translated it yet, or the other language is not saved: it is shown in the one there is.
        const both = { "en-US": pair["en-US"] ?? pair.es!, es: pair.es ?? pair["en-US"]! };
        const placed = {
          "en-US": await withAddress(both["en-US"], "en-US"),
          es: await withAddress(both.es, "es"),
        };
        return mapItem(placed, items.get(id)?.record.order ?? Number.MAX_SAFE_INTEGER);
      },
    },
  });
}
