import { expect, test } from "vitest";
import type { ContentRef } from "../../../contracts/content.ts";
import { someSite } from "../../../tests/support/settings.ts";
import { provideSettings } from "../../settings.ts";
import { articleData } from "../seo/structured-data.ts";
import { authorsOf } from "./authors.server.ts";

const contributor = (name: string, properties: Record<string, unknown>): ContentRef => ({
  contentType: "contributor",
  id: "c8c065a1-3595-4c74-9a1a-aa3d49d0b872",
  name,
  createDate: "2026-06-02T00:00:00Z",
  updateDate: "2026-06-02T00:00:00Z",
  route: { path: "/contributors/one/", queryString: null, startItem: { id: "r", path: "home" } },
  properties,
});

test("an article's author is a person when the contributor has a last name, else an organisation", () => {
  provideSettings(() => someSite);
  const contributors = authorsOf([
    contributor("Ana Ruiz", { firstName: "Ana", lastName: "Ruiz" }),
    contributor("Prayer Desk", { firstName: "Prayer Desk", lastName: null }),
    contributor("Not expanded", {}),
  ]);
  expect(contributors.map(({ path }) => path)).toEqual(Array(3).fill("/contributors/one"));
  const { author } = articleData({
    title: "T",
    description: "D",
    path: "/articles/t",
    contributors,
  }) as unknown as { author: { "@type": string; familyName?: string }[] };
  expect(author.map((one) => [one["@type"], one.familyName])).toEqual([
    ["Person", "Ruiz"],
    ["Organization", undefined],
    ["Organization", undefined],
  ]);
});
