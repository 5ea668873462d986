import { expect, test } from "vitest";
import { recoveryCodes } from "../../../contracts/identity-calls.ts";
import { noContent, requestIdentity } from "./identity-answer.ts";

const answering = (answer: Response) => async () => answer;

test("an answer is parsed by its schema; one that is not as agreed is a refusal, not a strange value", async () => {
  const call = { answer: recoveryCodes };
  const codes = { recoveryCodes: ["abcd-efgh"] };
  expect(await requestIdentity(answering(Response.json(codes)), "/x", call)).toEqual({ value: codes });
  for (const strange of [{}, { recoveryCodes: "abcd" }, [], null])
    expect(await requestIdentity(answering(Response.json(strange)), "/x", call)).toEqual({
      refused: { code: "" },
    });
  const html = new Response("<p>", { headers: { "content-type": "text/html" } });
  expect(await requestIdentity(answering(html), "/x", call)).toEqual({ refused: { code: "" } });
});

test("a call without content succeeds; a refusal has its code and how long to wait", async () => {
  const call = { method: "DELETE", answer: noContent };
  expect(await requestIdentity(answering(new Response(null, { status: 204 })), "/x", call)).toEqual({
    value: undefined,
  });
  const refusal = Response.json(
    { code: "request.too_many" },
    { status: 429, headers: { "retry-after": "9" } },
  );
  expect(await requestIdentity(answering(refusal), "/x", call)).toEqual({
    refused: { code: "request.too_many", waitSeconds: 9 },
  });
});
