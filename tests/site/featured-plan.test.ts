import { expect, test } from "vitest";
import { createContentApp } from "../../services/content/app.ts";
import { createContentClient } from "../../services/content/client.ts";
import { copyLibrary, loadLibrary } from "../../services/content/fixtures/load-library.ts";
import { loadFeaturedPlan } from "../../site/features/growth-plans/load-featured-plan.server.ts";

const plan = (more: string) => `
id: 7d9ad1c5-6a8e-4d8e-9a83-0c1f1c8f9a11
type: growthPlan
title: { en-US: Small beginnings, es: Pequeños comienzos }
summary: { en-US: A week of small things., es: Una semana de cosas pequeñas. }
seoDescription: { en-US: A week of small things., es: Una semana de cosas pequeñas. }
${more}
`;

async function featured(files: Record<string, string>, locale: "en-US" | "es" = "en-US") {
  const index = await loadLibrary(await copyLibrary(files));
  const app = createContentApp({ index: () => index });
  const client = createContentClient({
    fetch: async (request) => app.fetch(request),
    baseUrl: "http://content.invalid",
  });
  return (await loadFeaturedPlan(client, locale))?.title;
}

test("a featured plan of fixed id, as long as no other is marked", async () => {
  expect(await featured({ "growth-plans/small.yaml": plan("") })).toBe("Still waters");
});

test("the plan that an editor marks is the featured one, in both languages", async () => {
  const files = { "growth-plans/small.yaml": plan("featured: true") };
  expect(await featured(files)).toBe("Small beginnings");
  expect(await featured(files, "es")).toBe("Pequeños comienzos");
});

test("a marked plan that one language does not have leaves that language its own", async () => {
  const files = {
    "growth-plans/small.yaml": plan("featured: true\nlanguages: [en-US]").replaceAll(
      /\{ en-US: (.+), es: .+ \}/g,
      "{ en-US: $1 }",
    ),
  };
  expect(await featured(files)).toBe("Small beginnings");
  expect(await featured(files, "es")).toBe("Aguas tranquilas");
});
