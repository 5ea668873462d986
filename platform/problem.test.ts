import { Hono } from "hono";
import { basicAuth } from "hono/basic-auth";
import { expect, test } from "vitest";
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
