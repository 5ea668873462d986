import type { Locale } from "../../../contracts/site.ts";
import { localizePath } from "../../i18n/locale.ts";
import { safeRedirect } from "./safe-redirect.ts";

/** The redirectUrl value, otherwise today's verse. */
export const afterLogin = (redirectUrl: unknown, locale: Locale): string =>
  typeof redirectUrl === "string" && redirectUrl !== ""
    ? safeRedirect(redirectUrl)
    : localizePath("/verses", locale);

/** Adds the completed action to the return address. */
export function onReturnFrom(action: "register", target: string): string {
  const url = new URL(target, "http://same-site.invalid");
  url.searchParams.delete("action");
  url.searchParams.append("action", action);
  return url.pathname + url.search + url.hash;
}
