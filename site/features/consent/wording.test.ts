import { expect, test } from "vitest";
import { privacyWordings } from "../../../contracts/consents.ts";
import en from "./messages/en-US.json" with { type: "json" };
import es from "./messages/es.json" with { type: "json" };

test("the wording shown with the choices is the exact wording stored in their receipts", () => {
  for (const [locale, shown] of [
    ["en-US", en],
    ["es", es],
  ] as const) {
    expect(privacyWordings.note.measurement[locale]).toBe(shown.consent_text);
    expect(privacyWordings.note.marketing[locale]).toBe(shown.consent_text);
    expect(privacyWordings.choices.measurement[locale]).toBe(shown.consent_measurement_text);
    expect(privacyWordings.choices.marketing[locale]).toBe(shown.consent_marketing_text);
    expect(privacyWordings["privacy-control"].marketing[locale]).toBe(shown.consent_privacy_control);
    expect(privacyWordings["privacy-control"].measurement[locale]).toBe(shown.consent_privacy_control);
  }
});
