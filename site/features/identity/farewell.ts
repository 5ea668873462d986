import { m } from "../../i18n/paraglide/messages.js";
import { showToast } from "../../ui/toast/toast-store.ts";
import { dropAction } from "./drop-action.ts";

const farewellKey = "farewell";

/** A message of its own for the page that follows the sign-out. */
export const storeFarewell = (message: string): void => sessionStorage.setItem(farewellKey, message);

export function takeFarewell(): string {
  const stored = sessionStorage.getItem(farewellKey);
  sessionStorage.removeItem(farewellKey);
  return stored || m.sign_in_goodbye();
}

/** Once after sign-out; not again on reload. */
export function sayFarewell(): void {
  dropAction();
  showToast({ title: takeFarewell() });
}
