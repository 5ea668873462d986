import type { UserManagerSettings } from "oidc-client-ts";
import { defaultClientId, issuerOf, signInScope } from "../../../contracts/identity.ts";
import type { Locale } from "../../../contracts/site.ts";
import { localizePath } from "../../i18n/locale.ts";
import type { SiteSettings } from "../../settings.ts";

/** On a timeout the renewal runs again after this long. */
export const renewRetryMs = 5000;

/** Authorization code flow with PKCE against our own provider, or the one the settings name. */
export function oidcSettings({ origin, identity }: SiteSettings, locale: Locale): UserManagerSettings {
  const callback = origin + localizePath("/auth/callback", locale);
  return {
    authority: identity?.authority ?? issuerOf(origin),
    client_id: identity?.clientId ?? defaultClientId,
    scope: identity?.scope ?? signInScope,
    ...(identity?.resource ? { resource: identity.resource } : {}),
    // Some providers renew nobody whom they are not shown.
    includeIdTokenInSilentRenew: identity !== undefined,
    redirect_uri: callback,
    popup_redirect_uri: callback,
    silent_redirect_uri: `${origin}/auth/silent`,
    post_logout_redirect_uri: `${origin}${localizePath("/", locale)}?action=logout`,
    ui_locales: locale,
    accessTokenExpiringNotificationTimeInSeconds: 60,
    silentRequestTimeoutInSeconds: 10,
    requestTimeoutInSeconds: 10,
    staleStateAgeInSeconds: 15 * 60,
    checkSessionIntervalInSeconds: 2,
    popupWindowFeatures: { location: false, toolbar: false, height: 640 },
    // Renewal is our own: one triggered by a 401 and one by a timer must not use the same refresh token.
    automaticSilentRenew: false,
  };
}
