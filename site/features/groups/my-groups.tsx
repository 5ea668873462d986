import { Users } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { LoadFailed } from "../../ui/loading-state.tsx";
import { useGroups } from "./group-store.ts";

/** In /my-profile, beside the plans: with whom they are read. */
export function MyGroups() {
  const { groups, failed, reload } = useGroups();
  if (groups ? groups.length === 0 : !failed) return null;
  return (
    <section className="mt-10">
      <h3>{m.groups_title()}</h3>
      {!groups && <LoadFailed retry={reload} />}
      <ul className="mt-4 grid gap-3">
        {groups?.map(({ id, name, plan, people }) => (
          <li key={id}>
            <AppLink
              to={`${plan.path}#together`}
              className="flex min-h-14 items-center gap-4 rounded-md border border-line px-5 py-3 hover:bg-sand"
            >
              <Users className="size-6 shrink-0 text-water" aria-hidden="true" />
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{name}</span>
                <span className="block text-[0.95rem] text-muted">
                  {[plan.title, m.groups_people({ count: people.length })].filter(Boolean).join(" · ")}
                </span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
