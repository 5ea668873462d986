import { groupPaths as at } from "../../../contracts/group-paths.ts";
import { type NoteDecision, type NoteReports, noteReports } from "../../../contracts/groups.ts";
import { memberApi } from "../../../contracts/member-paths.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { siteSettings } from "../../settings.ts";
import { memberFetch } from "../identity/member-fetch.ts";

/** Undefined when it could not be done. */
async function call(path: string, init?: RequestInit): Promise<NoteReports | undefined> {
  const answer = await memberFetch(
    `${memberApi(siteSettings().productName)}${path}?culture=${getLocale()}`,
    init,
  );
  return answer.ok ? noteReports.parse(await answer.json()) : undefined;
}

export const loadNotes = () => call(at.reports);
export const decide = (noteId: string, decision: NoteDecision) =>
  call(at.decision(noteId), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(decision),
  });
export const unblock = (decisionId: string) => call(at.block(decisionId), { method: "DELETE" });
