import { UserManager } from "oidc-client-ts";
import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { storageOver } from "../../../tests/support/storage.ts";
import { provideSettings, type SiteSettings } from "../../settings.ts";
import { anonymous, identityStore } from "../identity/identity-store.ts";
import { loadSignIn } from "../identity/load-sign-in.ts";
import { claim } from "./claim.ts";

afterEach(() => void vi.useRealTimers());

test("a purchase that was claimed renews nothing for somebody who has signed out meanwhile", async () => {
  provideSettings(
    () =>
      ({ siteName: "Wellspring", productName: "Wellspring", origin: "https://example.org" }) as SiteSettings,
  );
  vi.stubGlobal("localStorage", storageOver(new Map([["signed-in", "1"]])));
  vi.stubGlobal("sessionStorage", storageOver(new Map([["signed-in", "1"]])));
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  const timeout = Object.assign(new Error("slow"), { name: "ErrorTimeout" });
  const signinSilent = vi.spyOn(UserManager.prototype, "signinSilent").mockRejectedValue(timeout);
  await loadSignIn();
  vi.useFakeTimers();
  identityStore.setState({ known: true, person: { id: "ana", roles: [] }, token: "token" });

  expect(await claim("cs_1")).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(signinSilent).toHaveBeenCalledOnce();
  identityStore.setState(anonymous);
  await vi.advanceTimersByTimeAsync(4000);
  expect(signinSilent).toHaveBeenCalledOnce();
});

test("under another provider the account says that the buyer is premium, since its tokens never do", async () => {
  const identity = { authority: "https://id.example", clientId: "site", scope: "openid" };
  provideSettings(
    () =>
      ({
        siteName: "Wellspring",
        productName: "Wellspring",
        origin: "https://example.org",
        identity,
      }) as SiteSettings,
  );
  vi.stubGlobal("localStorage", storageOver(new Map([["signed-in", "1"]])));
  vi.stubGlobal("sessionStorage", storageOver(new Map([["signed-in", "1"]])));
  vi.stubGlobal("addEventListener", () => {});
  let roles: string[] = [];
  vi.stubGlobal("fetch", async (address: string) =>
    String(address).endsWith("/account")
      ? Response.json({ id: "ana", email: "", firstName: "", lastName: "", roles })
      : new Response(null, { status: 204 }),
  );
  const timeout = Object.assign(new Error("slow"), { name: "ErrorTimeout" });
  vi.spyOn(UserManager.prototype, "signinSilent").mockRejectedValue(timeout);
  await loadSignIn();
  identityStore.setState({ known: true, person: { id: "ana", roles: [] }, token: "token" });

  expect(await claim("cs_1")).toBe(true);
  // Stripe's word comes a moment after the buyer.
  roles = ["WellspringPremium"];
  await eventually(() => expect(identityStore.getState().person?.roles).toEqual(["WellspringPremium"]));
});
