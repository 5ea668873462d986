import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageOver } from "../../../tests/support/storage.ts";
import { type Consent, giveConsent, storedConsent } from "../consent/consent.ts";
import { storeLead } from "./lead-store.ts";
import { sendDecision } from "./send-decision.ts";

let answer: (holds: Consent) => void;

const known = (id: number) =>
  storeLead({ id, email: `${id}@example.com`, firstName: "", lastName: "", token: `token ${id}` });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  vi.stubGlobal("document", { documentElement: { lang: "en-US" } });
  vi.stubGlobal("localStorage", storageOver(new Map()));
  vi.stubGlobal("sessionStorage", storageOver(new Map()));
  vi.stubGlobal("fetch", () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = (holds) => resolve(Response.json(holds));
    return promise;
  });
  known(1);
  giveConsent({ measurement: true, marketing: true }, "note");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("consent revoked on another device ends here too", async () => {
  const sending = sendDecision();
  answer({ measurement: true, marketing: false });
  await sending;
  expect(storedConsent()).toMatchObject({ measurement: true, marketing: false });
});

test("a decision made while an older one is in flight is not overwritten", async () => {
  const sending = sendDecision();
  vi.setSystemTime(Date.now() + 1000);
  giveConsent({ measurement: false, marketing: true }, "choices");
  answer({ measurement: true, marketing: false });
  await sending;
  expect(storedConsent()).toMatchObject({ measurement: false, marketing: true, place: "choices" });
});

test("a response for one person revokes nothing for another who signed in meanwhile", async () => {
  const sending = sendDecision();
  known(2);
  answer({ measurement: true, marketing: false });
  await sending;
  expect(storedConsent()).toMatchObject({ measurement: true, marketing: true });
});
