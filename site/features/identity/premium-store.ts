import { createStore } from "zustand/vanilla";
import { readCookie } from "../../i18n/locale.ts";
import { siteSettings } from "../../settings.ts";
import { identityStore } from "./identity-store.ts";
import { isPremium, premiumCookie } from "./premium-status.ts";

export const subscriptionDateKey = "subscription-date";

interface StoredSigns {
  flag: boolean;
  subscriptionDate: Date | undefined;
}

/** Where storage is forbidden nothing is stored, and a page is read all the same. */
const allowed = <T>(use: () => T): T | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};

export function storedSigns(): StoredSigns {
  const date = new Date(allowed(() => localStorage.getItem(subscriptionDateKey)) ?? Number.NaN);
  return {
    flag: readCookie(document.cookie, premiumCookie.name) === "true",
    subscriptionDate: Number.isNaN(date.getTime()) ? undefined : date,
  };
}

/** Undefined until the browser's storage has been read; the server and hydration never read it. */
export const signsStore = createStore<{ signs: StoredSigns | undefined }>(() => ({ signs: undefined }));

const signs = (): StoredSigns => signsStore.getState().signs ?? storedSigns();

const update = (changed: Partial<StoredSigns>) => signsStore.setState({ signs: { ...signs(), ...changed } });

/** Remembered for 7 days, regardless of sign-in. */
export function setPremiumFlag(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve.
  document.cookie = `${premiumCookie.name}=true; path=/; max-age=${premiumCookie.maxAgeSeconds}; samesite=lax`;
  update({ flag: true });
}

/** From now on the visitor counts as premium for the 3 days of grace, until the account has the role. */
export function storeSubscriptionDate(date: Date): void {
  allowed(() => localStorage.setItem(subscriptionDateKey, date.toISOString()));
  update({ subscriptionDate: date });
}

/** On sign-out the subscription date is cleared; the flag lives out its own 7 days. */
export function clearSubscriptionDate(): void {
  allowed(() => localStorage.removeItem(subscriptionDateKey));
  update({ subscriptionDate: undefined });
}

/** The status now, for code outside components. */
export const premiumNow = (): boolean =>
  isPremium(
    {
      ...signs(),
      query: new URLSearchParams(location.search),
      roles: identityStore.getState().person?.roles ?? [],
    },
    siteSettings().productName,
    new Date(),
  );
