import { describe, expect, test } from "vitest";
import {
  authorize,
  goodPassword,
  linkIn,
  location,
  newPerson,
  press,
  refresh,
  signIn,
} from "./test-identity.ts";
import { to, useProvider } from "./test-provider.ts";

const { browse, mailsTo, newEmail, post, provider, register } = useProvider();

describe("links in mails", () => {
  const resetLink = async (email: string) => {
    await post("forgot-password", { email });
    return linkIn((await mailsTo(email)).at(-1));
  };
  const tokenIn = (link: string) => new URL(link).searchParams.get("token") ?? "";

  test("a reset link leads to the page by way of a cookie, works without JavaScript and once only", async () => {
    const { email } = await newPerson(provider());
    const browser = browse();
    const page = await browser.request(await resetLink(email));
    expect(to(page)).toBe("/account/reset-password");
    const reset = (password: string) =>
      browser.request("/identity/forms/reset-password", { form: { password, locale: "en-US" } });
    const token = [...browser.cookies.values()][0]!.value;
    expect(to(await reset("short"))).toBe("/account/reset-password?error=password-too-short");
    expect(to(await reset("another fine long password"))).toBe("/account/login?notice=password-changed");
    expect(to(await post("reset-password", { token, password: goodPassword }))).toBe(
      "/account/reset-password?error=token-invalid",
    );
    expect(to(await post("login", { email, password: goodPassword }))).toContain("error=");
    expect(to(await post("login", { email, password: "another fine long password" }))).toContain(
      "/auth/login",
    );
    expect((await mailsTo(email)).at(-1)?.subject).toBe("Your password for Wellspring was changed");
  });

  test("a changed password ends every session and refresh token", async () => {
    const person = await newPerson(provider());
    const browser = browse();
    const { refresh_token } = await signIn(browser, person);
    const token = tokenIn(await resetLink(person.email));
    await post("reset-password", { token, password: "another fine long password" });
    expect((await refresh(browser, refresh_token)).tokens.error).toBe("invalid_grant");
    const { answer } = await authorize(browser, { prompt: "none" });
    expect(location(answer).searchParams.get("error")).toBe("login_required");
  });

  test("of two that use one link at once, one succeeds", async () => {
    const { email } = await newPerson(provider());
    const token = tokenIn(await resetLink(email));
    const both = await Promise.all(
      ["the first of two passwords", "the second of two passwords"].map((password) =>
        post("reset-password", { token, password }),
      ),
    );
    expect(both.filter((answer) => to(answer)?.includes("password-changed"))).toHaveLength(1);
  });

  test("a reset link lasts an hour, a confirmation a day", async () => {
    const person = await newPerson(provider());
    const token = tokenIn(await resetLink(person.email));
    const email = newEmail();
    await register({ email });
    const link = linkIn((await mailsTo(email))[0]);
    provider().clock.advance(3_600_001);
    expect(to(await post("reset-password", { token, password: goodPassword }))).toContain("token-invalid");
    provider().clock.advance(23 * 3_600_000);
    expect(to(await browse().request(link))).toBe("/account/verify-email?error=token-invalid");
    provider().clock.reset();
    expect(to(await browse().request(link))).toBe("/account/verify-email?notice=confirm-password");
  });

  test("a confirmation pressed twice says so twice; a program that only looks does not use it up", async () => {
    const email = newEmail();
    await register({ email });
    const link = linkIn((await mailsTo(email))[0]);
    for (const method of ["HEAD", "GET"]) await browse().request(link, { method });
    expect(to(await post("login", { email, password: goodPassword }))).toContain("error=");
    const browser = browse();
    const pressed = async () => to(await press(browser, link, { password: goodPassword }));
    expect(await pressed()).toBe("/auth/login?redirectUrl=%2F%3Faction%3Dregister&begun=yes");
    expect(await pressed()).toBe("/account/verify-email?notice=verified");
    const again = await browser.request("/identity/forms/verify-email", { form: { locale: "en-US" } });
    expect(to(again)).toBe("/account/verify-email?notice=verified");
  });

  test("one kind of link is no other kind, and an invented one is none", async () => {
    const email = newEmail();
    await register({ email });
    const token = tokenIn(linkIn((await mailsTo(email))[0]));
    for (const wrong of [token, "A".repeat(43), "", "' or 1=1 --"])
      expect(to(await post("reset-password", { token: wrong, password: goodPassword }))).toBe(
        "/account/reset-password?error=token-invalid",
      );
  });
});
