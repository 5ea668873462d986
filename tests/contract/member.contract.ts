/** What any member service must do for this site: run against the embedded one, or any other by its address. */
import assert from "node:assert/strict";
import * as z from "zod/mini";
import * as member from "../../contracts/member.ts";
import { type MemberCall, type MemberCallName, memberCalls } from "../../contracts/member-calls.ts";
import { memberPaths as at, memberLimits } from "../../contracts/member-paths.ts";
import { sampleRequest } from "../support/member-samples.ts";
import { dailyContract } from "./member-daily.contract.ts";
import { growthContract } from "./member-growth.contract.ts";
import { good, type MemberCheck, refused, send } from "./member-target.ts";

/** Whatever the content has as a sample of them may be for premium members. */
const maybePremium: MemberCallName[] = ["completeLesson"];

const shapes: MemberCheck[] = (Object.entries(memberCalls) as [MemberCallName, MemberCall][])
  .toSorted(([, a], [, b]) => Number(a.method === "DELETE") - Number(b.method === "DELETE"))
  .map(([name, call]) => ({
    name: `${call.method} ${call.path}: ${call.summary}`,
    async run(target) {
      const { path, body } = sampleRequest(name, call, target.samples, target.now ?? new Date());
      const answer = await send(target, call.method, path, {
        body,
        ...(call.open
          ? { token: null }
          : call.premium || maybePremium.includes(name)
            ? { token: target.premium }
            : {}),
      });
      assert.equal(answer.status, call.answer ? 200 : 204, answer.text.slice(0, 300));
      if (call.answer) z.parse(call.answer, answer.json);
      assert.equal(answer.headers.get("cache-control"), "no-store");
    },
  }));

const account: MemberCheck[] = [
  {
    name: "the account may be sent whole: names and the three others change, id, e-mail and roles do not",
    async run(target) {
      const before = await good(member.account, send(target, "GET", at.account));
      const body = {
        ...before,
        id: "somebody else",
        email: "other@example.com",
        roles: ["Operator"],
        firstName: "  <script>alert(1)</script> ",
        lastName: "Núñez",
        ageRange: "25-34",
      };
      const after = await good(member.account, send(target, "PUT", at.account, { body }));
      assert.deepEqual(after, {
        ...before,
        firstName: "<script>alert(1)</script>",
        lastName: "Núñez",
        ageRange: "25-34",
      });
      assert.deepEqual(await good(member.account, send(target, "GET", at.account)), after);
    },
  },
  {
    name: "relationshipStatus, ageRange and gender are the empty string when missing",
    async run(target) {
      const body = { firstName: "Ana", lastName: "" };
      const after = await good(member.account, send(target, "PUT", at.account, { body }));
      assert.deepEqual(
        [after.relationshipStatus, after.ageRange, after.gender, after.lastName],
        ["", "", "", ""],
      );
    },
  },
  {
    name: "names have at most 100 characters, and what is no account is refused",
    async run(target) {
      const put = (body: unknown) => send(target, "PUT", at.account, { body });
      await refused(
        400,
        "member.invalid",
        put({ firstName: "a".repeat(memberLimits.name + 1), lastName: "" }),
      );
      await refused(400, "member.invalid", put({ firstName: 1, lastName: "" }));
      await refused(400, "member.invalid", put([]));
    },
  },
];

export const memberContract: readonly MemberCheck[] = [
  ...shapes,
  ...account,
  ...growthContract,
  ...dailyContract,
];
