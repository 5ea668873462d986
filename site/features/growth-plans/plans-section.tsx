import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { MyPlans, useMyPlans } from "./my-plans.tsx";

/** In /my-profile: all plans, none of them late. */
export default function PlansSection() {
  const plans = useMyPlans();
  return (
    <>
      <p className="mt-2 max-w-[38rem] text-muted">{m.growth_plans_section_lead()}</p>
      <div className="mt-6 min-h-[124px]">
        {!plans && <p className="text-muted">{m.loading()}</p>}
        {plans && plans.length > 0 && <MyPlans plans={plans} most={plans.length} columns={2} />}
        {plans?.length === 0 && (
          <p>
            {m.growth_plans_none()}{" "}
            <AppLink to="/growth-plans" className="font-semibold text-water underline underline-offset-2">
              {m.growth_plans_find()}
            </AppLink>
          </p>
        )}
      </div>
    </>
  );
}
