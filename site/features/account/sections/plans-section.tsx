import { Sprout } from "lucide-react";
import { m } from "../../../i18n/paraglide/messages.js";
import { CourseCards } from "../../courses/course-cards.tsx";
import { useMyPlans } from "../../growth-plans/my-plans.ts";
import { useMyGuides } from "../../study-guides/my-guides.ts";
import { EmptyNote } from "../empty-note.tsx";

/** In /my-profile: all plans and all guides that were begun, none of them late. */
export default function PlansSection() {
  const plans = useMyPlans();
  const guides = useMyGuides();
  return (
    <>
      <p className="mt-2 max-w-[38rem] text-muted">{m.growth_plans_section_lead()}</p>
      <div className="mt-6 min-h-[124px]">
        {!plans && <p className="text-muted">{m.loading()}</p>}
        {plans && plans.length > 0 && <CourseCards courses={plans} max={plans.length} columns={2} />}
        {plans?.length === 0 && (
          <EmptyNote
            icon={Sprout}
            text={m.growth_plans_none()}
            to="/growth-plans"
            link={m.growth_plans_find()}
          />
        )}
      </div>
      {guides && guides.length > 0 && (
        <section className="mt-10">
          <h3>{m.study_guides_name()}</h3>
          <p className="mt-2 mb-5 max-w-[38rem] text-muted">{m.study_guides_section_lead()}</p>
          <CourseCards courses={guides} max={guides.length} columns={2} />
        </section>
      )}
    </>
  );
}
