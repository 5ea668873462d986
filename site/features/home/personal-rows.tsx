import { type ReactNode, useEffect } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { CardRow } from "../cards/card-row.tsx";
import { type OwnRow, rememberRow } from "../cards/personal-rows.ts";
import { CourseCards } from "../courses/course-cards.tsx";
import { useLatestFollowed } from "../creators/latest.ts";
import { useMyPlans } from "../growth-plans/my-plans.ts";
import { useMyGuides } from "../study-guides/my-guides.ts";

const max = 3;

/** Remembers how large the row is, so that the next visit leaves room for it. */
function useRow(row: OwnRow, cards: number | undefined): void {
  useEffect(() => {
    if (cards !== undefined) rememberRow(row, cards);
  }, [row, cards]);
}

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
  const courses = [...(plans ?? []), ...(guides ?? [])];
  useRow("continue", plans && guides && courses.length);
  if (courses.length === 0) return null;
  return (
    <Row title={m.growth_plans_where()}>
      <CourseCards courses={courses} max={max} columns={3} />
    </Row>
  );
}

/** The latest items of followed creators. */
export function FollowsRow() {
  const cards = useLatestFollowed(max);
  useRow("follows", cards?.length);
  if (!cards?.length) return null;
  return (
    <Row title={m.creators_latest()}>
      <CardRow cards={cards} />
    </Row>
  );
}
