import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { type LegacyPerson, readLegacyId } from "./legacy-link.ts";
import { goodPassword, linkIn, press } from "./test-identity.ts";
import { useProvider } from "./test-provider.ts";

const legacyKey = "a-key-of-at-least-32-characters-long";
/** As the old system writes it into its links. */
const signed = (id: string, key = legacyKey) =>
  `${id}.${createHmac("sha256", key).update(`legacyId:${id}`).digest("base64url")}`;

const linked: LegacyPerson[] = [];
let failures = 0;
const { browse, mailsTo, newEmail, provider, register } = useProvider({
  legacyKey,
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
  const email = await registered(signed("old-4711"));
  expect(withoutRefusal(email)).toEqual([
    { legacyId: "old-4711", isPremiumMember: false, email, firstName: "Ana", lastName: "Ruiz" },
  ]);
});

test("a service that is down is retried later, without blocking anyone", async () => {
  failures = 1;
  const email = await registered(signed("old-4712"));
  expect(withoutRefusal(email)).toEqual([]);
  provider().clock.advance(60_000);
  await provider().jobs.idle();
  expect(withoutRefusal(email)).toHaveLength(1);
});

test.each([
  "",
  "old-4713",
  `old-4713.${signed("old-4711").split(".")[1]}`,
  signed("old-4713", "another-key-of-at-least-32-characters"),
  signed("../../admin"),
  signed("x".repeat(65)),
  "<script>",
])("%j is nobody's legacy id: a stranger cannot claim one by naming it", async (legacyId) => {
  expect(withoutRefusal(await registered(legacyId))).toEqual([]);
});

test("without a key that the old system shares, no id is believed", async () => {
  expect(readLegacyId(signed("old-4711"), undefined)).toBeNull();
});
