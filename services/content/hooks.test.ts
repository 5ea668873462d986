import { describe, expect, test } from "vitest";
import { createContentHooks } from "./hooks.ts";

describe("POST /hooks/content", () => {
  const id = "6f0d3c52-8a41-4a7e-9d0b-1c7a52e0a102";
  const post = async (
    body: string,
    headers: Record<string, string> = { "x-webhook-secret": "s3cret" },
    secret?: string,
  ) => {
    const published: string[][] = [];
    const app = createContentHooks({
      secret: secret ?? "s3cret",
      onPublish: (ids) => void published.push(ids),
    });
    const answer = await app.request("/hooks/content", { method: "POST", body, headers });
    return { status: answer.status, type: answer.headers.get("content-type"), published };
  };
  test.each([
    ["Minimal", { Id: id, Culture: "es" }],
    ["Extended", { Id: id.toUpperCase(), Content: { id: "0", contentType: "article" }, Cultures: {} }],
    ["Legacy", [{ Id: 1234, Key: id, Name: "Hope" }]],
    ["a list of ids", { ids: [id, id] }],
  ])("reads the %s payload and answers 204", async (_, payload) => {
    expect(await post(JSON.stringify(payload))).toMatchObject({ status: 204, published: [[id]] });
  });
  test("takes the secret as a bearer too", async () => {
    expect((await post(`{"Id":"${id}"}`, { authorization: "Bearer s3cret" })).status).toBe(204);
  });
  test("refuses without the secret, with a wrong one, and when none is set", async () => {
    const problem = { status: 401, type: "application/problem+json", published: [] };
    expect(await post(`{"Id":"${id}"}`, {})).toMatchObject(problem);
    expect(await post(`{"Id":"${id}"}`, { "x-webhook-secret": "s3cre" })).toMatchObject(problem);
    expect(await post(`{"Id":"${id}"}`, { "x-webhook-secret": "" }, "")).toMatchObject(problem);
  });
  test("a body that names nothing says that something happened: it is taken, or it would be sent five times more", async () => {
    for (const body of ["", "{", "{}", "[]", "null", '{"Id":5}', '"words"'])
      expect(await post(body), body).toMatchObject({ status: 204, published: [[]] });
  });
});
