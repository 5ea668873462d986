import { beforeEach, expect, test, vi } from "vitest";
import { provideSettings, type SiteSettings } from "../../settings.ts";
import { anonymous, identityStore } from "./identity-store.ts";
import { forgetAccount, reloadAccount, rememberAccount, withSavedName } from "./own-account.ts";

const saved = new Map<string, string>();
const settings = { siteName: "Wellspring", productName: "Wellspring" } as SiteSettings;
const external = { authority: "https://id.example.org", clientId: "x", scope: "openid" };
const ana = { id: "ana", firstName: "Ana", name: "Ana Ruiz", roles: ["Reader"] };

beforeEach(() => {
  saved.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  });
  provideSettings(() => settings);
  identityStore.setState({ known: true, person: ana, token: "token" });
});

test("a member is greeted by the name in their account, on the next page too, and no other member is", () => {
  rememberAccount({
    id: "ana",
    email: "ana@example.com",
    firstName: "Anita",
    lastName: "Ruiz",
    roles: ["WellspringPremium"],
  });
  expect(identityStore.getState().person).toMatchObject({ firstName: "Anita", name: "Anita Ruiz" });
  expect(withSavedName(ana).name).toBe("Anita Ruiz");
  // Our own provider's tokens hold every role, and lose one that was taken away.
  expect(withSavedName(ana).roles).toEqual(["Reader"]);
  expect(withSavedName({ ...ana, id: "bob" }).name).toBe("Ana Ruiz");
  forgetAccount();
  expect(withSavedName(ana).name).toBe("Ana Ruiz");
});

test("another provider's token knows nothing of roles given here; the account adds them", () => {
  provideSettings(() => ({ ...settings, identity: external }));
  rememberAccount({
    id: "ana",
    email: "ana@example.com",
    firstName: "Ana",
    lastName: "",
    roles: ["WellspringPremium"],
  });
  expect(identityStore.getState().person?.roles).toEqual(["Reader", "WellspringPremium"]);
});

test("a member without a first name has their roles and the address that the account knows", () => {
  provideSettings(() => ({ ...settings, identity: external }));
  identityStore.setState({ person: { id: "ana", roles: [] } });
  const roles = ["WellspringPremium"];
  rememberAccount({ id: "ana", email: "ana@example.com", firstName: "", lastName: "", roles });
  expect(identityStore.getState().person).toEqual({ id: "ana", email: "ana@example.com", roles });
});

test("on sign-in user data is reloaded; without an answer the provider's word counts", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.error());
  vi.stubGlobal("fetch", fetch);
  await reloadAccount();
  fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await reloadAccount();
  expect(identityStore.getState().person).toEqual(ana);
  fetch.mockResolvedValueOnce(Response.json({ id: "ana", firstName: "Anita", lastName: "R", roles: [] }));
  await reloadAccount();
  expect(identityStore.getState().person?.name).toBe("Anita R");
  expect(fetch.mock.lastCall).toMatchObject([
    "/wellspring/api/v2/account",
    { headers: { authorization: "Bearer token" } },
  ]);
  identityStore.setState(anonymous);
  fetch.mockClear();
  await reloadAccount();
  expect(fetch).not.toHaveBeenCalled();
  warn.mockRestore();
});

test("an account that arrives after sign-out does not rename the next member", async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answer.promise);
  const reloading = reloadAccount();
  const ben = { id: "ben", firstName: "Ben", name: "Ben Ode", roles: [] };
  identityStore.setState({ person: ben, token: "token of ben" });
  answer.resolve(Response.json({ id: "ana", firstName: "Anita", lastName: "R", roles: ["Operator"] }));
  await reloading;
  expect(identityStore.getState().person).toEqual(ben);
  expect(withSavedName(ben)).toEqual(ben);
});
