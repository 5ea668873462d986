import { runInNewContext } from "node:vm";
import { beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { someSite } from "../../../tests/support/settings.ts";
import { storageOver } from "../../../tests/support/storage.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { provideSettings } from "../../settings.ts";
import { modalStore } from "../../ui/modal/modal-store.ts";
import { toastStore } from "../../ui/toast/toast-store.ts";
import { measureWith, type TrackedEvent } from "../analytics/track.ts";
import { identityStore } from "../identity/identity-store.ts";
import { signsStore } from "../identity/premium-store.ts";
import { clearUnclaimed } from "../identity/store-unclaimed.ts";
import { unclaimedSessions } from "../identity/unclaimed-sessions.ts";
import { storeChoice } from "../offers/offer-memory.ts";
import { completePurchases } from "./complete-purchase.ts";
import { pendingSessions } from "./pending.ts";
import { checkoutReturnScript } from "./return-script.ts";
import { startPurchases } from "./start-purchases.ts";
import { storeStarted } from "./store-pending.ts";

const saved = new Map<string, string>();
let requests: string[];
let answer: () => Promise<Response>;
const paid = async () => Response.json({ status: "complete", customerEmail: null });
const open = async () => Response.json({ status: "open", customerEmail: null });
const unknown = async () => Response.json({ code: "checkout.session_unknown" }, { status: 404 });

function goTo(path: string): void {
  vi.stubGlobal("location", new URL(path, "https://wellspring.example"));
  // The head of the page, before any module runs.
  runInNewContext(checkoutReturnScript, { location, localStorage, history, decodeURIComponent });
}

beforeEach(() => {
  saved.clear();
  requests = [];
  vi.stubGlobal("localStorage", storageOver(saved));
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("history", { state: null, replaceState: (_: null, __: string, url: URL) => goTo(url.href) });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("fetch", (url: string) => {
    requests.push(url);
    return answer();
  });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  provideSettings(() => someSite);
  identityStore.setState({ known: true, person: undefined, token: undefined });
});

test("a buyer who leaves the return page before anything has run there finds the purchase completed on the next", async () => {
  answer = paid;
  goTo("/subscriptions/standard-success?utm_campaign=x&session_id=cs_left");
  goTo("/contact-us");
  startPurchases();
  await eventually(() => expect(unclaimedSessions()).toEqual(["cs_left"]));
  await eventually(() => expect(pendingSessions().returned).toBeUndefined());
});

test("a purchase that this browser has claimed is not completed again when a second tab returned from its form and was closed", async () => {
  answer = paid;
  clearUnclaimed("cs_claimed", "claimed");
  goTo("/subscriptions/standard-success?session_id=cs_claimed");
  goTo("/my-profile");
  await completePurchases();
  expect(requests).toEqual([]);
  expect(pendingSessions().returned).toBeUndefined();
});

test("a form that was opened here and paid is completed even if the return page never loaded", async () => {
  storeStarted({ clientSecret: "cs_formed_secret_abc" });
  goTo("/about");
  answer = open;
  await completePurchases();
  expect(unclaimedSessions()).toEqual([]);
  expect(pendingSessions().started).toBe("cs_formed");
  // The same page does not request it again; its next load, here another form, does.
  await completePurchases();
  expect(requests.filter((url) => url.includes("/sessions/"))).toHaveLength(1);
  storeStarted({ clientSecret: "cs_again_secret_abc" });
  answer = paid;
  await completePurchases();
  expect(unclaimedSessions()).toEqual(["cs_again"]);
  expect(pendingSessions().started).toBeUndefined();
});

test("a card form that was opened more than a day ago is not looked up any more", () => {
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValueOnce(now - 26 * 3_600_000);
  storeStarted({ clientSecret: "cs_old_secret_abc" });
  expect(pendingSessions().started).toBeUndefined();
});

test.each([
  ["without a network", () => Promise.reject(new TypeError("Failed to fetch"))],
  [
    "while the service is away",
    async () => Response.json({ code: "checkout.not_available" }, { status: 502 }),
  ],
])("a purchase that cannot be looked up %s stays stored and is completed later", async (_, away) => {
  answer = away;
  goTo("/verses?action=upgrade&session_id=cs_paid");
  await completePurchases();
  expect(location.search).toBe("");
  answer = paid;
  await completePurchases();
  expect(unclaimedSessions()).toEqual(["cs_paid"]);
});

test.each(["/account/login", "/es/account/register", "/my-profile", "/es/journal"])(
  "the link in a receipt opens no dialog over %s, which says itself that one step is left, with the address filled in",
  async (path) => {
    answer = paid;
    modalStore.setState({ modal: undefined });
    goTo("/my-profile?session_id=cs_mailed#email=bea%2B1%40example.com");
    expect(location.hash).toBe("");
    goTo(path);
    await completePurchases();
    expect(unclaimedSessions()).toEqual(["cs_mailed"]);
    expect(saved.get("unclaimed-checkout-email")).toBe("bea+1@example.com");
    expect(modalStore.getState().modal).toBeUndefined();
    goTo("/verses?session_id=cs_mailed");
    await completePurchases();
    expect(modalStore.getState().modal?.title).toBe(m.dialog_thanks());
    clearUnclaimed("cs_mailed", "claimed");
    expect(saved.has("unclaimed-checkout-email")).toBe(false);
  },
);

test("whichever page an offer names as its success page, the purchase is completed there", async () => {
  answer = paid;
  goTo("/es/welcome?session_id=cs_there&utm_campaign=x");
  startPurchases();
  await eventually(() => expect(unclaimedSessions()).toEqual(["cs_there"]));
});

test("on completion: premium for now, the toast, offer_complete with offer name and payment method, and the customer's e-mail is registered", async () => {
  answer = async () => Response.json({ status: "complete", customerEmail: "ana@example.com" });
  const dispatched: Event[] = [];
  vi.stubGlobal("dispatchEvent", (event: Event) => dispatched.push(event) > 0);
  const events: TrackedEvent[] = [];
  measureWith((event) => void events.push(event));
  storeChoice({ paymentMethod: "Stripe", offerName: "study_guide_offer" });
  toastStore.setState({ toasts: [] });
  goTo("/subscriptions/standard-success?session_id=cs_whole");
  startPurchases();
  await eventually(() =>
    expect(events.at(-1)).toMatchObject({
      name: "offer_complete",
      properties: { offerName: "study_guide_offer", paymentMethod: "Stripe" },
    }),
  );
  expect(signsStore.getState().signs?.subscriptionDate).toBeTruthy();
  expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual(["Welcome to Wellspring Premium!"]);
  expect(JSON.stringify(dispatched.map((event) => (event as CustomEvent).detail))).toContain(
    "ana@example.com",
  );
});

test("checkout session status open means unfinished: complete called while it is open is logged only", async () => {
  answer = open;
  modalStore.setState({ modal: undefined });
  goTo("/subscriptions/standard-success?session_id=cs_open");
  startPurchases();
  await eventually(() =>
    expect(console.error).toHaveBeenCalledWith("The order is still open, so the purchase is not complete."),
  );
  expect(unclaimedSessions()).toEqual([]);
  expect(modalStore.getState().modal).toBeUndefined();
});

test("an unknown session is no purchase", async () => {
  answer = unknown;
  goTo("/verses?session_id=cs_none");
  await completePurchases();
  expect(unclaimedSessions()).toEqual([]);
  expect(pendingSessions().returned).toBeUndefined();
});

test("a second free trial, known only by its card, is no purchase: a toast explains it and nothing waits for a claim", async () => {
  answer = async () => Response.json({ status: "complete", customerEmail: null, refused: "trial" });
  goTo("/verses?session_id=cs_second");
  await completePurchases();
  expect(modalStore.getState().modal?.title).toBe(m.dialog_trial_used());
  expect(unclaimedSessions()).toEqual([]);
  expect(pendingSessions().returned).toBeUndefined();
  expect(saved.has("subscription-date")).toBe(false);
});
