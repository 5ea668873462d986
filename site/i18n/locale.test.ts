import { describe, expect, test } from "vitest";
import {
  languagePreferenceCookie,
  localeCookie,
  localeOfPath,
  localizePath,
  preferredLocale,
  readCookie,
  stripLocale,
} from "./locale.ts";
import { cookiesOfLocale } from "./remember-locale.ts";

describe("Locales en-US and es; default en-US", () => {
  test.each([
    ["/", "en-US"],
    ["/es", "es"],
    ["/es.data", "es"],
    ["/es/verses", "es"],
    ["/espresso", "en-US"],
    ["/essays/es", "en-US"],
    ["/ES", "en-US"],
  ])("%s is %s", (path, locale) => expect(localeOfPath(path)).toBe(locale));

  test.each([
    ["/", "/es"],
    ["/about", "/es/about"],
    ["/verses/2026/1/5", "/es/verses/2026/1/5"],
  ])("%s in Spanish is %s, and back", (path, spanish) => {
    expect(localizePath(path, "es")).toBe(spanish);
    expect(localizePath(path, "en-US")).toBe(path);
    expect(stripLocale(spanish)).toBe(path);
    expect(stripLocale(path)).toBe(path);
  });
});

describe("Language preference cookie 7884000 seconds; locale cookie 365 days", () => {
  test("their names and lives are the specification's", () => {
    expect(languagePreferenceCookie).toEqual({ name: "language-preference", maxAgeSeconds: 7_884_000 });
    expect(localeCookie).toEqual({ name: "locale", maxAgeSeconds: 31_536_000 });
    expect(cookiesOfLocale("es").split(",")).toEqual(
      [languagePreferenceCookie, localeCookie].map(
        ({ name, maxAgeSeconds }) => `${name}=es;max-age=${maxAgeSeconds}`,
      ),
    );
  });

  test("a cookie is found by its whole name and decoded", () => {
    expect(readCookie("my-locale=x; locale=a%20b=c", "locale")).toBe("a b=c");
    expect(readCookie("locales=es", "locale")).toBeUndefined();
    expect(readCookie(undefined, "locale")).toBeUndefined();
  });

  test("a cookie with broken percent-encoding is used unchanged", () => {
    expect(readCookie("locale=%E0%A4%A", "locale")).toBe("%E0%A4%A");
  });
});

describe("Switching follows the cookie or browser detection", () => {
  test.each([
    ["language-preference=es", "en-US,en", "es"],
    ["language-preference=en-US", "es-MX,es", "en-US"],
    ["language-preference=fr", "es-MX", "es"],
    [undefined, "es", "es"],
    [undefined, "es-419,en;q=0.5", "es"],
    [undefined, "es;q=0.9,en;q=0.5", "es"],
    [undefined, "en,es", "en-US"],
    [undefined, "est", "en-US"],
    [undefined, undefined, "en-US"],
    ["language-preference=%", "", "en-US"],
  ])("cookie %s and Accept-Language %s give %s", (cookie, accept, locale) =>
    expect(preferredLocale(cookie, accept)).toBe(locale),
  );
});
