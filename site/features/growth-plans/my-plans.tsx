import { useEffect, useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { listOf } from "../offline/marks.ts";
import { useMemberState } from "../offline/member-state.ts";
import { shown } from "../offline/outbox.ts";
import { useMemberList } from "../offline/use-mark.ts";
import { useMarked } from "../offline/use-marked.ts";
import { CompactCard, CompactRow } from "../shelf/compact-card.tsx";
import { fetchShelf } from "../shelf/fetch-shelf.ts";
import type { PlanOnShelf } from "../shelf/load-shelf.server.ts";
import { progressOf } from "./plan-progress.ts";
import { ProgressRing } from "./progress-ring.tsx";

/** The plans a member is subscribed to, with their lessons; undefined until they are known. */
export function useMyPlans(): readonly PlanOnShelf[] | undefined {
  useMemberList({ kind: "plan" });
  const ids = useMarked("plan")?.toSorted().join(",");
  const [plans, setPlans] = useState<readonly PlanOnShelf[]>();
  useEffect(() => {
    let isHere = true;
    if (ids === "") setPlans([]);
    else if (ids)
      void fetchShelf({ plans: ids.split(",") }).then((shelf) => {
        if (isHere && shelf) setPlans(shelf.plans);
      });
    return () => {
      isHere = false;
    };
  }, [ids]);
  return plans?.filter(({ id }) => ids?.includes(id));
}

interface MyPlansProps {
  plans: readonly PlanOnShelf[];
  most: number;
  columns: 2 | 3;
}

/** Each plan with how far it has come and what is next in it; open ones first. */
export function MyPlans({ plans, most, columns }: MyPlansProps) {
  const state = useMemberState((held) => held.state);
  const rows = plans
    .map((plan) => ({
      plan,
      ...progressOf(plan.lessons, shown(state, listOf({ kind: "lesson", of: plan.id }))),
    }))
    .sort((a, b) => Number(a.isCompleted) - Number(b.isCompleted));
  return (
    <CompactRow columns={columns}>
      {rows.slice(0, most).map(({ plan, next, done, total, isCompleted }) => (
        <li key={plan.id}>
          <CompactCard
            to={next?.path ?? plan.path}
            kicker={isCompleted ? m.growth_plans_completed() : m.growth_plans_continue()}
            title={plan.title}
            note={
              next
                ? m.growth_plans_next({ number: plan.lessons.indexOf(next) + 1, title: next.title })
                : m.growth_plans_progress({ done, total })
            }
            mark={<ProgressRing done={done} total={total} size={64} />}
          />
        </li>
      ))}
    </CompactRow>
  );
}
