import { expect, test } from "vitest";
import { consentWordings } from "../../../contracts/consents.ts";
import en from "./messages/en-US.json" with { type: "json" };
import es from "./messages/es.json" with { type: "json" };

test("the words beside the form are the exact words that its receipt keeps", () => {
  expect(en.newsletter_promise).toBe(consentWordings.newsletter["en-US"]);
  expect(es.newsletter_promise).toBe(consentWordings.newsletter.es);
});
