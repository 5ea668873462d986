import { groupPaths as at } from "../../../contracts/group-paths.ts";
import type { Invited } from "../../../contracts/groups.ts";
import { jsonInit } from "../member-data/member-call.ts";
import { callGroups, GroupRefusal } from "./group-call.ts";

/** Most who follow a link have no account and join later: what schemas weigh is not asked of them. */
const isInvited = (answer: Partial<Invited>): answer is Invited =>
  typeof answer.by === "string" &&
  typeof answer.isIn === "boolean" &&
  typeof answer.plan?.title === "string" &&
  typeof answer.plan.path === "string";

/** A refusal is an answer; only what could not be asked is a failure. */
export async function readInvitation(token: string): Promise<Invited | { refused: string }> {
  try {
    const answer = await (await callGroups(at.invited, jsonInit("POST", { token }))).json();
    if (!isInvited(answer)) throw new Error("The answer about the invitation is another than was agreed.");
    return answer;
  } catch (error) {
    if (!(error instanceof GroupRefusal) || !error.code.startsWith("groups.")) throw error;
    return { refused: error.code };
  }
}
