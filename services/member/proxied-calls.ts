import { type MemberCall, memberCalls } from "../../contracts/member-calls.ts";
import { markHeaders, memberPaths } from "../../contracts/member-paths.ts";
import { stopPath } from "./stop-reminders.ts";

/** Calls proxied when the member service is remote (MEMBER_URL). */
export const proxiedCalls: Pick<MemberCall, "method" | "path">[] = [
  ...Object.values(memberCalls),
  { method: "GET", path: `${memberPaths.calendar}/:file` },
  { method: "GET", path: stopPath(":version") },
  { method: "POST", path: stopPath(":version") },
  { method: "GET", path: "/openapi.json" },
  { method: "GET", path: "/docs" },
];

/** Includes the member's token: the service validates it with the same provider. */
export const proxiedHeaders = ["authorization", ...Object.values(markHeaders)];
