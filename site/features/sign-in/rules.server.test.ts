import { expect, test } from "vitest";
import type { PageRequest } from "../../page-request.ts";
import { signInRules } from "./rules.server.ts";

const visit = (path: string, locale: "en-US" | "es", identity?: object) =>
  ({ path, locale, params: {}, services: { settings: { identity } } }) as unknown as PageRequest;

/** Where the rule leads; undefined when it lets the visit pass. */
function target(rule: keyof typeof signInRules, on: PageRequest): string | null | undefined {
  try {
    signInRules[rule](on);
    return undefined;
  } catch (thrown) {
    return (thrown as Response).headers.get("location");
  }
}

test("/account/security leads to the profile's section", () => {
  expect(target("account-security-redirect", visit("/account/security", "es"))).toBe(
    "/es/my-profile#security",
  );
});

test("our own provider's pages are shown with it alone; another's stand in their place", () => {
  const own = "account-own-provider";
  expect(target(own, visit("/account/login", "en-US"))).toBeUndefined();
  const other = { authority: "https://id.example.org", clientId: "site" };
  expect(target(own, visit("/account/login", "es", other))).toBe("/es/auth/login");
  expect(target(own, visit("/account/register", "en-US", other))).toBe("/auth/login?action=register");
});
