import { User, UserManager } from "oidc-client-ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { storageOver } from "../../../tests/support/storage.ts";

const browser = new Map<string, string>();
const tab = new Map<string, string>();
const signInId = () => browser.get("signed-in");
const reload = vi.fn();

const userOf = (sub: string) =>
  new User({ access_token: `token of ${sub}`, token_type: "Bearer", profile: { sub } as User["profile"] });

/** Loads the code as a new page does, with only storage carried over. */
async function openPage() {
  vi.resetModules();
  const { provideSettings } = await import("../../settings.ts");
  provideSettings(() => ({
    siteName: "Wellspring",
    productName: "Wellspring",
    origin: "https://example.org",
    environment: "",
    buildId: "",
  }));
  const signIn = await import("./sign-in.ts");
  const { manager } = await import("./user-manager.ts");
  const { identityStore } = await import("./identity-store.ts");
  const { toastStore } = await import("../../ui/toast/toast-store.ts");
  return {
    ...signIn,
    manager,
    identityStore,
    who: () => identityStore.getState().person?.id,
    stored: async () => (await manager().getUser())?.profile.sub,
    toastTitles: () => toastStore.getState().toasts.map(({ title }) => title),
  };
}

/** A page on which the user has signed in interactively. */
async function signedIn(sub: string) {
  const page = await openPage();
  vi.spyOn(UserManager.prototype, "signinPopup").mockImplementation(answering(async () => userOf(sub)));
  expect(await page.signInWithPopup()).toBe(true);
  expect(page.who()).toBe(sub);
  return page;
}

/** Like the library: stores the provider's response before listeners are notified. */
const answering = (getUser: () => Promise<User>) =>
  async function (this: UserManager): Promise<User> {
    const user = await getUser();
    await this.storeUser(user);
    return user;
  };

/** The provider's next silent sign-in responses, each pending until the test resolves it. */
function silent() {
  const requests: PromiseWithResolvers<User>[] = [];
  vi.spyOn(UserManager.prototype, "signinSilent").mockImplementation(
    answering(() => {
      const answer = Promise.withResolvers<User>();
      requests.push(answer);
      return answer.promise;
    }),
  );
  return requests;
}

const waitForRequests = (requests: unknown[], times: number) =>
  eventually(() => expect(requests).toHaveLength(times));

beforeEach(() => {
  browser.clear();
  tab.clear();
  vi.stubGlobal("localStorage", storageOver(browser));
  vi.stubGlobal("sessionStorage", storageOver(tab));
  reload.mockClear();
  vi.stubGlobal("location", { search: "", pathname: "/", hash: "", reload });
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("fetch", async () => Response.error());
  vi.spyOn(UserManager.prototype, "revokeTokens").mockResolvedValue();
  vi.spyOn(UserManager.prototype, "signoutRedirect").mockImplementation(async function (this: UserManager) {
    await this.removeUser();
  });
});
afterEach(() => void vi.restoreAllMocks());

describe("a sign-out is not undone", () => {
  test("by a renewal in flight", async () => {
    const requests = silent();
    const { renew, signOut, who, stored } = await signedIn("ana");
    const renewing = renew();
    await waitForRequests(requests, 1);
    await signOut();
    requests[0]!.resolve(userOf("ana"));
    expect(await renewing).toBeUndefined();
    expect([who(), await stored(), signInId()]).toEqual([undefined, undefined, undefined]);
  });

  test("after sign-out no personal data stays in the browser, only device settings; a lost session removes nothing", async () => {
    const fill = () => {
      const lead = JSON.stringify({ id: 7, email: "ana@example.com", firstName: "Ana", lastName: "Ruiz" });
      browser.set("pathing-lead", lead).set("bible-place", "{}").set("claimed-checkout-session", "cs_1");
      browser
        .set("accepted-offer-name", "yearly")
        .set("unclaimed-checkout-session", "cs_2")
        .set("unclaimed-checkout-email", "ana@example.com")
        .set("color-mode", "dark");
      for (const form of ["login", "register"]) tab.set(`account-form:${form}`, lead);
      tab.set("legacyId", "77").set("consent-told", "ana@example.com");
    };
    silent();
    const { signOut } = await signedIn("ana");
    fill();
    await signOut();
    expect([...browser.keys()].sort()).toEqual(["color-mode", "unclaimed-checkout-session"]);
    expect([...tab.keys()].filter((key) => key !== "session")).toEqual([]);

    const other = await signedIn("ana");
    fill();
    browser.delete("signed-in");
    browser.set("signed-out", "expired");
    await other.followOtherTab();
    expect(browser.get("pathing-lead")).toContain("ana@example.com");
  });

  test("after sign-in the saved form fields are removed", async () => {
    tab.set("account-form:login", JSON.stringify({ email: "ana@example.com" }));
    await signedIn("ana");
    expect(tab.has("account-form:login")).toBe(false);
  });

  test("by a renewal that begins while the provider is being notified", async () => {
    const requests = silent();
    const { renew, signOut, who } = await signedIn("ana");
    vi.spyOn(UserManager.prototype, "revokeTokens").mockImplementation(async () => void (await renew()));
    await signOut();
    expect(requests).toEqual([]);
    expect([who(), signInId()]).toEqual([undefined, undefined]);
  });

  test("in another tab, by a renewal in flight in this one; nor does its failure show a toast", async () => {
    for (const method of ["resolve", "reject"] as const) {
      const requests = silent();
      const { renew, followOtherTab, who, stored, toastTitles } = await signedIn("ana");
      const renewing = renew();
      await waitForRequests(requests, 1);
      browser.delete("signed-in");
      await followOtherTab();
      if (method === "resolve") requests[0]!.resolve(userOf("ana"));
      else requests[0]!.reject({ error: "login_required" });
      expect(await renewing).toBeUndefined();
      expect([who(), await stored(), signInId()]).toEqual([undefined, undefined, undefined]);
      expect(toastTitles().at(-1)).toBe("You have been logged out. Goodbye!");
    }
  });

  test("by a tab that was about to follow the sign-in before it", async () => {
    const requests = silent();
    const { followOtherTab, who, stored } = await openPage();
    browser.set("signed-in", "of ana");
    const following = followOtherTab();
    await waitForRequests(requests, 1);
    browser.delete("signed-in");
    await followOtherTab();
    requests[0]!.resolve(userOf("ana"));
    await following;
    expect([who(), await stored(), signInId()]).toEqual([undefined, undefined, undefined]);
  });

  test("by a page that finds a stored user when it opens", async () => {
    const requests = silent();
    const { begin, manager, identityStore, who, stored } = await openPage();
    await manager().storeUser(userOf("ana"));
    tab.set("signed-in", "of ana");
    await begin("");
    expect(requests).toEqual([]);
    expect([who(), await stored(), signInId()]).toEqual([undefined, undefined, undefined]);
    expect(identityStore.getState().known).toBe(true);
  });
});

