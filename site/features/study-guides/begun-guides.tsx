import { useEffect } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { rememberRow } from "../cards/personal-rows.ts";
import { CourseCards } from "../courses/course-cards.tsx";
import { useMyGuides } from "./my-guides.ts";

const max = 3;

/** On the index: where the member left off; loaded for members alone. */
export default function BegunGuides() {
  const guides = useMyGuides();
  const count = guides?.length;
  useEffect(() => {
    if (count !== undefined) rememberRow("guides", count);
  }, [count]);
  if (!guides?.length) return null;
  return (
    <section className="pt-8">
      <h2 className="mb-4">{m.growth_plans_where()}</h2>
      <CourseCards courses={guides} max={max} columns={3} />
    </section>
  );
}
