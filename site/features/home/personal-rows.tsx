import type { ReactNode } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { LoadFailed } from "../../ui/loading-state.tsx";
import { CardRow } from "../cards/card-row.tsx";
import { useRememberedRow } from "../cards/personal-rows.ts";
import { CourseCards } from "../courses/course-cards.tsx";
import { useLatestFollowed } from "../creators/latest.ts";
import { useMyPlans } from "../growth-plans/my-plans.ts";
import { useMyGuides } from "../study-guides/my-guides.ts";

const max = 3;

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap section-gap">
      <h2 className="mb-5">{title}</h2>
      {children}
    </section>
  );
}

/** Where the member left off; loaded for members alone. */
export function ContinueRow() {
  const plans = useMyPlans();
  const guides = useMyGuides();
  const courses = [...(plans.value ?? []), ...(guides.value ?? [])];
  useRememberedRow("continue", plans.value && guides.value && courses.length);
  const failed = [plans, guides].filter((row) => row.failed && !row.value);
  if (courses.length === 0 && failed.length === 0) return null;
  return (
    <Row title={m.growth_plans_where()}>
      {courses.length > 0 && <CourseCards courses={courses} max={max} columns={3} />}
      {failed.length > 0 && <LoadFailed retry={() => failed.map(({ reload }) => reload())} />}
    </Row>
  );
}

/** The latest items of followed creators. */
export function FollowsRow() {
  const { value: cards, failed, reload } = useLatestFollowed(max);
  useRememberedRow("follows", cards?.length);
  if (cards ? cards.length === 0 : !failed) return null;
  return (
    <Row title={m.creators_latest()}>{cards ? <CardRow cards={cards} /> : <LoadFailed retry={reload} />}</Row>
  );
}
