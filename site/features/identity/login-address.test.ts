import { expect, test } from "vitest";
import { loginAddress } from "./login-address.ts";

test("sign-in returns to the page it started from, in its language", () => {
  expect(loginAddress("/")).toBe("/auth/login?redirectUrl=%2F");
  expect(loginAddress("/search?q=a&type=verse")).toBe(
    "/auth/login?redirectUrl=%2Fsearch%3Fq%3Da%26type%3Dverse",
  );
  expect(loginAddress("/es?q=1")).toBe("/es/auth/login?redirectUrl=%2Fes%3Fq%3D1");
});

test("account pages are never the page to return to", () => {
  expect(loginAddress("/account/register")).toBe("/auth/login");
  expect(loginAddress("/es/auth/callback?code=1")).toBe("/es/auth/login");
});
