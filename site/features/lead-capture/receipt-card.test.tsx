import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ConsentReceipt } from "../../../contracts/consents.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { ReceiptCard } from "./receipt-card.tsx";

const receipt: ConsentReceipt = {
  id: "r1",
  purpose: "measurement",
  partner: "Wellspring",
  wording: "May we count what is read here?",
  locale: "en-US",
  source: "privacy choices: note",
  granted: true,
  givenAt: "2026-11-14T12:00:00.000Z",
  confirmedAt: null,
  revokedAt: null,
};
const shown = (one: Partial<ConsentReceipt>) =>
  renderToStaticMarkup(<ReceiptCard receipt={{ ...receipt, ...one }} revoke={async () => {}} />);

test("what somebody chose with an address that is not confirmed as theirs is marked, a yes and a no alike", () => {
  for (const granted of [true, false]) {
    expect(shown({ granted })).toContain(m.lead_receipt_browser());
    expect(shown({ granted })).not.toContain(m.lead_receipt_declined());
    expect(shown({ granted })).not.toContain("bg-spring");
  }
  expect(shown({ purpose: "partner" })).toContain(m.lead_receipt_waiting());
  const confirmedAt = "2026-11-14T12:05:00.000Z";
  expect(shown({ confirmedAt })).toContain(m.lead_receipt_holds());
  expect(shown({ confirmedAt, granted: false })).toContain(m.lead_receipt_declined());
});
