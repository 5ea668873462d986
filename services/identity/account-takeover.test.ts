import { describe, expect, test } from "vitest";
import { identityApi } from "../../contracts/identity.ts";
import { authorize, goodPassword, linkIn, location, newPerson, press } from "./test-identity.ts";
import { newMember } from "./test-member.ts";
import { to, useProvider } from "./test-provider.ts";

const { browse, mailsTo, newEmail, post, provider } = useProvider();
const strangers = "the password of a stranger";

const entered = (email: string, password: string) => ({
  email,
  password,
  firstName: "Ana",
  lastName: "Ruiz",
  locale: "en-US",
});

/** A browser of its own, in which somebody registers this address. */
async function registerFrom(email: string, password: string) {
  const browser = browse();
  const answer = await browser.request("/identity/forms/register", { form: entered(email, password) });
  return { browser, answer };
}
const login = async (email: string, password: string) => to(await post("login", { email, password }));
const signedIn = "/auth/login?redirectUrl=%2F&begun=yes";
const confirmed = "/auth/login?redirectUrl=%2F%3Faction%3Dregister&begun=yes";
const refused = "/account/login?error=email-or-password-wrong";

describe("no account is taken before its owner comes", () => {
  test("a stranger registers first with a password of their own: the owner's click does not make it theirs", async () => {
    const email = newEmail();
    const stranger = await registerFrom(email, strangers);
    const [mail] = await mailsTo(email);
    // The owner opens it in another browser: nothing happens without the password that was chosen at registration.
    const owner = browse();
    expect(to(await owner.request(linkIn(mail)))).toBe("/account/verify-email?notice=confirm-password");
    const confirm = (password?: string) =>
      owner.request("/identity/forms/verify-email", {
        form: { locale: "en-US", ...(password === undefined ? {} : { password }) },
      });
    expect(to(await confirm())).toBe("/account/verify-email?notice=confirm-password");
    expect(to(await confirm(goodPassword))).toBe("/account/verify-email?error=password-wrong");
    expect(await login(email, strangers)).toBe(refused);

    // The owner registers too; only what the owner chose becomes the account.
    await owner.request("/identity/forms/register", { form: entered(email, goodPassword) });
    const second = (await mailsTo(email)).at(-1);
    expect(to(await press(owner, linkIn(second)))).toBe(confirmed);
    expect(await login(email, goodPassword)).toBe(signedIn);
    expect(await login(email, strangers)).toBe(refused);
    // What the stranger began is over: the browser, the cookies and the link of the first mail open nothing.
    const { answer } = await authorize(stranger.browser, { prompt: "none" });
    expect(location(answer).searchParams.get("error")).toBe("login_required");
    expect(to(await press(stranger.browser, linkIn(mail), { password: strangers }))).toBe(
      "/account/verify-email?error=token-invalid",
    );
    expect(await login(email, strangers)).toBe(refused);
  });

  test("a stranger registers after the owner: the owner's mail, entries and password stay good", async () => {
    const email = newEmail();
    const { browser: owner } = await registerFrom(email, goodPassword);
    const [mail] = await mailsTo(email);
    await registerFrom(email, strangers);
    await mailsTo(email);
    expect(to(await press(owner, linkIn(mail)))).toBe(confirmed);
    expect(await login(email, goodPassword)).toBe(signedIn);
    expect(await login(email, strangers)).toBe(refused);
  });

  test("the owner opens the mail of the stranger's registration by mistake: the owner's own is confirmed", async () => {
    const email = newEmail();
    await registerFrom(email, strangers);
    const [strangersMail] = await mailsTo(email);
    const { browser: owner } = await registerFrom(email, goodPassword);
    expect(to(await owner.request(linkIn(strangersMail)))).toBe("/account/verify-email?notice=confirm");
    expect(to(await press(owner, linkIn(strangersMail)))).toBe(confirmed);
    expect(await login(email, goodPassword)).toBe(signedIn);
    expect(await login(email, strangers)).toBe(refused);
  });

  test("registering an address four times drops no registration: the owner's own is mailed, stored and confirmed", async () => {
    const email = newEmail();
    for (let nth = 0; nth < 3; nth++)
      expect(to((await registerFrom(email, strangers)).answer)).toBe("/account/verify-email?notice=sent");
    expect(await mailsTo(email)).toHaveLength(3);
    // One more mail, then the limit; the response says so and when, and the input is stored.
    await registerFrom(email, strangers);
    const { browser: owner, answer } = await registerFrom(email, goodPassword);
    expect(to(answer)).toBe("/account/verify-email?notice=sent-before&wait=300");
    const newest = (await mailsTo(email)).at(-1);
    expect(to(await press(owner, linkIn(newest)))).toBe(confirmed);
    expect(await login(email, goodPassword)).toBe(signedIn);
    expect(await login(email, strangers)).toBe(refused);
  });

  test("on another device the typed password finds its registration, also when its own mail could not be sent", async () => {
    const email = newEmail();
    for (let nth = 0; nth < 4; nth++) await registerFrom(email, strangers);
    expect(to((await registerFrom(email, goodPassword)).answer)).toContain("sent-before");
    const newest = (await mailsTo(email)).at(-1);
    const phone = browse();
    expect(to(await press(phone, linkIn(newest), { password: goodPassword }))).toBe(confirmed);
    expect(await login(email, goodPassword)).toBe(signedIn);
    expect(await login(email, strangers)).toBe(refused);
  });

  test("other mails to an address do not use up those of its registration, nor the other way round", async () => {
    const email = newEmail();
    const other = await newMember(provider());
    for (let nth = 0; nth < 5; nth++) {
      await post("forgot-password", { email });
      await other.call(identityApi.email, { json: { email, password: goodPassword } });
    }
    const { browser, answer } = await registerFrom(email, goodPassword);
    expect(to(answer)).toBe("/account/verify-email?notice=sent");
    const mail = (await mailsTo(email)).findLast(({ subject }) => subject.startsWith("Confirm your e-mail"));
    expect(to(await press(browser, linkIn(mail)))).toBe(confirmed);
    for (let nth = 0; nth < 5; nth++) await registerFrom(email, strangers);
    expect(to(await post("forgot-password", { email }))).toContain("notice=sent-before&wait=");
    provider().clock.advance(60 * 60_000);
    expect(to(await post("forgot-password", { email }))).toBe("/account/forgot-password?notice=sent");
  });
});

