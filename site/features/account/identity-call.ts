import { freshFetch } from "./fresh-fetch.ts";
import { type Answer, type Call, requestIdentity } from "./identity-answer.ts";

export { type Answer, noContent, refusalLabel } from "./identity-answer.ts";

/** A call to the identity service as the member; asks for a fresh sign-in where required. */
export const callIdentity = <Value>(path: string, call: Call<Value>): Promise<Answer<Value>> =>
  requestIdentity(freshFetch, path, call);
