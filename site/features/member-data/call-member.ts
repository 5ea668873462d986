import type * as z from "zod/mini";
import type { AnswerOf, BodyOf, PathParams } from "../../../contracts/member-call.ts";
import { type MemberCall, type MemberCallName, memberCalls } from "../../../contracts/member-calls.ts";
import { jsonInit, memberCall } from "./member-call.ts";

type Calls = typeof memberCalls;
type ParamsOf<Call extends MemberCall> = PathParams<Call["path"]>;

type Given<Call extends MemberCall> = ([ParamsOf<Call>] extends [never]
  ? unknown
  : { params: Record<ParamsOf<Call>, string> }) &
  (BodyOf<Call> extends z.ZodMiniType ? { body: z.input<BodyOf<Call>> } : unknown) &
  (Call extends { query: infer Query } ? { query?: { [Key in keyof Query]?: string | number } } : unknown);
type Arguments<Call extends MemberCall> =
  object extends Given<Call> ? [given?: Given<Call>] : [given: Given<Call>];
type Answer<Call> = AnswerOf<Call> extends z.ZodMiniType ? z.output<AnswerOf<Call>> : undefined;

/** The answer at a path of the member service, checked by its schema; anything but success is thrown. */
export async function requestMember<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  init?: RequestInit,
): Promise<T> {
  return schema.parse(await (await succeed(path, init)).json());
}

export async function succeed(path: string, init?: RequestInit): Promise<Response> {
  const answer = await memberCall(path, init);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer;
}

/** A call of the table, by its name: what it takes and what it answers is as its schemas say. */
export async function callMember<Name extends MemberCallName>(
  name: Name,
  ...[given]: Arguments<Calls[Name]>
): Promise<Answer<Calls[Name]>> {
  const { method, path, answer }: MemberCall = memberCalls[name];
  const {
    params = {},
    query = {},
    body,
  }: { params?: Record<string, string>; query?: object; body?: unknown } = given ?? {};
  const filled = path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ""));
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const address = search.size > 0 ? `${filled}?${search}` : filled;
  const init = body === undefined ? { method } : jsonInit(method, body);
  const found = answer ? await requestMember(address, answer, init) : void (await succeed(address, init));
  // The compiler cannot follow a name to its own schema; the schema above has checked it.
  return found as Answer<Calls[Name]>;
}
