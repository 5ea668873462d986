import { hash, verify } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { createPasswords } from "./passwords.ts";
import { type Answer, createBrowser, goodPassword, newPerson } from "./test-identity.ts";
import { to, useProvider } from "./test-provider.ts";

/** Where requests seem to come from. */
let address = "192.0.2.1";
let moves = 0;
/** All that an answer shows, but for the moment it was made and the secret in a cookie. */
const seen = ({ status, headers, body }: Answer) => ({
  status,
  headers: {
    ...headers,
    date: "",
    "set-cookie": headers["set-cookie"]?.map((line) => line.replace(/=[\w-]{43};/, "=…;")),
  },
  body,
});

/** What each comparison of a password had to work through: "$argon2id$v=19$m=19456,t=2,p=1". */
const comparisons: string[] = [];
const passwords = createPasswords({
  hash,
  verify(stored, ...more) {
    comparisons.push(String(stored).split("$", 4).join("$"));
    return verify(stored, ...more);
  },
});

const { mailsTo, newEmail, post, provider, register, startAnother } = useProvider({
  addressOf: () => address,
  passwords,
});

describe("no account enumeration", () => {
  test("registration answers a known address exactly as a new one, and notifies its owner by mail", async () => {
    const { email } = await newPerson(provider());
    const known = await register({ email });
    const unknown = await register({ email: newEmail() });
    expect(seen(known)).toEqual(seen(unknown));
    const mails = await mailsTo(email);
    expect(mails.at(-1)?.subject).toBe("You already have an account at Wellspring");
    expect(to(await post("login", { email, password: goodPassword }))).toBe(
      "/auth/login?redirectUrl=%2F&begun=yes",
    );
  });

  test("sending the mail of a registration again is for the browser that registered, is limited, and answers a known address exactly as a new one", async () => {
    const { email } = await newPerson(provider());
    const fresh = newEmail();
    const again = async (address: string) => {
      const browser = createBrowser(provider().port);
      const send = (fields: Record<string, string>) =>
        browser.request("/identity/forms/register", { form: { locale: "en-US", email: address, ...fields } });
      await send({ password: goodPassword, firstName: "Ana" });
      const answers = [];
      for (let nth = 0; nth < 4; nth++) answers.push(seen(await send({ again: "yes" })));
      return answers;
    };
    const [known, unknown] = [await again(email), await again(fresh)];
    // The known address has had a mail before: limits count mails.
    expect(known.slice(0, 2)).toEqual(unknown.slice(0, 2));
    expect(unknown.map(({ headers }) => headers.location?.split("&")[0])).toEqual([
      "/account/verify-email?notice=sent-again",
      "/account/verify-email?notice=sent-again",
      "/account/verify-email?notice=sent-again",
      "/account/verify-email?notice=sent-before",
    ]);
    expect(await mailsTo(fresh)).toHaveLength(4);
    const stranger = await post("register", { email: fresh, again: "yes" });
    expect(to(stranger)).toBe("/account/register?error=session-expired");
    expect(await mailsTo(fresh)).toHaveLength(4);
  });

  test("sign-in answers an unknown address, a wrong password and an unconfirmed one alike", async () => {
    const { email } = await newPerson(provider());
    const unconfirmed = newEmail();
    await register({ email: unconfirmed });
    await provider().identity.idle();
    const wrong = seen(await post("login", { email, password: "not the right one" }));
    expect(seen(await post("login", { email: newEmail(), password: "not the right one" }))).toEqual(wrong);
    expect(seen(await post("login", { email: unconfirmed, password: goodPassword }))).toEqual(wrong);
    expect(wrong.status).toBe(303);
  });

  test("a forgotten password answers the same, with and without an account", async () => {
    const { email } = await newPerson(provider());
    const known = await post("forgot-password", { email });
    expect(to(known)).toBe("/account/forgot-password?notice=sent");
    expect(seen(await post("forgot-password", { email: newEmail() }))).toEqual(seen(known));
  });

  test("an unknown address takes as much work to refuse as a wrong password", async () => {
    const work = async (email: string) => {
      comparisons.length = 0;
      const answer = await post("login", { email, password: "not the right one" });
      expect(to(answer)).toContain("email-or-password-wrong");
      return [...comparisons];
    };
    const { email } = await newPerson(provider());
    const known = await work(email);
    expect(known).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1$/)]);
    expect(await work(newEmail())).toEqual(known);
  });
});

describe("waiting times", () => {
  test("after five failures an account makes one wait, twice as long each time, from whatever address", async () => {
    const { email } = await newPerson(provider());
    const fail = async () => {
      address = `192.0.2.${++moves}`;
      return to(await post("login", { email, password: "not the right one" }));
    };
    for (let nth = 0; nth < 6; nth++)
      expect(await fail()).toBe("/account/login?error=email-or-password-wrong");
    expect(await fail()).toBe("/account/login?error=too-many-attempts&wait=30");
    expect(to(await post("login", { email, password: goodPassword }))).toContain("too-many-attempts");
    provider().clock.advance(31_000);
    expect(await fail()).toContain("email-or-password-wrong");
    expect(await fail()).toBe("/account/login?error=too-many-attempts&wait=60");
    provider().clock.advance(61_000);
    expect(to(await post("login", { email, password: goodPassword }))).toBe(
      "/auth/login?redirectUrl=%2F&begun=yes",
    );
    expect(await fail()).toContain("email-or-password-wrong");
  });

  test("an address without an account waits just the same", async () => {
    const email = newEmail();
    const outcomes = [];
    for (let nth = 0; nth < 7; nth++) outcomes.push(to(await post("login", { email, password: "x" })));
    expect(outcomes.at(-1)).toBe("/account/login?error=too-many-attempts&wait=30");
  });

  test("guesses sent all at once are counted too", async () => {
    const { email } = await newPerson(provider());
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => post("login", { email, password: "guess" })),
    );
    const tried = answers.filter((answer) => to(answer)?.includes("email-or-password-wrong"));
    expect(tried.length).toBeLessThanOrEqual(6);
  });

  test("one address that tries many accounts is stopped, and another is not", async () => {
    let from = "203.0.113.1";
    const spraying = await startAnother({
      limits: { formsPerAddress: { login: 3 } },
      addressOf: () => from,
    });
    const attempt = async () =>
      to(
        await createBrowser(spraying.port).request("/identity/forms/login", {
          form: { email: newEmail(), password: "Summer2026!", locale: "es" },
        }),
      );
    for (let nth = 0; nth < 3; nth++)
      expect(await attempt()).toBe("/es/account/login?error=email-or-password-wrong");
    expect(await attempt()).toBe("/es/account/login?error=too-many-attempts&wait=600");
    from = "203.0.113.2";
    expect(await attempt()).toContain("email-or-password-wrong");
  });

  test("one address gets a few mails, then none for a while: with a clear message, the same with and without an account", async () => {
    const { email } = await newPerson(provider());
    const before = (await mailsTo(email)).length;
    const requestMails = async (address: string) => {
      const answers: (string | undefined)[] = [];
      for (let nth = 0; nth < 8; nth++) answers.push(to(await post("forgot-password", { email: address })));
      return answers;
    };
    const answers = await requestMails(email);
    expect(answers.slice(0, 4)).toEqual(Array(4).fill("/account/forgot-password?notice=sent"));
    expect(answers[4]).toBe("/account/forgot-password?notice=sent-before&wait=300");
    expect((await mailsTo(email)).length - before).toBe(4);
    expect(await requestMails(newEmail())).toEqual(answers);
  });
});
