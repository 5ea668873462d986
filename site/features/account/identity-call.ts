import { freshFetch } from "./fresh-fetch.ts";
import { type Answer, type Call, requestIdentity } from "./identity-answer.ts";

export { type Answer, refusalLabel } from "./identity-answer.ts";

/** A call of the identity service in the member's name, who is asked for a fresh sign-in where it needs one. */
export const callIdentity = <Value>(path: string, call?: Call): Promise<Answer<Value>> =>
  requestIdentity<Value>(freshFetch, path, call);
