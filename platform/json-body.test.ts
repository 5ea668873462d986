import { Hono } from "hono";
import { expect, test } from "vitest";
import * as z from "zod";
import * as mini from "zod/mini";
import { jsonBody } from "./json-body.ts";
import { refuse } from "./problem.ts";

const person = z.object({ name: z.string(), tags: z.array(z.object({ id: z.number() })).default([]) });

const app = new Hono();
app.post("/plain", jsonBody(person), (c) => c.json(c.req.valid("json")));
app.post("/mini", jsonBody(mini.object({ name: mini.string() })), (c) => c.json(c.req.valid("json")));
app.post(
  "/own-words",
  jsonBody(person, {
    invalid: (c, issues) => refuse(c, 422, "person.invalid", issues.map(({ path }) => path).join(",")),
    malformed: (c) => refuse(c, 400, "person.malformed", "no JSON"),
  }),
  (c) => c.json(c.req.valid("json")),
);

const send = async (path: string, body: string, type: string | undefined = "application/json") => {
  const answer = await app.request(path, {
    method: "POST",
    body,
    headers: type ? { "content-type": type } : {},
  });
  const { code, detail, ...rest } = (await answer.json()) as Record<string, unknown>;
  return code === undefined ? { status: answer.status, ...rest } : { status: answer.status, code, detail };
};

test("a handler gets the body as the schema reads it, of either zod", async () => {
  expect(await send("/plain", '{"name":"Ruth","more":1}')).toEqual({ status: 200, name: "Ruth", tags: [] });
  expect(await send("/mini", '{"name":"Ruth"}', "Application/JSON; charset=utf-8")).toEqual({
    status: 200,
    name: "Ruth",
  });
});

test.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonx", ""])(
  "content type %j, as a form of another site could send it, is 415",
  async (type) => {
    expect(await send("/plain", '{"name":"Ruth"}', type)).toMatchObject({
      status: 415,
      code: "request.not_json",
    });
  },
);

test("a body that is no JSON or not what is asked for is 400, and says where", async () => {
  expect(await send("/plain", "{")).toMatchObject({ status: 400, code: "request.invalid" });
  const wrong = await send("/plain", '{"name":"Ruth","tags":[{"id":1},{"id":"x"}]}');
  expect(wrong).toMatchObject({ status: 400, code: "request.invalid" });
  expect("detail" in wrong && wrong.detail).toContain("tags.1.id: ");
});

test("a service may refuse in its own words", async () => {
  expect(await send("/own-words", "")).toMatchObject({ status: 400, code: "person.malformed" });
  expect(await send("/own-words", '{"tags":1}')).toEqual({
    status: 422,
    code: "person.invalid",
    detail: "name,tags",
  });
});
