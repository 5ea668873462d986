import { beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { someSite } from "../../../tests/support/settings.ts";
import { storageOver } from "../../../tests/support/storage.ts";
import { provideSettings } from "../../settings.ts";
import { closeModal, modalStore } from "../../ui/modal/modal-store.ts";
import { toastStore } from "../../ui/toast/toast-store.ts";
import { measureWith, type TrackedEvent } from "../analytics/track.ts";
import { identityStore } from "../identity/identity-store.ts";
import { signsStore } from "../identity/premium-store.ts";
import { trackersKey } from "../popups/stored-trackers.ts";
import { type OfferDialogProps, showOffer } from "./offer-flow.ts";

const saved = new Map<string, string>();
const storage = storageOver(saved);
const events: TrackedEvent[] = [];
const requests: string[] = [];
const sent: { redirectUrl?: string }[] = [];

const term = (id: string, termLength: string, displayPrice: number) => ({
  content: { id, properties: { termLength, displayPrice } },
});
const item = {
  id: "offer-1",
  name: "A verse for the evening",
  properties: {
    title: "A verse for the evening",
    offerSlug: "premium_verse",
    allowAutoSelection: true,
    displayComponent: "VersePremiumOffer",
    displaySize: "Fullscreen",
    offerTerms: { items: [term("t-m", "Monthly", 4.99), term("t-a", "Annual", 39.99)] },
  },
};

const trialItem = {
  id: "offer-2",
  name: "Seven days",
  properties: {
    offerSlug: "seven_days",
    offerTerms: {
      items: [
        { content: { id: "t-t", properties: { termLength: "Monthly", displayPrice: 4.99, trialDays: 7 } } },
      ],
    },
  },
};
let trialUsed = false;
const subscription = () => ({
  status: "none",
  termLength: null,
  price: null,
  renewsAt: null,
  endsAt: null,
  trialEndsAt: null,
  canceledAtPeriodEnd: false,
  hasPortal: false,
  trialUsed,
});

beforeEach(() => {
  saved.clear();
  events.length = 0;
  requests.length = 0;
  sent.length = 0;
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("location", new URL("https://wellspring.example/verses/2026/11/15"));
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    requests.push(address);
    if (init?.body) sent.push(JSON.parse(String(init.body)));
    if (address.endsWith("/subscription")) return Response.json(subscription());
    return Response.json(
      address.startsWith("/umbraco") ? { total: 2, items: [item, trialItem] } : { clientSecret: "s" },
    );
  });
  provideSettings(() => ({
    ...someSite,
    cardPayments: { sandbox: true },
  }));
  identityStore.setState({ known: true, person: undefined, token: undefined });
  signsStore.setState({ signs: undefined });
  toastStore.setState({ toasts: [] });
  modalStore.setState({ modal: undefined });
  measureWith((event) => void events.push(event));
});

const shown = () => modalStore.getState().modal!.props as OfferDialogProps;

test("the offer is shown (show_offer); the user accepts a term (accept_offer, then the offer dialog closes and the card checkout dialog opens)", async () => {
  saved.set(
    trackersKey,
    JSON.stringify([
      { name: "p", isPremium: true, numDaysCooldown: 7, pageViewCount: 2, nextEligibleDate: 0 },
      { name: "n", isPremium: false, numDaysCooldown: 7, pageViewCount: 2, nextEligibleDate: 0 },
    ]),
  );
  expect(await showOffer({ source: "gate" })).toBe(true);
  expect(requests[0]).toContain(
    "filter=contentType%3AsubscriptionOffer&filter=platform%3AStripe&filter=isActive%3Ay",
  );
  expect(modalStore.getState().modal).toMatchObject({ size: "fullscreen", title: "A verse for the evening" });
  const counts = (JSON.parse(saved.get(trackersKey)!) as { pageViewCount: number }[]).map(
    ({ pageViewCount }) => pageViewCount,
  );
  expect(counts).toEqual([0, 2]);
  shown().onAccept(shown().offer.terms.find(({ length }) => length === "Annual"));
  expect(events.map(({ name }) => name)).toEqual(["show_offer", "accept_offer"]);
  expect(events[1]!.properties).toEqual({
    offerName: "premium_verse",
    source: "gate",
    paymentMethod: "Stripe",
    termLength: "Annual",
    price: 39.99,
  });
  expect(saved.get("selected-payment-method")).toBe("Stripe");
  expect(saved.get("accepted-offer-name")).toBe("premium_verse");
  expect(modalStore.getState().modal?.props).toMatchObject({ term: { id: "t-a" } });
});

test("a price that is tapped is the way to the card form with that term", async () => {
  expect(await showOffer({ slug: "premium_verse", termId: "t-m", source: "premium_page" })).toBe(true);
  expect(events.map(({ name }) => name)).toEqual(["show_offer", "accept_offer"]);
  expect(modalStore.getState().modal?.props).toMatchObject({ term: { id: "t-m" } });
});

test("a free trial is offered to nobody who has had theirs", async () => {
  await showOffer({ slug: "seven_days", source: "gate" });
  expect(shown().offer.slug).toBe("seven_days");
  identityStore.setState({ known: true, person: { id: "1", roles: [] }, token: "t" });
  trialUsed = true;
  await showOffer({ slug: "seven_days", source: "gate" });
  expect(shown().offer.slug).toBe("premium_verse");
  trialUsed = false;
  await showOffer({ slug: "seven_days", source: "gate" });
  expect(shown().offer.slug).toBe("seven_days");
});

test("the caller overrides where a purchase leads to: a search is found again", async () => {
  const returnTo = "/bible/search?q=living%20water";
  await showOffer({ source: "bible_search", returnTo });
  shown().onAccept(shown().offer.terms.find(({ length }) => length === "Annual"));
  await eventually(() => expect(sent).toEqual([expect.objectContaining({ redirectUrl: returnTo })]));
});

test("or dismisses it (decline_offer, stored choices cleared)", async () => {
  await showOffer({ slug: "premium_verse", source: "premium_page" });
  closeModal();
  expect(events.map(({ name }) => name)).toEqual(["show_offer", "decline_offer"]);
  expect([...saved.keys()].filter((key) => /offer-name|payment|source/.test(key))).toEqual([]);
});

test("Checkout cannot start without both an offer and a term; the user sees a red toast", async () => {
  await showOffer({ source: "gate" });
  shown().onAccept(undefined);
  expect(toastStore.getState().toasts[0]).toMatchObject({
    title: "Something went wrong",
    description: "Please try again or contact support.",
    color: "error",
  });
  expect(modalStore.getState().modal, "the offer's button would be dead").toBeUndefined();
  expect(events.map(({ name }) => name)).toEqual(["show_offer", "accept_offer"]);
});

test("If no offer is selected, the offer is not shown and an error is logged", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ total: 0, items: [] }));
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  // The offers are read once for each page.
  vi.resetModules();
  const { provideSettings: provide } = await import("../../settings.ts");
  provide(() => someSite);
  const fresh = await import("./offer-flow.ts");
  expect(await fresh.showOffer({ source: "gate" })).toBe(false);
  expect(logged).toHaveBeenCalledWith("No offer is selected, so none is shown.");
  expect(modalStore.getState().modal).toBeUndefined();
  logged.mockRestore();
});

test("Premium members: no premium offers", async () => {
  identityStore.setState({ person: { id: "1", roles: ["WellspringPremium"] } });
  expect(await showOffer({ source: "gate" })).toBe(false);
  expect(modalStore.getState().modal).toBeUndefined();
  expect(events).toEqual([]);
});
