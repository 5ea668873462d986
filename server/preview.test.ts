import { expect, test } from "vitest";
import { systemClock } from "../platform/clock.ts";
import { ContentError } from "../services/content/sources/files/problems.ts";
import { createPreview } from "./preview.ts";

const apiKey = "a key of the test's own";
const id = "00000000-0000-4000-8000-000000000501";
const preview = createPreview({
  apiKey,
  clock: systemClock,
  content: {
    draft: () =>
      Promise.reject(new ContentError([{ file: "topics/joy.yaml", line: 3, reason: "has no id" }])),
  },
  pages: { origin: "http://site.example" } as never,
  services: {} as never,
});
const ask = (key: string) => preview.answer("/preview", `/preview?id=${id}&key=${encodeURIComponent(key)}`);

test("a preview says to whoever has the key which file keeps the content from loading, and to nobody else", async () => {
  const { status, encoding, body } = await ask(apiKey);
  expect([status, encoding]).toEqual([422, "identity"]);
  expect(body.toString()).toContain("topics/joy.yaml:3 has no id");
  expect((await ask("wrong")).status).toBe(403);
});
