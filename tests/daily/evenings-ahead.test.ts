/** What a member gets of an evening that has not come yet, on the real content service. */
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createContentApp } from "../../services/content/app.ts";
import { createContentClient } from "../../services/content/client.ts";
import { copyLibrary, loadLibrary } from "../../services/content/fixtures/load-library.ts";
import type { SiteServices } from "../../site/context.ts";
import { isNotFound } from "../../site/errors.ts";
import { asMember } from "../../site/features/premium-reading/as-member.server.ts";
import { loadUnlocked } from "../../site/features/premium-reading/load-unlocked.server.ts";

const premiumRole = "Premium";
let folder: string;
let services: SiteServices;
let now: Date;

beforeAll(async () => {
  folder = await copyLibrary({
    "verses/evening/evening.yaml": `
items:
  - id: 00000000-0000-4000-8000-000000000043
    name: "12-25"
    type: verse
    evening: true
    access: premium
    title: { en-US: Kept light, es: Luz guardada }
    passage: Psalm 27:14
    thought: { en-US: At night., es: De noche. }
    reflection: { en-US: For members., es: Para miembros. }
    scheduledDate: 2024-12-25
`,
  });
  const index = await loadLibrary(folder);
  const app = createContentApp({
    index: () => index,
    premiumRole,
    authorize: async (request) => ({
      roles: request.headers.get("authorization")?.endsWith("premium") ? [premiumRole] : [],
    }),
  });
  const content = createContentClient({
    fetch: (request) => app.fetch(request),
    baseUrl: "http://content/",
  });
  services = {
    content,
    now: () => now,
    scripture: { passages: async () => [] },
  } as unknown as SiteServices;
});
afterAll(() => rm(folder, { recursive: true }));

async function titleOf(who: "free" | "premium", day: string): Promise<string | number> {
  now = new Date(`${day}T17:00:00Z`);
  try {
    const found = await loadUnlocked(asMember(services, who), { evening: "2026-12-25" }, "en-US");
    return "title" in found ? found.title : "";
  } catch (thrown) {
    if (isNotFound(thrown)) return 404;
    throw thrown;
  }
}

test("a free member is told nothing before its day, a premium one for the days that can be downloaded", async () => {
  const title = "Kept light";
  expect(await titleOf("free", "2026-12-25")).toBe(title);
  expect(await titleOf("free", "2026-12-24")).toBe(404);
  expect(await titleOf("free", "2025-12-26")).toBe(404);
  expect(await titleOf("premium", "2026-12-25")).toBe(title);
  expect(await titleOf("premium", "2026-12-19")).toBe(title);
  expect(await titleOf("premium", "2026-12-18")).toBe(404);
});
