import { localeOfPath, localizePath, stripLocale } from "../../i18n/locale.ts";

/** A real address, so that signing in works before the page has come alive; afterwards the reader is back where they were. */
export function loginAddress(from: string): string {
  const login = localizePath("/auth/login", localeOfPath(from.split("?")[0]!));
  const fromAccountPage = /^\/(auth|account)(\/|$)/.test(stripLocale(from));
  return fromAccountPage ? login : `${login}?redirectUrl=${encodeURIComponent(from)}`;
}
