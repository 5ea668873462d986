import { m } from "../../i18n/paraglide/messages.js";
import { LoadFailed } from "../../ui/loading-state.tsx";
import { useRememberedRow } from "../cards/personal-rows.ts";
import { CourseCards } from "../courses/course-cards.tsx";
import { useMyGuides } from "./my-guides.ts";

const max = 3;

/** On the index: where the member left off; loaded for members alone. */
export default function BegunGuides() {
  const { value: guides, failed, reload } = useMyGuides();
  useRememberedRow("guides", guides?.length);
  if (guides ? guides.length === 0 : !failed) return null;
  return (
    <section className="pt-8">
      <h2 className="mb-4">{m.growth_plans_where()}</h2>
      {guides ? <CourseCards courses={guides} max={max} columns={3} /> : <LoadFailed retry={reload} />}
    </section>
  );
}
