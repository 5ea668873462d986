import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { thirdPartySettings, thirdPartySources } from "./third-parties.ts";

const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);

const policyOf = (environment: Record<string, string>) =>
  contentSecurityPolicy(
    { scripts: [], styles: [] },
    { https: false, sources: thirdPartySources(readConfig(environment, "/")) },
  );
const ads = { ADS_SCRIPT_URL: "https://ads.example/lib/{bundle}.js" };

test("by default pages know of no third party and their policy allows none", () => {
  expect(thirdPartySettings(readConfig({}, "/"))).toEqual({});
  for (const name of ["script-src", "connect-src", "frame-src", "style-src", "font-src"])
    expect(directive(policyOf({}), name)).toEqual(["'self'"]);
});

test("each setting opens the policy for its own hosts and no others", () => {
  const { thirdParties } = thirdPartySettings(readConfig({ MIXPANEL_TOKEN: "t0ken", ...ads }, "/"));
  expect(thirdParties).toEqual({
    mixpanelToken: "t0ken",
    mixpanelUrl: "https://api-js.mixpanel.com",
    adsScript: ads.ADS_SCRIPT_URL,
  });
  const policy = policyOf({ MIXPANEL_TOKEN: "t0ken", ...ads });
  expect(directive(policy, "connect-src")).toEqual([
    "'self'",
    "https://api-js.mixpanel.com",
    "https://ads.example",
  ]);
  expect(directive(policy, "script-src")).toEqual(["'self'", "https://ads.example"]);
  const others = policyOf({
    GTM_ID: "GTM-A1",
    PIXEL_ID: "12345",
    CONSENT_SCRIPT_URL: "https://c.example/x.js",
  });
  expect(directive(others, "script-src")).toEqual([
    "'self'",
    "https://c.example",
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://connect.facebook.net",
  ]);
  expect(directive(others, "img-src")).toContain("https://www.facebook.com");
});

test("the policy's sources for an ad script, tag manager and consent script by setting", () => {
  const policy = policyOf({
    ...ads,
    ADS_SOURCES: "https://cdn.ads.example, https://*.ads.example",
    CONSENT_SCRIPT_URL: "https://c.example/x.js",
    CONSENT_SOURCES: "style-src https://c.example; font-src https://fonts.c.example",
    GTM_ID: "GTM-A1",
    GTM_SOURCES: "connect-src https://*.analytics.google.com; frame-src https://td.doubleclick.net",
  });
  const wide = ["https://cdn.ads.example", "https://*.ads.example"];
  for (const name of ["script-src", "connect-src", "img-src", "frame-src"])
    expect(directive(policy, name)).toEqual(expect.arrayContaining(wide));
  expect(directive(policy, "style-src")).toEqual(["'self'", "https://c.example"]);
  expect(directive(policy, "font-src")).toEqual(["'self'", "https://fonts.c.example"]);
  expect(directive(policy, "connect-src")).toContain("https://*.analytics.google.com");
  expect(directive(policy, "script-src")).not.toContain("https://*.analytics.google.com");
  expect(directive(policy, "frame-src")).toContain("https://td.doubleclick.net");
});

test.each([
  ["everybody", "*"],
  ["a whole scheme", "https:"],
  ["inline code", "script-src 'unsafe-inline'"],
  ["a top-level domain", "https://*.com"],
  ["data", "img-src data:"],
  ["plain http", "http://cdn.ads.example"],
  ["a path", "https://cdn.ads.example/lib.js"],
  ["another directive", "form-action https://cdn.ads.example"],
  ["too many hosts", Array.from({ length: 61 }, (_, n) => `https://h${n}.ads.example`).join(" ")],
])("sources that open the policy to %s stop the start", (_what, sources) => {
  expect(() => readConfig({ ...ads, ADS_SOURCES: sources }, "/")).toThrow(/ADS_SOURCES: /);
});

test("sources without the script they are for stop the start", () => {
  expect(() => readConfig({ GTM_SOURCES: "https://a.example" }, "/")).toThrow(
    "GTM_ID: required when GTM_SOURCES is set",
  );
});

test("Mixpanel's EU host: by setting, in the page's settings and its policy", () => {
  const eu = { MIXPANEL_TOKEN: "t0ken", MIXPANEL_API_URL: "https://api-eu.mixpanel.com/" };
  expect(thirdPartySettings(readConfig(eu, "/")).thirdParties?.mixpanelUrl).toBe(
    "https://api-eu.mixpanel.com",
  );
  expect(directive(policyOf(eu), "connect-src")).toEqual(["'self'", "https://api-eu.mixpanel.com"]);
});

test.each(["gtm-AB12", "GTM-", "GTM-ab12", "XGTM-AB12", "GTM-AB_12"])(
  "a tag-manager id that is none stops the start: %s",
  (id) => expect(() => readConfig({ GTM_ID: id }, "/")).toThrow(ConfigError),
);
