import { expect, test } from "vitest";
import { planRedirects } from "./redirects.ts";

const both = ["en-US", "es"] as const;
const redirect = (id: string, from: string, to: string, languages: readonly ("en-US" | "es")[] = both) => ({
  id,
  from,
  to,
  languages: [...languages],
});

test("a redirect of both languages is parted when one of them leads elsewhere now", () => {
  const plan = planRedirects(
    [redirect("1", "/a", "/b")],
    [{ from: "/b", to: "/c", locale: "es" }],
    [{ "en-US": "/b", es: "/c" }],
  );
  expect(plan).toEqual({
    created: [
      { from: "/a", to: "/c", languages: ["es"] },
      { from: "/b", to: "/c", languages: ["es"] },
    ],
    updated: [redirect("1", "/a", "/b", ["en-US"])],
    deleted: [],
  });
});

test("a redirect at the address of an item goes, in the language of that address", () => {
  const plan = planRedirects([redirect("1", "/A/", "/b")], [], [{ "en-US": "/a", es: "/otra" }]);
  expect(plan).toEqual({ created: [], updated: [redirect("1", "/A/", "/b", ["es"])], deleted: [] });
  expect(planRedirects([redirect("1", "/a", "/b")], [], [{ "en-US": "/a", es: "/a" }]).deleted).toEqual([
    "1",
  ]);
});

test("what has nothing to do with the move stays, and so does what leads to another site", () => {
  const others = [
    redirect("1", "/x", "/y"),
    redirect("2", "/x", "/z"),
    redirect("3", "/shop", "https://b.example/b"),
  ];
  const plan = planRedirects(others, [{ from: "/b", to: "/c", locale: "es" }], [{ "en-US": "/b", es: "/c" }]);
  expect([plan.updated, plan.deleted]).toEqual([[], []]);
});
