import { defaultLocale, type Locale, locales } from "../../contracts/site.ts";

/** /es and everything below it is Spanish; all other paths are en-US. */
export function localeOfPath(pathname: string): Locale {
  return pathname === "/es" || pathname.startsWith("/es/") || pathname === "/es.data" ? "es" : defaultLocale;
}

/** The path without its language prefix, always beginning with a slash. */
export function stripLocale(pathname: string): string {
  return localeOfPath(pathname) === "es" ? pathname.slice(3) || "/" : pathname;
}

export function localizePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

export const languagePreferenceCookie = { name: "language-preference", maxAgeSeconds: 7_884_000 };
export const localeCookie = { name: "locale", maxAgeSeconds: 365 * 24 * 60 * 60 };

export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return decoded(value.join("="));
  }
  return undefined;
}

/** A client may send any cookie; one with broken percent-encoding is used unchanged. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The language that was chosen here: the preference, and once that has run out the longer-lived `locale` cookie. */
export function storedLocale(cookies: string | null | undefined): Locale | undefined {
  return [languagePreferenceCookie, localeCookie]
    .map(({ name }) => readCookie(cookies, name))
    .find((stored) => isLocale(stored));
}

/** The visitor's choice, else the browser's first language, else en-US. */
export function preferredLocale(
  cookies: string | null | undefined,
  acceptLanguage: string | null | undefined,
): Locale {
  const stored = storedLocale(cookies);
  if (stored) return stored;
  const first = (acceptLanguage ?? "").split(/[,;]/)[0]!.trim().toLowerCase();
  return first === "es" || first.startsWith("es-") ? "es" : defaultLocale;
}
