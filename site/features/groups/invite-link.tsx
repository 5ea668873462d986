import { Copy, Share2 } from "lucide-react";
import { useState } from "react";
import { invitationPage } from "../../../contracts/group-paths.ts";
import type { Group } from "../../../contracts/groups.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { QuietButton } from "../../ui/form-buttons.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { endInvitation, renewInvitation } from "./group-client.ts";
import { refusalWords } from "./refusal-words.ts";

/** The page chooses the language of whoever opens it, so the address has none. */
const addressOf = (token: string) => `${location.origin}${invitationPage}#${token}`;

const day = (moment: string) =>
  new Intl.DateTimeFormat(getLocale(), { day: "numeric", month: "long" }).format(new Date(moment));

/** For the owner: the link to send, which can be renewed or ended. */
export function InviteLink({ group, onChange }: { group: Group; onChange(group: Group): void }) {
  const [busy, setBusy] = useState(false);
  const { invitation, plan } = group;

  async function change(call: Promise<Group>, title: string) {
    setBusy(true);
    try {
      onChange(await call);
      showToast({ title, color: "success" });
    } catch (error) {
      showToast({ title: refusalWords(error), color: "error" });
    }
    setBusy(false);
  }
  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: m.groups_link_copied(), color: "success" });
    } catch {
      showToast({ title: m.groups_link_not_copied(), color: "error" });
    }
  }
  const renew = () => void (busy || change(renewInvitation(group.id), m.groups_link_renewed()));

  if (!invitation)
    return (
      <div className="mt-4">
        <p className="text-muted">{m.groups_link_none()}</p>
        <QuietButton className="mt-3" aria-disabled={busy} onClick={renew}>
          {m.groups_link_make()}
        </QuietButton>
      </div>
    );
  const address = addressOf(invitation.token);
  return (
    <div className="mt-4">
      <p className="rounded-sm border border-line bg-sand px-3 py-2.5 text-[0.9rem]">
        <span className="sr-only">{m.groups_link()}: </span>
        <span className="break-all select-all">{address}</span>
      </p>
      <p className="mt-1.5 text-[0.92rem] text-muted">
        {m.groups_link_until({ day: day(invitation.expiresAt) })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <QuietButton onClick={() => void copy(address)}>
          <Copy className="size-5" aria-hidden="true" />
          {m.groups_link_copy()}
        </QuietButton>
        {"share" in navigator && (
          <QuietButton
            onClick={() =>
              // Closing the sheet rejects; that is an answer, not a fault.
              void navigator
                .share({ title: plan.title, text: m.groups_link_text({ plan: plan.title }), url: address })
                .catch(() => {})
            }
          >
            <Share2 className="size-5" aria-hidden="true" />
            {m.groups_link_send()}
          </QuietButton>
        )}
        <QuietButton aria-disabled={busy} onClick={renew}>
          {m.groups_link_renew()}
        </QuietButton>
        <QuietButton
          aria-disabled={busy}
          onClick={() => void (busy || change(endInvitation(group.id), m.groups_link_ended()))}
        >
          {m.groups_link_end()}
        </QuietButton>
      </div>
    </div>
  );
}
