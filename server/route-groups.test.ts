import fc from "fast-check";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { locales } from "../contracts/site.ts";
import { localizePath } from "../site/i18n/locale.ts";
import { pages } from "../site/routes.ts";
import { groupOf, routesOf } from "./route-groups.ts";

type Routes = ServerBuild["routes"];

/** As the router's build has them: pages below layouts without a path, below the root. */
const routes = Object.fromEntries(
  [
    { id: "root", path: "" },
    ...locales.flatMap((locale) => [
      { id: `${locale}:layout`, parentId: "root" },
      ...pages.map(({ id, path }) => ({
        id: `${locale}:${id}`,
        parentId: `${locale}:layout`,
        ...(path === "" && locale === "en-US"
          ? { index: true }
          : { path: localizePath(`/${path}`, locale).slice(1) }),
      })),
    ]),
  ].map((route) => [route.id, route]),
) as unknown as Routes;

function treeOf(some: Routes, parentId?: string): RouteObject[] {
  const own = Object.values(some).filter((route) => route!.parentId === parentId);
  return own.map((route) => {
    const { id, path, index } = route!;
    return (index ? { id, index } : { id, path, children: treeOf(some, id) }) as RouteObject;
  });
}
const matched = (tree: RouteObject[], path: string) =>
  matchRoutes(tree, path)?.map(({ route, params }) => [route.id, params]);

const all = treeOf(routes);
const groups = new Map(
  Object.values(routes)
    .map((route) => groupOf(route!.path ?? ""))
    .map((group) => [group, treeOf(routesOf(group, routes))]),
);
const words = [...new Set(pages.flatMap(({ path }) => path.split("/")))].map((part) =>
  part.startsWith(":") ? "learning-to-wait" : part,
);

test("an address is answered by the same route whether the router has all routes or those of its group", () => {
  const part = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...words) },
    fc.constantFrom("2026", "page", "a.b", "es"),
  );
  const address = fc
    .tuple(fc.constantFrom("", "/es"), fc.array(part, { maxLength: 5 }))
    .map(([language, parts]) => `${language}/${parts.join("/")}`);
  let grouped = 0;
  fc.assert(
    fc.property(address, (path) => {
      const tree = groups.get(groupOf(path.slice(1)));
      if (!tree) return;
      grouped++;
      expect(matched(tree, path)).toEqual(matched(all, path));
      // What the page tells the browser of the paths above it.
      for (let above = path; above !== ""; above = above.slice(0, above.lastIndexOf("/")))
        expect(matched(tree, above), above).toEqual(matched(all, above));
      expect(matched(tree, "/")).toEqual(matched(all, "/"));
    }),
    { numRuns: 250 },
  );
  expect(grouped).toBeGreaterThan(60);
});

test("a group is a few routes", () => {
  for (const group of ["articles", "es/verses", "bible"])
    expect(Object.keys(routesOf(group, routes)).length, group).toBeLessThan(20);
});
