import { describe, expect, test } from "vitest";
import { deletionGraceDays, identityApi } from "../../contracts/identity.ts";
import { createBrowser, linkIn, refresh, signOut, type TestIdentity } from "./test-identity.ts";
import { devicesOf, type Member, newMember } from "./test-member.ts";
import { useProvider } from "./test-provider.ts";

const { mailsTo, post, provider, startAnother } = useProvider();
const nextPassword = "nine calm rivers at dawn";
let other: TestIdentity | undefined;

/** Verified by another process than the one that ended the sign-in. */
async function isBelieved({ tokens }: Pick<Member, "tokens">): Promise<boolean> {
  other ??= await startAnother({ clock: provider().clock });
  const request = new Request("http://site.example/", {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  return (await other.identity.verifyBearer(request)) !== null;
}

describe("access tokens end with the sign-in they come from, at once and in every process", () => {
  test("a token is valid while its sign-in lasts, also after a renewal", async () => {
    const member = await newMember(provider());
    expect(await isBelieved(member)).toBe(true);
    const { tokens } = await refresh(member.browser, member.tokens.refresh_token);
    expect(await isBelieved({ tokens })).toBe(true);
  });

  test("sign-out ends this browser's tokens and no other's", async () => {
    const [desk, phone] = [await newMember(provider()), await newMember(provider())];
    const tablet = await newMember(provider(), desk);
    await signOut(desk.browser, desk.tokens);
    expect(await isBelieved(desk)).toBe(false);
    expect([await isBelieved(tablet), await isBelieved(phone)]).toEqual([true, true]);
    const { status } = await createBrowser(provider().port).request("/identity/me", {
      headers: { authorization: `Bearer ${desk.tokens.access_token}` },
    });
    expect(status).toBe(401);
  });

  test("a device that is ended from another one", async () => {
    const desk = await newMember(provider());
    const phone = await newMember(provider(), desk);
    const [, second] = await devicesOf(desk);
    await desk.call(`${identityApi.devices}/${second.id}`, { method: "DELETE" });
    expect([await isBelieved(desk), await isBelieved(phone)]).toEqual([true, false]);
  });

  test("a new password ends those of other browsers, a reset those of all", async () => {
    const desk = await newMember(provider());
    const phone = await newMember(provider(), desk);
    await desk.call(identityApi.password, { json: { current: desk.password, next: nextPassword } });
    expect([await isBelieved(desk), await isBelieved(phone)]).toEqual([true, false]);
    await post("forgot-password", { email: desk.email });
    const link = new URL(linkIn((await mailsTo(desk.email)).at(-1)));
    await post("reset-password", {
      token: link.searchParams.get("token")!,
      password: "six warm loaves of rye",
    });
    expect(await isBelieved(desk)).toBe(false);
  });

  test("from the day of erasure on nothing is written for the account, even before the job has run", async () => {
    const member = await newMember(provider());
    await member.call(identityApi.deletion, { json: { password: member.password } });
    expect(await isBelieved(member)).toBe(true);
    provider().clock.advance(deletionGraceDays * 24 * 60 * 60_000 + 1);
    expect(await isBelieved(member)).toBe(false);
  });
});
