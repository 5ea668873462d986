import { Suspense } from "react";
import { useStore } from "zustand";
import { lazyPart } from "../../ui/lazy-part.ts";
import { identityStore } from "../identity/identity-store.ts";

const PlanGroups = lazyPart(() => import("./plan-groups.tsx"));
const LessonGroups = lazyPart(() => import("./lesson-groups.tsx"));

const useMember = () => useStore(identityStore, ({ person }) => person?.id);

/** On a plan's page, for members of a group that reads it; nothing of it is loaded for anybody else. */
export function PlanGroupsPlace({ planId }: { planId: string }) {
  const member = useMember();
  return member ? (
    <Suspense>
      <PlanGroups key={member} planId={planId} />
    </Suspense>
  ) : null;
}

/** Beneath a lesson of a plan. */
export function LessonGroupsPlace(props: { planId: string; lessonId: string }) {
  const member = useMember();
  return member ? (
    <Suspense>
      <LessonGroups key={`${member} ${props.lessonId}`} {...props} />
    </Suspense>
  ) : null;
}
