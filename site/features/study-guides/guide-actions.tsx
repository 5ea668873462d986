import { m } from "../../i18n/paraglide/messages.js";
import { NextLink } from "../../ui/app-link.tsx";
import type { PlanView } from "../growth-plans/plan-actions.tsx";
import { useGuideProgress, useOpenGuide } from "./use-guide.ts";

/** Begin, or go on where one left off. */
export function GuideActions({ guide }: { guide: PlanView }) {
  useOpenGuide(guide.id);
  const progress = useGuideProgress(guide.id);
  const target = guide.lessons.find(({ id }) => id === progress?.next?.id) ?? guide.lessons[0];
  if (!target) return null;
  return (
    <NextLink to={target.path} className="pill min-w-36 bg-water text-on-water hover:opacity-90">
      {progress?.isCompleted
        ? m.growth_plans_again()
        : progress?.done
          ? m.growth_plans_continue()
          : m.catalog_begin()}
    </NextLink>
  );
}
