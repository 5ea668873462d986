import { redirect } from "react-router";
import { readPlainJson } from "../../contracts/plain-json.ts";
import { servicesContext } from "../context.ts";
import { asMember } from "../features/premium-reading/as-member.server.ts";
import { loadUnlocked, unlockedRequest } from "../features/premium-reading/load-unlocked.server.ts";
import { localeOfPath, localizePath } from "../i18n/locale.ts";
import type { Route } from "./+types/unlocked";

/** Not a page: pages request member-only content here, with the member's token. */
export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(localizePath("/premium", localeOfPath(url.pathname)));

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } });

export async function action({ request, context, url }: Route.ActionArgs) {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  if (!bearer) return answer(401, { code: "unlocked.login_required", detail: "You are not authorized" });
  const body = unlockedRequest.safeParse(await readPlainJson(request));
  if (!body.success) return answer(400, { code: "unlocked.request_invalid" });
  const services = asMember(context.get(servicesContext), bearer);
  try {
    return answer(200, await loadUnlocked(services, body.data, localeOfPath(url.pathname)));
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown;
    return answer(404, { code: "unlocked.not_found" });
  }
}
