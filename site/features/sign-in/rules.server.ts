import { redirect } from "react-router";
import { localizePath } from "../../i18n/locale.ts";
import type { PageRules } from "../../page-request.ts";

export const signInRules = {
  /** Passwords, e-mail and devices are a section of the profile. */
  "account-security-redirect": ({ locale }) => {
    throw redirect(`${localizePath("/my-profile", locale)}#security`, 302);
  },

  /** These pages belong to our own provider; with another, its pages stand in their place. */
  "account-own-provider": ({ path, locale, services }) => {
    if (!services.settings.identity) return;
    const create = path === "/account/register" ? "?action=register" : "";
    throw redirect(localizePath("/auth/login", locale) + create, 302);
  },
} satisfies PageRules;
