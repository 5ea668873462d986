import { Check, Flag, UserMinus } from "lucide-react";
import type { Group } from "../../../contracts/groups.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { showToast } from "../../ui/toast/toast-store.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import { removePerson, reportName } from "./group-client.ts";
import { loadGroups } from "./group-store.ts";
import { refusalWords } from "./refusal-words.ts";

/** Who is in the group, and which of those who show it have read today. */
export function People({ group }: { group: Group }) {
  async function change(call: Promise<void>, done?: string) {
    try {
      await call;
      if (done) showToast({ title: done, description: m.groups_reported_how(), color: "success" });
    } catch (error) {
      showToast({ title: refusalWords(error), color: "error" });
    }
    await loadGroups();
  }
  return (
    <ul className="mt-3 grid gap-1">
      {group.people.map(({ id, name: given, nameState, isMe, isOwner, readToday }) => {
        const name = given || m.groups_nameless();
        return (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
              <span className="font-semibold wrap-anywhere">{name}</span>
              {(isMe || isOwner) && (
                <span className="text-[0.92rem] text-muted">
                  {[isMe && m.groups_you(), isOwner && m.groups_owner()].filter(Boolean).join(" · ")}
                </span>
              )}
              {readToday && (
                <span className="inline-flex items-center gap-1 text-[0.95rem] text-spring">
                  <Check className="size-4" aria-hidden="true" />
                  {m.groups_read_today()}
                </span>
              )}
            </div>
            {isMe && nameState !== "shown" && (
              <span className="w-full text-[0.92rem] text-muted italic">
                {nameState === "reported" ? m.groups_name_reported() : m.groups_name_removed()}
              </span>
            )}
            {!isMe && nameState === "shown" && (
              <ConfirmButton
                label={m.groups_name_report({ name })}
                className="icon-button"
                question={m.groups_name_report_ask()}
                yes={m.groups_note_report_yes()}
                onYes={() => change(reportName(group.id, id), m.groups_name_hidden())}
              >
                <Flag className="size-5" aria-hidden="true" />
              </ConfirmButton>
            )}
            {group.isOwner && !isMe && (
              <ConfirmButton
                label={m.groups_remove({ name })}
                className="icon-button"
                question={m.groups_remove_ask({ name })}
                yes={m.groups_remove_yes()}
                onYes={() => change(removePerson(group.id, id))}
              >
                <UserMinus className="size-5" aria-hidden="true" />
              </ConfirmButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
