import { Hono } from "hono";
import { basicAuth } from "hono/basic-auth";
import { expect, test } from "vitest";
import { describeOnBothDatabases } from "../tests/support/databases.ts";
import { sql } from "./database/drizzle.ts";
import { refuseFailed } from "./problem.ts";

test("a middleware's own refusal is its answer, not a failure of ours", async () => {
  const logged: unknown[] = [];
  const app = new Hono().use(basicAuth({ username: "a", password: "b" }));
  app.onError((error, c) =>
    refuseFailed(c, error, { error: (one: unknown) => logged.push(one) } as never, "x"),
  );
  const answer = await new Hono().route("/", app).request("/");
  expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, 'Basic realm="Secure Area"']);
  expect(logged).toEqual([]);
});

test("the line about a failure names no link's secret and no address: a log is read by more people than a mail", async () => {
  const logged: unknown[] = [];
  const app = new Hono().get("*", () => {
    throw new Error("it broke");
  });
  app.onError((error, c) =>
    refuseFailed(c, error, { error: (one: unknown) => logged.push(one) } as never, "x"),
  );
  await app.request("/wellspring/api/v2/calendar/nJcXy0aGmF3k2b7QwLzP9nJcXy0aGmF3.ics?token=abc");
  await app.request("/umbraco/delivery/api/v2/content");
  expect(logged).toMatchObject([
    { path: "/wellspring/api/v2/calendar/…" },
    { path: "/umbraco/delivery/api/v2/content" },
  ]);
});

describeOnBothDatabases("a text that PostgreSQL cannot hold", (open) => {
  test("is a refusal of what was sent, whichever way it came, and no failure of ours", async () => {
    const database = await open();
    const logged: unknown[] = [];
    const app = new Hono();
    app.get("/text", async (c) => c.json(await database.db.execute(sql`select ${"a\0"}::text`)));
    app.get("/json", async (c) => c.json(await database.db.execute(sql`select ${'"\\ud800"'}::jsonb`)));
    app.onError((error, c) =>
      refuseFailed(c, error, { error: (one: unknown) => logged.push(one) } as never, "x"),
    );
    for (const path of ["/text", "/json"]) {
      const answer = await app.request(path);
      expect([path, answer.status, await answer.json()]).toMatchObject([
        path,
        400,
        { code: "request.text_invalid" },
      ]);
    }
    expect(logged).toEqual([]);
  });
});

test("the address of what failed is logged without what opens it", async () => {
  const logged: object[] = [];
  const app = new Hono().get("*", () => {
    throw new Error("no answer");
  });
  app.onError((error, c) =>
    refuseFailed(c, error, { error: (one: object) => logged.push(one) } as never, "x"),
  );
  await app.request("/wellspring/api/v2/calendar/nJcXyOaGmFEkTbSQwLzPnaaaaaaaaaaa.ics");
  expect(logged).toMatchObject([{ path: "/wellspring/api/v2/calendar/…" }]);
});
