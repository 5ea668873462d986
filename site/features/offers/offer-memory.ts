import { personalKeys } from "../../personal-storage.ts";

/** What was chosen on the way to a purchase; the page that comes back from the card form has nothing else. */
const keys = {
  paymentMethod: personalKeys.paymentMethod,
  offerName: personalKeys.offerName,
  source: personalKeys.offerSource,
} as const;

type Choice = Partial<Record<keyof typeof keys, string>>;

export function storeChoice(choice: Choice): void {
  try {
    for (const [name, value] of Object.entries(choice))
      localStorage.setItem(keys[name as keyof Choice], value);
  } catch {
    // Without storage the purchase is as good; only what is measured knows less of it.
  }
}

export function readChoice(): Choice {
  try {
    return Object.fromEntries(
      Object.entries(keys).flatMap(([name, key]) => {
        const value = localStorage.getItem(key);
        return value === null ? [] : [[name, value]];
      }),
    );
  } catch {
    return {};
  }
}

export function clearChoice(): void {
  try {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
