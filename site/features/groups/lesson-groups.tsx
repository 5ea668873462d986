import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { GroupNotes } from "./group-notes.tsx";
import { useGroups } from "./group-store.ts";

/** Beneath a lesson: which of the others have read today, and what they noted. */
export default function LessonGroups({ planId, lessonId }: { planId: string; lessonId: string }) {
  const { groups } = useGroups(planId);
  if (!groups || groups.length === 0) return null;
  return groups.map((group) => {
    const readers = group.people.filter(({ readToday }) => readToday);
    return (
      <section key={group.id} className="mt-10 rounded-md border border-line p-5 md:p-7" data-no-print>
        <h2 className="text-[1.35rem] wrap-anywhere">{m.groups_with({ group: group.name })}</h2>
        <p className="mt-1 text-muted">
          {readers.length > 0
            ? m.groups_readers({ names: readers.map(({ name }) => name || m.groups_nameless()).join(", ") })
            : m.groups_no_readers()}{" "}
          <AppLink to={`${group.plan.path}#together`} className="underline">
            {m.groups_see()}
          </AppLink>
        </p>
        <GroupNotes group={group} lessonId={lessonId} />
      </section>
    );
  });
}
