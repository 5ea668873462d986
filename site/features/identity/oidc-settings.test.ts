import { UserManagerSettingsStore } from "oidc-client-ts";
import { expect, test } from "vitest";
import { afterSignOutPaths, redirectPaths } from "../../../contracts/identity.ts";
import { oidcSettings, renewRetryMs } from "./oidc-settings.ts";

const site = {
  siteName: "Wellspring",
  productName: "Wellspring",
  environment: "Local",
  origin: "http://localhost:3000",
  buildId: "1",
};

test("stale state 15 minutes; expiring notice 60 s; silent request timeout 10 s; session check interval 2 s; renew retry 5 s; popup height 640", () => {
  expect(oidcSettings(site, "en-US")).toMatchObject({
    staleStateAgeInSeconds: 900,
    accessTokenExpiringNotificationTimeInSeconds: 60,
    silentRequestTimeoutInSeconds: 10,
    checkSessionIntervalInSeconds: 2,
    popupWindowFeatures: { height: 640 },
  });
  expect(renewRetryMs).toBe(5000);
});

test("each language returns to its own pages; the silent page has no language", () => {
  expect(oidcSettings(site, "en-US")).toMatchObject({
    authority: "http://localhost:3000/identity",
    client_id: "wellspring-site",
    redirect_uri: "http://localhost:3000/auth/callback",
    silent_redirect_uri: "http://localhost:3000/auth/silent",
    post_logout_redirect_uri: "http://localhost:3000/?action=logout",
    ui_locales: "en-US",
  });
  expect(oidcSettings(site, "es")).toMatchObject({
    redirect_uri: "http://localhost:3000/es/auth/callback",
    silent_redirect_uri: "http://localhost:3000/auth/silent",
    post_logout_redirect_uri: "http://localhost:3000/es?action=logout",
    ui_locales: "es",
  });
});

test("the provider knows every address that sign-in returns to", () => {
  for (const locale of ["en-US", "es"] as const) {
    const settings = oidcSettings(site, locale);
    const paths = [settings.redirect_uri, settings.popup_redirect_uri, settings.silent_redirect_uri];
    for (const path of paths) expect(redirectPaths.map((known) => site.origin + known)).toContain(path);
    expect(afterSignOutPaths.map((known) => site.origin + known)).toContain(
      settings.post_logout_redirect_uri,
    );
  }
});

test("another OpenID provider can be named", () => {
  const identity = {
    authority: "https://id.example",
    clientId: "site",
    scope: "openid offline_access",
    resource: "https://api.example",
  };
  expect(oidcSettings({ ...site, identity }, "es")).toMatchObject({
    authority: "https://id.example",
    client_id: "site",
    scope: "openid offline_access",
    resource: "https://api.example",
    // glewlwyd answers `prompt=none` to nobody else.
    includeIdTokenInSilentRenew: true,
  });
});

test("only the authorization code flow with PKCE is used, and no session is monitored by frames", () => {
  const settings = new UserManagerSettingsStore({
    ...oidcSettings(site, "en-US"),
    // Browser storage, which does not exist in this test and is not used.
    userStore: undefined as never,
    stateStore: {} as never,
  });
  expect(settings.response_type).toBe("code");
  expect(settings.disablePKCE).toBe(false);
  expect(settings.monitorSession).toBe(false);
});
