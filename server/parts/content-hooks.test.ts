import { expect, onTestFinished, test } from "vitest";
import { newPostgresPlace } from "../../tests/support/databases.ts";
import { eventually } from "../../tests/support/eventually.ts";
import type { Config } from "../config.ts";
import { composeContentHooks } from "./content-hooks.ts";

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, "0")}`;

async function open(url: string | undefined) {
  const announced: string[][] = [];
  const config = { CONTENT_URL: "http://cms", CONTENT_WEBHOOK_SECRET: "secret", DATABASE_URL: url } as Config;
  const hooks = await composeContentHooks(config, { warn: () => {} } as never, {
    announce: async (ids) => void announced.push([...ids]),
  });
  onTestFinished(async () => hooks.close());
  const post = (body: unknown) =>
    hooks.app.request("/hooks/content", {
      method: "POST",
      headers: { "x-webhook-secret": "secret", "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return { post, announced };
}

test("what the CMS's webhook tells one process, every process of the same PostgreSQL hears once", async () => {
  const { url } = await newPostgresPlace();
  const [first, second] = [await open(url), await open(url)];
  const many = Array.from({ length: 250 }, (_, nth) => id(nth));
  expect((await first.post({ Ids: many })).status).toBe(204);
  expect((await first.post(null)).status).toBe(204);
  await eventually(() => expect(second.announced.flat()).toEqual(many));
  await eventually(() => expect(second.announced.at(-1)).toEqual([]));
  expect(first.announced).toEqual([many, []]);
});

test("with the embedded database there is one process, and nobody to tell", async () => {
  const only = await open(undefined);
  expect((await only.post({ Id: id(1) })).status).toBe(204);
  expect(only.announced).toEqual([[id(1)]]);
});
