import { expect, test } from "vitest";
import type { LegacyPerson } from "./legacy-link.ts";
import { goodPassword, linkIn, press } from "./test-identity.ts";
import { useProvider } from "./test-provider.ts";

const linked: LegacyPerson[] = [];
let failures = 0;
const { browse, mailsTo, newEmail, provider, register } = useProvider({
  async ensureLegacyUser(person) {
    if (failures-- > 0) throw new Error("not now");
    linked.push(person);
  },
});

async function registered(legacyId: string): Promise<string> {
  const email = newEmail();
  await register({ email, legacyId });
  const link = linkIn((await mailsTo(email))[0]);
  expect(linked.some((person) => person.email === email)).toBe(false);
  await press(browse(), link, { password: goodPassword });
  await provider().jobs.idle();
  return email;
}
const withoutRefusal = (email: string) => linked.filter((person) => person.email === email);

test("an account with a legacy id is reported to the legacy user service when its address is confirmed", async () => {
  const email = await registered("old-4711");
  expect(withoutRefusal(email)).toEqual([
    { legacyId: "old-4711", isPremiumMember: false, email, firstName: "Ana", lastName: "Ruiz" },
  ]);
});

test("a service that is down is retried later, without blocking anyone", async () => {
  failures = 1;
  const email = await registered("old-4712");
  expect(withoutRefusal(email)).toEqual([]);
  provider().clock.advance(60_000);
  await provider().jobs.idle();
  expect(withoutRefusal(email)).toHaveLength(1);
});

test.each(["", "../../admin", "<script>", "x".repeat(65)])("%j is no legacy id", async (legacyId) => {
  expect(withoutRefusal(await registered(legacyId))).toEqual([]);
});
