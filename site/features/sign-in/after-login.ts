import type { Locale } from "../../../contracts/site.ts";
import { localizePath } from "../../i18n/locale.ts";
import { safeRedirect } from "./safe-redirect.ts";

/** The redirectUrl value, otherwise today's verse. */
export const afterLogin = (redirectUrl: unknown, locale: Locale): string =>
  typeof redirectUrl === "string" && redirectUrl !== ""
    ? safeRedirect(redirectUrl)
    : localizePath("/verses", locale);
