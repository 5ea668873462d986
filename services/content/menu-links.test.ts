import { expect, test } from "vitest";
import { createIndex } from "./content-index.ts";
import type { ContentRecord } from "./record.ts";
import { View } from "./view.ts";

const words = { "en-US": {}, es: {} };
const menu: ContentRecord = {
  id: "menu",
  type: "menu",
  path: "menus/main",
  text: {
    "en-US": {
      title: "Main",
      links: ["/", "/begin", "/english", "/gone", "/old?x=1", "/search#top", "https://example.org"].map(
        (to) => ({
          label: to,
          to,
        }),
      ),
    },
    es: { title: "Principal", links: ["/", "/begin", "/english"].map((to) => ({ label: to, to })) },
  },
};
const records: ContentRecord[] = [
  { id: "1", type: "generalPage", path: "begin", slugs: { es: "empieza" }, text: words },
  { id: "2", type: "generalPage", path: "english", languages: ["en-US"], text: words },
  { id: "3", type: "redirect", path: "redirects/old", from: "/old", to: "/begin", text: words },
  menu,
];

const addresses = (locale: "en-US" | "es") => {
  const index = createIndex(records, { knownPaths: ["/search"] });
  const view = new View(index, { locale, preview: false, tier: 0 });
  const { properties } = view.item(index.byId.get("menu")!, null, null);
  const { items } = properties.links as { items: { content: { properties: { address: string } } }[] };
  expect(properties.place).toBe("main");
  return items.map(({ content }) => content.properties.address);
};

test("a menu has no dead links: what leads nowhere, or not in the reader's language, is left out", () => {
  expect(addresses("en-US")).toEqual([
    "/",
    "/begin",
    "/english",
    "/old?x=1",
    "/search#top",
    "https://example.org",
  ]);
  expect(addresses("es")).toEqual(["/es", "/es/empieza"]);
});
