import { useEffect, useRef } from "react";
import type { Group } from "../../../contracts/groups.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { QuietButton } from "../../ui/form-buttons.tsx";
import { openModal } from "../../ui/modal/modal-store.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import { endGroup, removePerson } from "./group-client.ts";
import { dropGroup, putGroup, useGroups } from "./group-store.ts";
import { InviteLink } from "./invite-link.tsx";
import { People } from "./people.tsx";
import { refusalWords } from "./refusal-words.ts";

function GroupPanel({ group }: { group: Group }) {
  async function gone(call: Promise<void>, title: string) {
    try {
      await call;
      dropGroup(group.id);
      showToast({ title, color: "success" });
    } catch (error) {
      showToast({ title: refusalWords(error), color: "error" });
    }
  }
  const me = group.people.find(({ isMe }) => isMe);
  return (
    <div className="mt-5 rounded-md border border-line p-5 md:p-7">
      <h3 className="text-[1.25rem] wrap-anywhere">{group.name}</h3>
      <People group={group} />
      {group.isOwner && <InviteLink group={group} onChange={putGroup} />}
      <div className="mt-5 flex flex-wrap items-center gap-3 border-t border-line pt-5">
        <QuietButton
          onClick={() =>
            openModal({
              load: () => import("./appearance-form.tsx"),
              props: { group },
              title: m.groups_appearance(),
            })
          }
        >
          {m.groups_appearance()}
        </QuietButton>
        <ConfirmButton
          question={m.groups_leave_ask()}
          yes={m.groups_leave_yes()}
          onYes={() => gone(removePerson(group.id, me?.id ?? ""), m.groups_left())}
        >
          {m.groups_leave()}
        </ConfirmButton>
        {group.isOwner && (
          <ConfirmButton
            question={m.groups_end_ask()}
            yes={m.groups_end_yes()}
            onYes={() => gone(endGroup(group.id), m.groups_ended())}
          >
            {m.groups_end()}
          </ConfirmButton>
        )}
      </div>
    </div>
  );
}

/** On a plan's page: the groups that the member reads it with. Where there is none, nothing. */
export default function PlanGroups({ planId }: { planId: string }) {
  const { groups } = useGroups(planId);
  const place = useRef<HTMLElement>(null);
  const isThere = groups !== undefined && groups.length > 0;
  // Whoever was led here came before it was.
  useEffect(() => {
    if (isThere && location.hash === "#together") place.current?.scrollIntoView();
  }, [isThere]);
  if (!isThere) return null;
  return (
    <section ref={place} id="together" className="wrap section-gap scroll-mt-24" data-no-print>
      <h2>{m.groups_title()}</h2>
      <div className="max-w-[720px]">
        {groups.map((group) => (
          <GroupPanel key={group.id} group={group} />
        ))}
      </div>
    </section>
  );
}
