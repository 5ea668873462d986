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

test("by default pages know of no third party and their policy allows none", () => {
  const settings = thirdPartySettings(readConfig({}, "/"));
  expect(settings).toEqual({});
  const policy = contentSecurityPolicy(
    { scripts: [], styles: [] },
    { https: false, sources: thirdPartySources() },
  );
  for (const name of ["script-src", "connect-src", "frame-src"])
    expect(directive(policy, name)).toEqual(["'self'"]);
});

test("each setting opens the policy for its own hosts and no others", () => {
  const { thirdParties } = thirdPartySettings(
    readConfig({ MIXPANEL_TOKEN: "t0ken", ADS_SCRIPT_URL: "https://ads.example/lib/{bundle}.js" }, "/"),
  );
  expect(thirdParties).toEqual({ mixpanelToken: "t0ken", adsScript: "https://ads.example/lib/{bundle}.js" });
  const policy = contentSecurityPolicy(
    { scripts: [], styles: [] },
    { https: false, sources: thirdPartySources(thirdParties) },
  );
  expect(directive(policy, "connect-src")).toEqual([
    "'self'",
    "https://api-js.mixpanel.com",
    "https://ads.example",
  ]);
  expect(directive(policy, "script-src")).toEqual(["'self'", "https://ads.example"]);
  const others = thirdPartySources({
    tagManagerId: "GTM-A1",
    pixelId: "12345",
    consentScript: "https://c.example/x.js",
  });
  expect(others.script).toEqual([
    "https://c.example",
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://connect.facebook.net",
  ]);
  expect(others.img).toContain("https://www.facebook.com");
});

test.each(["gtm-AB12", "GTM-", "GTM-ab12", "XGTM-AB12", "GTM-AB_12"])(
  "a tag-manager id that is none stops the start: %s",
  (id) => expect(() => readConfig({ GTM_ID: id }, "/")).toThrow(ConfigError),
);
