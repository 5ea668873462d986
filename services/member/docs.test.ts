import { expect, test } from "vitest";
import { memberCalls } from "../../contracts/member-calls.ts";
import { createDocs } from "./docs.ts";
import { openApiDocument } from "./openapi.ts";

const base = "/wellspring/api/v2";
const document = openApiDocument("Wellspring", base);

test("the OpenAPI document has every call, and every schema it names", () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as {
    operationId: string;
    responses: Record<string, unknown>;
  }[];
  const named = operations.map(({ operationId }) => operationId);
  expect(named.toSorted()).toEqual([...Object.keys(memberCalls), "readCalendarFeed"].toSorted());
  for (const [, name] of JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
    expect(document.components.schemas).toHaveProperty(name!);
  expect(document.openapi).toMatch(/^3\.1\./);
  for (const { operationId, responses } of operations)
    expect(
      Object.keys(responses).some((status) => status.startsWith("2")),
      operationId,
    ).toBe(true);
});

test("parameters in a path are declared, each of them", () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const operation of Object.values(methods) as { parameters: { name: string; in: string }[] }[]) {
      const declared = operation.parameters.filter((one) => one.in === "path").map(({ name }) => name);
      expect(declared, path).toEqual(inPath);
    }
  }
});

test("schemas say what the contract says", () => {
  expect(document.components.schemas.TriviaResponse).toMatchObject({
    type: "object",
    required: ["triviaId", "questionId", "answerId", "isCorrect", "order"],
  });
  expect(document.components.schemas.NoteUpdate).toMatchObject({
    properties: { text: { maxLength: 10_000 } },
  });
});

test("the page for people has every call, runs nothing and loads nothing", async () => {
  const response = await createDocs("Wellspring <b>", base).request("/docs");
  const html = await response.text();
  for (const name of Object.keys(memberCalls)) expect(html).toContain(`id="${name}"`);
  expect(html).not.toMatch(/<script|<link|<img|style="|Wellspring <b>/);
  expect(response.headers.get("content-security-policy")).toMatch(/default-src 'none'; style-src 'sha256-/);
});
