import { beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { someSite } from "../../../tests/support/settings.ts";
import { storageOver } from "../../../tests/support/storage.ts";
import { provideSettings } from "../../settings.ts";
import { useIdentity } from "../sign-in/identity-store.ts";
import { startQueryActions } from "../visit/query-actions.ts";
import { completePurchase } from "./complete-purchase.ts";
import { unclaimedSession } from "./unclaimed.ts";

const kept = new Map<string, string>();
let answer: () => Promise<Response>;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", storageOver(kept));
  vi.stubGlobal("location", new URL("https://wellspring.example/verses?action=upgrade&session_id=cs_paid"));
  vi.stubGlobal("history", { state: null, replaceState() {} });
  vi.stubGlobal("fetch", () => answer());
  vi.spyOn(console, "warn").mockImplementation(() => {});
  provideSettings(() => someSite);
  useIdentity.setState({ known: true, person: undefined, token: undefined });
});

test.each([
  ["without a network", () => Promise.reject(new TypeError("Failed to fetch"))],
  [
    "while the service is away",
    async () => Response.json({ code: "checkout.not_available" }, { status: 502 }),
  ],
])(
  "a purchase that cannot be looked up %s is kept as unclaimed: the address names it no more",
  async (_, away) => {
    answer = away;
    await completePurchase();
    expect(unclaimedSession()).toBe("cs_paid");
  },
);

test("whichever page an offer names as its success page, the purchase is completed there", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  vi.stubGlobal(
    "location",
    new URL("https://wellspring.example/es/welcome?session_id=cs_there&utm_campaign=x"),
  );
  vi.stubGlobal("addEventListener", () => {});
  startQueryActions();
  await eventually(() => expect(unclaimedSession()).toBe("cs_there"));
});

test("a session that nobody knows is no purchase", async () => {
  answer = async () => Response.json({ code: "checkout.session_unknown" }, { status: 404 });
  await completePurchase();
  expect(unclaimedSession()).toBeUndefined();
});
