import { m } from "../../i18n/paraglide/messages.js";
import { showToast } from "../../ui/toast/toast-store.ts";

export function sayCheckoutFailed(): void {
  showToast({
    title: m.checkout_something_wrong(),
    description: m.checkout_try_again(),
    color: "error",
  });
}
