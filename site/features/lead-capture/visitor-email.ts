import { bibleMinute, leads } from "./lead-calls.ts";

type LookUps = Pick<ReturnType<typeof leads>, "emailOfSession" | "emailOfRecipient" | "emailOfContact"> &
  Pick<ReturnType<typeof bibleMinute>, "emailOfVisitor">;

/**
 * The visitor's address: from the address of the page when it is there, else looked up by rsid, vid, recipId with
 * siteId, or subid, else the account's. Blank when unknown.
 */
export async function visitorEmail(
  query: URLSearchParams,
  account: string | undefined,
  lookUps: LookUps = { ...leads(), ...bibleMinute() },
): Promise<string> {
  const given = (name: string) => query.get(name)?.trim() ?? "";
  const [rsid, vid, recipId, siteId, subid] = ["rsid", "vid", "recipId", "siteId", "subid"].map(given);
  return (
    given("email") ||
    (rsid && (await lookUps.emailOfSession(rsid))) ||
    (vid && (await lookUps.emailOfVisitor(vid))) ||
    (recipId && (await lookUps.emailOfRecipient(recipId, siteId || undefined))) ||
    (subid && (await lookUps.emailOfContact(subid))) ||
    account ||
    ""
  );
}
