import type { ContentList } from "../../contracts/content.ts";
import { memberApi } from "../../contracts/member-paths.ts";
import { memberContract } from "../contract/member.contract.ts";
import { findSamples } from "../support/member-samples.ts";
import { expect, test } from "./fixtures.ts";
import { newMember } from "./members.ts";
import { siteNow } from "./site-day.ts";

test("the member service of the whole product fulfills its contract, with tokens of the real provider and the real content", async ({
  playwright,
  baseURL,
}) => {
  const members = [];
  for (const options of [{}, { locale: "es" }, { roles: ["WellspringPremium"] }] as const) {
    const request = await playwright.request.newContext({ baseURL: baseURL! });
    members.push(await newMember(request, options));
    await request.dispose();
  }
  const [ana, eva, mia] = members;
  const samples = await findSamples(async (below) => {
    const answer = await fetch(`${baseURL}/umbraco/delivery/api/v2${below}`);
    return (await answer.json()) as ContentList;
  });
  const target = {
    fetch,
    baseUrl: baseURL + memberApi("Wellspring"),
    tokens: [ana!.token, eva!.token] as [string, string],
    premium: mia!.token,
    samples,
    now: siteNow(),
  };
  const account = await fetch(`${target.baseUrl}/account`, {
    headers: { authorization: `Bearer ${ana!.token}` },
  });
  expect(await account.json()).toMatchObject({
    id: ana!.subject,
    email: ana!.address,
    firstName: "Ana",
    lastName: "Ruiz",
    roles: [],
  });
  for (const { name, run } of memberContract) await test.step(name, () => run(target));
});
