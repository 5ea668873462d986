import { getLocale } from "../../i18n/paraglide/runtime.js";
import { memberCall } from "../member-data/member-call.ts";

/** The service's answer in its stable code; the words for it are in refusal-words.ts. */
export class GroupRefusal extends Error {
  override name = "GroupRefusal";
  readonly code: string;

  constructor(path: string, status: number, code: string) {
    super(`${path} answered ${status} ${code}.`);
    this.code = code;
  }
}

export async function callGroups(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await memberCall(`${path}?culture=${getLocale()}`, init);
  if (answer.ok) return answer;
  const problem: { code?: unknown } = await answer.json().catch(() => ({}));
  throw new GroupRefusal(path, answer.status, String(problem.code ?? ""));
}
