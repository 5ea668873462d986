import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { someSite } from "../../../tests/support/settings.ts";
import { storageOver } from "../../../tests/support/storage.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { provideSettings } from "../../settings.ts";
import { modalStore, openModal } from "../../ui/modal/modal-store.ts";
import { pageReadyEvent } from "../../ui/page-ready-event.ts";
import { startPurchases } from "../checkout/start-purchases.ts";
import { identityStore } from "../identity/identity-store.ts";
import { signsStore } from "../identity/premium-store.ts";
import { signUpReminder, sitewidePremium } from "../popups/popups.ts";
import { trackersKey } from "../popups/stored-trackers.ts";
import type { PopupTracker } from "../popups/trackers.ts";
import { startQueryActions } from "./query-actions.ts";
import { startPopups } from "./start-popups.ts";

const saved = new Map<string, string>();
let page: EventTarget;
/** The response to the request for the words of the popups. */
let popups: () => Response | Promise<Response>;
/** Responds to the pending request; undefined until there is one. */
let answer: ((response: Response) => void) | undefined;

const tracked = (name: string) =>
  (JSON.parse(saved.get(trackersKey)!) as PopupTracker[]).find((tracker) => tracker.name === name)!;
const shown = () => modalStore.getState().modal?.title;
const goTo = (address: string) => vi.stubGlobal("location", new URL(address, "https://wellspring.example"));
const pageReady = () => page.dispatchEvent(new Event(pageReadyEvent));
const requestSent = () => eventually(() => expect(answer).toBeDefined());
const counted = (name: string, views: number) =>
  eventually(() => expect(tracked(name).pageViewCount).toBe(views));

/** What a visit loads on demand is there, so that what is not shown is not merely still on its way. */
beforeAll(async () => {
  await Promise.all([
    import("../checkout/claim.ts"),
    import("../checkout/complete-purchase.ts"),
    import("../dialogs/open-dialog.ts"),
    import("../sign-in/login-dialogs.ts"),
    import("../offer-dialogs/offer-flow.ts"),
  ]);
});

beforeEach(() => {
  saved.clear();
  answer = undefined;
  page = new EventTarget();
  vi.stubGlobal("localStorage", storageOver(saved));
  vi.stubGlobal("sessionStorage", storageOver(new Map()));
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_: unknown, __: string, url: URL) => goTo(url.href),
  });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  popups = () => Response.json({ total: 0, items: [] });
  vi.stubGlobal("fetch", (address: string) =>
    address.includes("contentType%3Apopup")
      ? Promise.resolve().then(popups)
      : new Promise<Response>((resolve) => {
          answer = resolve;
        }),
  );
  provideSettings(() => someSite);
  identityStore.setState({ known: true, person: undefined, token: undefined });
  signsStore.setState({ signs: undefined });
  modalStore.setState({ modal: undefined });
  const due = { pageViewCount: 0, nextEligibleDate: 0 };
  saved.set(trackersKey, JSON.stringify([{ ...signUpReminder, ...due }]));
  goTo("/about");
});

/** In the order of a visit. */
function startVisit(): void {
  startQueryActions();
  startPurchases();
  startPopups();
}

test("without a purchase the popup that is due is shown and counted", async () => {
  startVisit();
  await eventually(() => expect(shown()).toBe(m.dialog_free_account()));
  expect(tracked(signUpReminder.name).nextEligibleDate).toBeGreaterThan(Date.now());
});

test("popups are registered or removed as premium or login state changes: a free member keeps the premium offer, a premium member has neither", async () => {
  const names = () => (JSON.parse(saved.get(trackersKey)!) as PopupTracker[]).map(({ name }) => name);
  startVisit();
  await eventually(() => expect(names().sort()).toEqual([signUpReminder.name, sitewidePremium.name].sort()));
  identityStore.setState({ token: "member's", person: { id: "1", roles: [] } });
  pageReady();
  await eventually(() => expect(names()).toEqual([sitewidePremium.name]));
  identityStore.setState({ person: { id: "1", roles: ["WellspringPremium"] } });
  pageReady();
  await eventually(() => expect(names()).toEqual([]));
});

test("a purchase's return wins, also on the page the buyer goes on to meanwhile; the popup does not count as shown", async () => {
  goTo("/about?action=upgrade&session_id=cs_paid");
  startVisit();
  await requestSent();
  goTo("/faq");
  pageReady();
  await counted(signUpReminder.name, 1);
  expect(shown()).toBeUndefined();
  answer?.(Response.json({ status: "complete", customerEmail: null }));
  await eventually(() => expect(shown()).toBe(m.dialog_thanks()));
  expect(tracked(signUpReminder.name)).toMatchObject({ pageViewCount: 1, nextEligibleDate: 0 });
});

test("the buyer who has yet to sign in is reminded of the purchase, not of the free account", async () => {
  saved.set("unclaimed-checkout-session", "cs_paid");
  startVisit();
  await eventually(() => expect(shown()).toBe(m.dialog_thanks()));
  await counted(signUpReminder.name, 1);
  expect(shown()).toBe(m.dialog_thanks());
  expect(tracked(signUpReminder.name).nextEligibleDate).toBe(0);
});

test("a dialog that opens while a popup is still being fetched remains, and the popup waits for the next page view", async () => {
  const due = { pageViewCount: 2, nextEligibleDate: 0 };
  saved.set(trackersKey, JSON.stringify([{ ...sitewidePremium, ...due }]));
  identityStore.setState({ token: "member's" });
  startVisit();
  await requestSent();
  openModal({ load: async () => ({ default: () => null }), props: {}, title: "Share" });
  answer?.(Response.json({ total: 0, items: [] }));
  await counted(sitewidePremium.name, 3);
  expect(shown()).toBe("Share");
  expect(tracked(sitewidePremium.name).nextEligibleDate).toBe(0);
});