describe("who has signed in last in this browser is who is here", () => {
  test("a tab of somebody else becomes theirs, and begins its page again", async () => {
    const requests = silent();
    const { followOtherTab, identityStore, who, toastTitles } = await signedIn("ana");
    const seen: (string | undefined)[] = [];
    identityStore.subscribe(({ person }) => seen.push(person?.id));
    browser.set("signed-in", "of ben");
    // A frozen tab gets the sign-out and the sign-in at once.
    const following = [followOtherTab(), followOtherTab()];
    await waitForRequests(requests, 1);
    requests[0]!.resolve(userOf("ben"));
    await Promise.all(following);
    expect(requests).toHaveLength(1);
    expect([who(), signInId()]).toEqual(["ben", "of ben"]);
    expect(seen).toEqual([undefined, "ben"]);
    expect(reload).toHaveBeenCalledOnce();
    expect(toastTitles()).toHaveLength(1);
  });

  test("an anonymous tab becomes theirs without a reload", async () => {
    const requests = silent();
    const { followOtherTab, who } = await openPage();
    browser.set("signed-in", "of ben");
    const following = followOtherTab();
    await waitForRequests(requests, 1);
    requests[0]!.resolve(userOf("ben"));
    await following;
    expect([who(), signInId()]).toEqual(["ben", "of ben"]);
    expect(reload).not.toHaveBeenCalled();
  });

  test("a restored page checks who is signed in instead of showing the stored user", async () => {
    const requests = silent();
    const { begin, manager, who } = await openPage();
    await manager().storeUser(userOf("ana"));
    tab.set("signed-in", "of ana");
    browser.set("signed-in", "of ben");
    const beginning = begin("");
    await waitForRequests(requests, 1);
    requests[0]!.resolve(userOf("ben"));
    await beginning;
    expect([who(), signInId(), tab.get("signed-in")]).toEqual(["ben", "of ben", "of ben"]);
  });

  test("a failed renewal of somebody before does not sign them out", async () => {
    const requests = silent();
    const { renew, toastTitles } = await signedIn("ana");
    browser.set("signed-in", "of ben");
    const renewing = renew();
    await waitForRequests(requests, 1);
    requests[0]!.reject({ error: "login_required" });
    expect(await renewing).toBeUndefined();
    expect(signInId()).toBe("of ben");
    expect(toastTitles()).toHaveLength(1);
  });

  test("when that check fails, no user is shown", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const requests = silent();
    const { followOtherTab, who } = await signedIn("ana");
    browser.set("signed-in", "of ben");
    const following = followOtherTab();
    await waitForRequests(requests, 1);
    requests[0]!.reject(new TypeError("Failed to fetch"));
    await following;
    expect([who(), signInId()]).toEqual([undefined, "of ben"]);
    warn.mockRestore();
  });

  test("signing in again in another tab leaves this tab signed in throughout", async () => {
    const requests = silent();
    const { followOtherTab, identityStore, who } = await signedIn("ana");
    const seen = new Set<string | undefined>();
    identityStore.subscribe(({ person }) => seen.add(person?.id));
    browser.set("signed-in", "of ana, again");
    const following = followOtherTab();
    await waitForRequests(requests, 1);
    requests[0]!.resolve(userOf("ana"));
    await following;
    expect([...seen, who()]).toEqual(["ana", "ana"]);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("the marker", () => {
  test("is another one after each sign-in and the same after a renewal, also one of an older build", async () => {
    const requests = silent();
    const { renew } = await signedIn("ana");
    const first = signInId();
    const renewing = renew();
    await waitForRequests(requests, 1);
    requests[0]!.resolve(userOf("ana"));
    expect(await renewing).toBe("token of ana");
    expect(signInId()).toBe(first);
    await signedIn("ana");
    expect(signInId()).not.toBe(first);

    browser.set("signed-in", "1");
    tab.clear();
    const { begin, who } = await openPage();
    const beginning = begin("");
    await waitForRequests(requests, 2);
    requests[1]!.resolve(userOf("ana"));
    await beginning;
    expect([who(), signInId()]).toEqual(["ana", "1"]);
  });

  test("goes when the session has expired, in every tab and with the same words", async () => {
    const requests = silent();
    const { renew, who, toastTitles } = await signedIn("ana");
    const renewing = renew();
    await waitForRequests(requests, 1);
    requests[0]!.reject({ error: "login_required" });
    await renewing;
    expect([who(), signInId(), browser.get("signed-out")]).toEqual([undefined, undefined, "expired"]);
    expect(toastTitles().at(-1)).toBe("Session expired. You have been logged out.");
  });
});
