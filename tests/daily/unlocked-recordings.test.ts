/** What a member gets of a closed lesson's recording with its text, on the real content service. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import { createTokensOf } from "../../platform/signed-tokens/signed-tokens.ts";
import { createContentApp } from "../../services/content/app.ts";
import { createContentClient } from "../../services/content/client.ts";
import { copyLibrary, loadLibrary } from "../../services/content/fixtures/load-library.ts";
import { createMediaApp } from "../../services/content/media-app.ts";
import { createRecordingKeys } from "../../services/content/recording-keys.ts";
import type { SiteServices } from "../../site/context.ts";
import { loadLesson } from "../../site/features/catalog/load-lesson.server.ts";
import { asMember } from "../../site/features/premium-reading/as-member.server.ts";
import { loadUnlocked } from "../../site/features/premium-reading/load-unlocked.server.ts";
import { toneFile } from "../support/tone.ts";

const premiumRole = "Premium";
const lesson = "/growth-plans/still-waters/3-heard";
let folder: string;
let services: SiteServices;
let files: ReturnType<typeof createMediaApp>;

beforeAll(async () => {
  folder = await copyLibrary({
    "growth-plans/still-waters/3-heard.yaml": `
id: 00000000-0000-4000-8000-000000000951
type: growthPlanArticle
access: premium
audio: { en-US: recordings/heard }
title: { en-US: Heard, es: Oído }
summary: { en-US: A lesson., es: Una lección. }
seoDescription: { en-US: A lesson of the plan., es: Una lección del plan. }
body: { en-US: "One.\\n\\nTwo.\\n\\nThree.", es: "Uno.\\n\\nDos.\\n\\nTres." }
`,
  });
  await mkdir(path.join(folder, "media/recordings"), { recursive: true });
  await writeFile(path.join(folder, "media/recordings/heard.wav"), toneFile(0.5));
  const index = await loadLibrary(folder);
  const recordingKeys = createRecordingKeys(() => createTokensOf("a secret", createMovableClock()));
  const app = createContentApp({
    index: () => index,
    premiumRole,
    recordingKeys,
    authorize: async (request) => ({
      roles: request.headers.get("authorization")?.endsWith("premium") ? [premiumRole] : [],
    }),
  });
  files = createMediaApp({ index: () => index, recordingKeys });
  services = {
    content: createContentClient({ fetch: (request) => app.fetch(request), baseUrl: "http://content/" }),
    now: () => new Date(),
    scripture: { passages: async () => [] },
  } as unknown as SiteServices;
});
afterAll(() => rm(folder, { recursive: true }));

const audioFor = async (who: string) =>
  (await loadUnlocked(asMember(services, who), { path: lesson }, "en-US")) as { audio: string | null };

test("the page for everybody names no recording; the unlocked text names one that plays", async () => {
  const item = await services.content.item(lesson, { locale: "en-US" });
  expect((await loadLesson(services, item!, "en-US")).audio).toBeNull();
  expect((await audioFor("free")).audio).toBeNull();
  const { audio } = await audioFor("premium");
  expect(audio).toMatch(/^\/media\/recordings\/heard\.wav\?key=[\w.-]+&v=\d+$/);
  expect((await files.request(audio!)).status).toBe(200);
  expect((await files.request(audio!.replace(/key=[^&]+&/, ""))).status).toBe(404);
});