describe("an address is not moved under a stranger's account", () => {
  test("a stranger asks to use the owner's address: the owner's click in another browser moves nothing", async () => {
    const email = newEmail();
    const stranger = await newMember(provider());
    await stranger.call(identityApi.email, { json: { email, password: goodPassword } });
    const [mail] = await mailsTo(email);
    const owner = browse();
    expect(to(await owner.request(linkIn(mail)))).toBe("/account/change-email?notice=confirm-password");
    expect(to(await press(owner, linkIn(mail)))).toBe("/account/change-email?notice=confirm-password");
    expect(to(await press(owner, linkIn(mail), { password: "what the owner would guess" }))).toBe(
      "/account/change-email?error=password-wrong",
    );
    expect(await login(email, goodPassword)).toBe(refused);
    // Signed in as somebody else is not signed in as the one who asked.
    const someone = await newMember(provider());
    expect(to(await press(someone.browser, linkIn(mail)))).toBe(
      "/account/change-email?notice=confirm-password",
    );

    // The owner registers: the address is theirs, and the stranger's link is worth nothing, with the password too.
    const { browser } = await registerFrom(email, "an owner's own long password");
    await press(browser, linkIn((await mailsTo(email)).at(-1)));
    expect(to(await press(stranger.browser, linkIn(mail)))).toBe("/account/change-email?error=token-invalid");
    expect(await login(email, goodPassword)).toBe(refused);
    expect(await login(email, "an owner's own long password")).toBe(signedIn);
  });

  test("a stranger who knew the password asks for another address: a reset by the owner ends the link", async () => {
    const { email, password } = await newPerson(provider());
    const thief = await newMember(provider(), { email, password });
    const thiefs = newEmail();
    await thief.call(identityApi.email, { json: { email: thiefs, password } });
    const [mail] = await mailsTo(thiefs);
    await post("forgot-password", { email });
    const reset = (await mailsTo(email)).at(-1);
    await press(browse(), linkIn(reset), { password: "a new long password of the owner" });
    for (const typed of [password, "a new long password of the owner"])
      expect(to(await press(thief.browser, linkIn(mail), { password: typed }))).toBe(
        "/account/change-email?error=token-invalid",
      );
    expect(await login(email, "a new long password of the owner")).toBe(signedIn);
  });

  test("guesses at the password of the account are counted", async () => {
    const email = newEmail();
    const person = await newMember(provider());
    await person.call(identityApi.email, { json: { email, password: goodPassword } });
    const link = linkIn((await mailsTo(email))[0]);
    const outcomes: (string | undefined)[] = [];
    for (let nth = 0; nth < 7; nth++) outcomes.push(to(await press(browse(), link, { password: "a guess" })));
    expect(outcomes.at(-1)).toBe("/account/change-email?error=too-many-attempts&wait=30");
  });
});
