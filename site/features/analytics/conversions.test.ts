import { beforeEach, expect, test, vi } from "vitest";
import { someSite } from "../../../tests/support/settings.ts";
import { storageOver } from "../../../tests/support/storage.ts";
import { provideSettings } from "../../settings.ts";
import type { Purchase } from "../checkout/purchase-events.ts";

const pixel = vi.fn();
const purchase = {
  offerName: "premium_verse_offer_premium_landing",
  paymentMethod: "Stripe",
  value: 0,
  eventId: "cs_1",
};
// What a visit began with is read when its module loads.
const sendPurchase = async (whole: Purchase) =>
  (await import("../lead-capture/conversions.ts")).sendPurchase(whole);
const pixelEvents = () => pixel.mock.calls.map(([, name, properties]) => [name, properties]);

beforeEach(() => {
  pixel.mockClear();
  vi.stubGlobal("window", { fbq: pixel });
  vi.stubGlobal("location", new URL("https://wellspring.example/landing/p"));
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("navigator", { userAgent: "Browser/1" });
  vi.stubGlobal("localStorage", storageOver(new Map()));
  vi.stubGlobal("sessionStorage", storageOver(new Map()));
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
  provideSettings(() => someSite);
});

test("a lead event (only with an email) and a purchase event (value 0) are sent to the ad pixel; what fails is only logged", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  await sendPurchase({ ...purchase, email: "ana@example.com" });
  const bought = ["Purchase", { value: 0, currency: "USD", content_name: purchase.offerName }];
  expect(pixelEvents()).toEqual([["Lead", {}], bought]);
  expect(warned).toHaveBeenCalledWith("A conversion could not be sent to the server.", "Purchase");
  pixel.mockClear();
  await sendPurchase({ ...purchase, email: null });
  expect(pixelEvents()).toEqual([bought]);
  expect(warned).toHaveBeenCalledWith("Without an address no lead event is sent.");
});
