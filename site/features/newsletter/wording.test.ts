import { expect, test } from "vitest";
import { consentWordings } from "../../../contracts/consents.ts";
import en from "./messages/en-US.json" with { type: "json" };
import es from "./messages/es.json" with { type: "json" };

test("a newsletter blurb exists in both languages: 'Start your day in the Word.' and verses sent each morning", () => {
  expect(en.newsletter_title).toBe("Start your day in the Word.");
  expect(en.newsletter_text).toMatch(/Bible verses.*morning/);
  expect(es.newsletter_title).toBe("Comienza tu día en la Palabra.");
  expect(es.newsletter_text).toMatch(/Versículos de la Biblia.*mañana/);
});

test("the wording beside the form is the exact wording stored in its receipt", () => {
  expect(en.newsletter_promise).toBe(consentWordings.newsletter["en-US"]);
  expect(es.newsletter_promise).toBe(consentWordings.newsletter.es);
});
