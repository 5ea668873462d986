import { Sprout } from "lucide-react";
import { m } from "../../../i18n/paraglide/messages.js";
import { LoadFailed, LoadingState } from "../../../ui/loading-state.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { CourseCards } from "../../courses/course-cards.tsx";
import { MyGroups } from "../../groups/my-groups.tsx";
import { useMyPlans } from "../../growth-plans/my-plans.ts";
import { useMyGuides } from "../../study-guides/my-guides.ts";
import { EmptyNote } from "../empty-note.tsx";

/** The list that the plans are on; undefined when it could not be loaded. */
const loadList = async () => (await import("../../member-data/apply-mark.ts")).openList({ kind: "plan" });

/** In /my-profile: all plans and all guides that were begun, none of them late. */
export default function PlansSection() {
  const list = useLoaded(loadList);
  const { value: plans, failed, reload } = useMyPlans();
  const guides = useMyGuides();
  return (
    <>
      <p className="mt-2 max-w-[38rem] text-muted">{m.growth_plans_section_lead()}</p>
      <div className="mt-6 min-h-[124px]">
        {!plans && (
          <LoadingState
            failed={failed || list.failed}
            retry={() => {
              list.reload();
              reload();
            }}
          />
        )}
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
      <MyGroups />
      {(guides.value ? guides.value.length > 0 : guides.failed) && (
        <section className="mt-10">
          <h3>{m.study_guides_name()}</h3>
          <p className="mt-2 mb-5 max-w-[38rem] text-muted">{m.study_guides_section_lead()}</p>
          {guides.value ? (
            <CourseCards courses={guides.value} max={guides.value.length} columns={2} />
          ) : (
            <LoadFailed retry={guides.reload} />
          )}
        </section>
      )}
    </>
  );
}
