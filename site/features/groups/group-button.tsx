import { Users } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { openModal } from "../../ui/modal/modal-store.ts";
import { useGroups } from "./group-store.ts";

/** For members who follow the plan: asks others to it, or leads to the group that reads it. */
export default function GroupButton({ plan }: { plan: { id: string; title: string } }) {
  const { groups } = useGroups(plan.id);
  if (!groups) return null;
  const content = (
    <>
      <Users className="size-5" aria-hidden="true" />
      {groups.length > 0 ? m.groups_see() : m.groups_start()}
    </>
  );
  if (groups.length > 0)
    return (
      <a href="#together" className="pill border border-line hover:bg-sand">
        {content}
      </a>
    );
  return (
    <button
      type="button"
      className="pill border border-line hover:bg-sand"
      onClick={() =>
        openModal({
          load: () => import("./start-group.tsx"),
          props: { plan },
          title: m.groups_start_title({ plan: plan.title }),
        })
      }
    >
      {content}
    </button>
  );
}
