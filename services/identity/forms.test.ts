import { describe, expect, test } from "vitest";
import type { NewsletterWish } from "./newsletter-wish.ts";
import {
  authorize,
  codeOf,
  createBrowser,
  goodPassword,
  linkIn,
  location,
  newPerson,
  origin,
  press,
  redeem,
} from "./test-identity.ts";
import { to, useProvider } from "./test-provider.ts";

const wishes: NewsletterWish[] = [];
const { browse, mailsTo, newEmail, post, provider, register } = useProvider({
  onNewsletterWish: async (wish) => void wishes.push(wish),
});

describe("registration", () => {
  test("ends at the page that asks to look at the mail; the link in it signs in", async () => {
    const email = newEmail();
    expect(to(await register({ email }))).toBe("/account/verify-email?notice=sent");
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("Confirm your e-mail address for Wellspring");
    expect(to(await post("login", { email, password: goodPassword }))).toBe(
      "/account/login?error=email-or-password-wrong",
    );
    expect(to(await press(browse(), linkIn(mail), { password: goodPassword }))).toBe(
      "/auth/login?redirectUrl=%2F%3Faction%3Dregister&begun=yes",
    );
    expect(to(await post("login", { email, password: goodPassword }))).toBe(
      "/auth/login?redirectUrl=%2F&begun=yes",
    );
  });

  test("the newsletter's box: left empty it is no wish; ticked it is one, for a known address alike", async () => {
    const email = newEmail();
    await register({ email, rsid: "I123abcdefghijkl" });
    await mailsTo(email);
    expect(wishes).toEqual([]);
    const ticked = {
      email,
      locale: "es",
      newsletter: "yes",
      timeZone: "Europe/Madrid",
      rsid: "I123abcdefghijkl",
      parameters: '[{"key":"utm_source","value":"x"},{"key":1}]',
    };
    expect(to(await register(ticked))).toBe("/es/account/verify-email?notice=sent");
    await mailsTo(email);
    const wish = { email, firstName: "Ana", lastName: "Ruiz", locale: "es", timeZone: "Europe/Madrid" };
    const parameters = [{ key: "utm_source", value: "x" }];
    expect(wishes).toEqual([{ ...wish, rsid: "I123abcdefghijkl", parameters }]);
    const forged = { ...ticked, timeZone: "Nowhere", rsid: "x", parameters: "{" };
    await register({ ...forged, email: newEmail() });
    await provider().identity.idle();
    expect(wishes[1]).toMatchObject({ timeZone: "America/New_York", parameters: [] });
    expect(wishes[1]).not.toHaveProperty("rsid");
  });

  test("in Spanish the page and the mail are Spanish", async () => {
    const email = newEmail();
    expect(to(await register({ email, locale: "es" }))).toBe("/es/account/verify-email?notice=sent");
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("Confirma tu correo para Wellspring");
    expect(to(await press(browse(), linkIn(mail), { password: goodPassword }))).toBe(
      "/es/auth/login?redirectUrl=%2Fes%3Faction%3Dregister&begun=yes",
    );
  });

  test.each([
    [{ firstName: " " }, "name-missing"],
    [{ email: "nobody" }, "email-invalid"],
    [{ password: "short" }, "password-too-short"],
    [{ password: "x".repeat(129) }, "password-too-long"],
    [{ password: "Password1234" }, "password-too-common"],
    [{ password: "Mailcreated5240" }, "password-breached"],
  ])("%j is refused as %s, and nothing typed is in the address", async (fields, error) => {
    expect(to(await register({ email: newEmail(), ...fields }))).toBe(`/account/register?error=${error}`);
  });

  test("one that nobody confirms is forgotten after a day", async () => {
    const email = newEmail();
    await register({ email });
    const [mail] = await mailsTo(email);
    provider().clock.advance(25 * 3_600_000);
    await provider().identity.sweep();
    provider().clock.reset();
    expect(to(await browse().request(linkIn(mail)))).toBe("/account/verify-email?error=token-invalid");
  });

  test("a name is data: script in it stays text and never gets into a mail", async () => {
    const email = newEmail();
    const name = '<script>alert("1")</script>';
    await register({ email, firstName: name, lastName: "O'\u2028Neill" });
    const [mail] = await mailsTo(email);
    expect(`${mail?.html}${mail?.text}`).not.toContain("alert");
  });
});

