import { expect, test } from "vitest";
import type { SiteServices } from "../../context.ts";
import { loadMenus } from "./load-menus.server.ts";
import { compiledMenu } from "./navigation.ts";

const menu = (place: string, title: string, links: [label: string, address: string][]) => ({
  properties: {
    place,
    title,
    links: { items: links.map(([label, address]) => ({ content: { properties: { label, address } } })) },
  },
});
const load = (items: unknown[], locale: "en-US" | "es" = "en-US") =>
  loadMenus(
    { content: { list: async () => ({ total: items.length, items }) } } as unknown as SiteServices,
    locale,
  );

test("a page carries only what an editor has changed", async () => {
  const { title, links } = compiledMenu("footer-daily", "es");
  const same = menu(
    "footer-daily",
    title,
    links.map(({ to, label }) => [label, `/es${to}`]),
  );
  expect(await load([same], "es")).toBeUndefined();
  expect(
    await load(
      [
        same,
        menu("main", "Principal", [
          ["Biblia", "/es/bible"],
          ["Hoy", "/es"],
        ]),
      ],
      "es",
    ),
  ).toEqual({
    main: {
      title: "Principal",
      links: [
        { to: "/bible", label: "Biblia" },
        { to: "/", label: "Hoy" },
      ],
    },
  });
});

test("what is no menu, has no links or leads to a script is left to the messages", async () => {
  expect(await load([])).toBeUndefined();
  expect(
    await load([menu("sidebar", "x", [["x", "/x"]]), menu("main", "x", []), { properties: {} }]),
  ).toBeUndefined();
  expect(await load([menu("main", "x", [["x", "javascript:alert(1)"]])])).toBeUndefined();
  const [mixed, second] = [
    menu("main", "x", [
      ["x", "javascript:alert(1)"],
      ["y", "https://example.org/"],
    ]),
    menu("main", "second", [["z", "/z"]]),
  ];
  expect(await load([mixed, second])).toEqual({
    main: { title: "x", links: [{ to: "https://example.org/", label: "y" }] },
  });
});

test("without the content a page has the menus of the messages", async () => {
  const content = {
    list: async () => {
      throw new Error("The content service did not answer.");
    },
  };
  expect(await loadMenus({ content } as unknown as SiteServices, "en-US")).toBeUndefined();
});
