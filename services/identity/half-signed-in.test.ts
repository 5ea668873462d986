import { expect, test } from "vitest";
import { formPaths, identityApi } from "../../contracts/identity.ts";
import { authorize, createBrowser, location, redeem } from "./test-identity.ts";
import { newMember } from "./test-member.ts";
import { useProvider } from "./test-provider.ts";

const { provider } = useProvider();

/** Typed the right password where the site asked for it, and has not gone on from there. */
async function halfSignedIn({ email, password }: { email: string; password: string }) {
  const browser = createBrowser(provider().port);
  const { verifier } = await authorize(browser);
  const typed = await browser.request(formPaths.login, { form: { email, password, locale: "en-US" } });
  return async () => {
    const code = location(await browser.request(typed.headers.location ?? "")).searchParams.get("code");
    return code ? (await redeem(browser, code, verifier)).status : undefined;
  };
}

test("sign-ins “end at once by a new password”, also one that has yet to become a session", async () => {
  const owner = await newMember(provider());
  const [goOn, goOnLater] = [await halfSignedIn(owner), await halfSignedIn(owner)];
  expect(await goOn()).toBe(200);

  const next = "nine calm rivers at dawn";
  await owner.call(identityApi.password, { json: { current: owner.password, next } });
  expect(await goOnLater()).toBeUndefined();
  expect((await owner.call(identityApi.devices)).body.items).toHaveLength(1);
});