describe("forms", () => {
  test("a breached or common password is refused on the way of a reset too, and the link stays good", async () => {
    const person = await newPerson(provider());
    await post("forgot-password", { email: person.email });
    const link = linkIn(
      (await mailsTo(person.email)).findLast(({ subject }) => subject.startsWith("Choose")),
    );
    const browser = browse();
    await browser.request(link);
    const choose = async (password: string) =>
      to(await browser.request("/identity/forms/reset-password", { form: { password, locale: "en-US" } }));
    expect(await choose("Mailcreated5240")).toBe("/account/reset-password?error=password-breached");
    expect(await choose("Password1234")).toBe("/account/reset-password?error=password-too-common");
    expect(await choose("another fine long password")).toBe("/account/login?notice=password-changed");
  });

  test("a page opened by itself still signs in: the site then gets its tokens without asking again", async () => {
    const person = await newPerson(provider());
    const browser = browse();
    const posted = await browser.request("/identity/forms/login", { form: { ...person, locale: "es" } });
    expect(to(posted)).toBe("/es/auth/login?redirectUrl=%2Fes&begun=yes");
    const { answer, verifier } = await authorize(browser);
    expect((await redeem(browser, codeOf(answer), verifier)).status).toBe(200);
  });

  test("session fixation: signing in never continues a session that was there", async () => {
    const [first, second] = [await newPerson(provider()), await newPerson(provider())];
    const browser = browse();
    await browser.request("/identity/forms/login", { form: { ...first, locale: "en-US" } });
    const planted = createBrowser(provider().port);
    for (const [name, cookie] of browser.cookies) planted.cookies.set(name, { ...cookie });
    await browser.request("/identity/forms/login", { form: { ...second, locale: "en-US" } });
    const { answer } = await authorize(planted, { prompt: "none" });
    expect(location(answer).searchParams.get("error")).toBe("login_required");
    expect(codeOf((await authorize(browser, { prompt: "none" })).answer)).not.toBe("");
  });

  test.each([{ origin: "https://evil.example" }, { origin: "null" }, { origin: `${origin}.evil.example` }])(
    "a form sent from %j is refused",
    async (headers) => {
      const person = await newPerson(provider());
      const answer = await post("login", person, headers);
      expect(answer.status).toBe(403);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    },
  );

  test("cookies are for the provider only, out of reach of scripts, and signed", async () => {
    const person = await newPerson(provider());
    const posted = await browse().request("/identity/forms/login", { form: { ...person, locale: "en-US" } });
    const lines = posted.headers["set-cookie"] ?? [];
    expect(lines.map((line) => line.split("=")[0])).toEqual([
      "identity_session",
      "identity_session.sig",
      "identity_known",
    ]);
    for (const line of lines) expect(line.toLowerCase()).toMatch(/path=\/identity;.*samesite=lax; httponly/);
  });

  test("a body that is too large or no form is refused", async () => {
    expect((await post("login", { email: "x".repeat(20_000) })).status).toBe(413);
    expect((await post("login", {}, { "content-type": "application/json" })).status).toBe(415);
    const unmeasured = await browse().request("/identity/forms/login", {
      method: "POST",
      headers: { origin, "transfer-encoding": "chunked" },
    });
    expect(unmeasured.status).toBe(411);
  });

  test("the e-mail address is the same in capitals and with spaces around it", async () => {
    const { email, password } = await newPerson(provider());
    expect(to(await post("login", { email: ` ${email.toUpperCase()} `, password }))).toContain("/auth/login");
  });
});
