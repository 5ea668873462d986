import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { systemClock } from "../../../../platform/clock.ts";
import { createStudioSource } from "./source.ts";

const id = "00000000-0000-4000-8000-000000000001";
const picture = "00000000-0000-4000-8000-000000000002";

test("a draft is read with the shared key, and its pictures where the studio has them", async () => {
  const requests: [string, string | null][] = [];
  const folder = path.join(tmpdir(), "no-such-folder");
  const source = createStudioSource({
    baseUrl: "http://studio.example",
    key: "the key that both share",
    fetch: async (input, init) => {
      requests.push([String(input), new Headers(init?.headers).get("authorization")]);
      const record = {
        id,
        type: "topic",
        path: "topics/hope",
        text: { "en-US": { title: "Not yet" }, es: {} },
      };
      return Response.json({ items: [{ record, media: [{ id: picture, file: picture }], updated: "now" }] });
    },
    copyDir: folder,
    mediaDir: folder,
    resolveReference: () => undefined as never,
    clock: systemClock,
    log: { info: () => {}, warn: () => {} } as never,
    everyMs: 0,
  });
  const draft = await source.draft(id);
  expect(draft?.record.text["en-US"].title).toBe("Not yet");
  expect(draft?.media.map(({ file }) => file)).toEqual([`/studio/api/library/media/${picture}`]);
  expect(requests).toEqual([
    [`http://studio.example/studio/api/library?ids=${id}&draft=true`, "Bearer the key that both share"],
  ]);
});
