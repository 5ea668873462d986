import { loginAddress } from "./login-address.ts";

/** Where "Create an account" leads, by a link that works before the page has come alive. */
export function registerAddress(from: string): string {
  const login = loginAddress(from);
  return `${login}${login.includes("?") ? "&" : "?"}action=register`;
}
