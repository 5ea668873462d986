import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { MyPlans, useMyPlans } from "./my-plans.tsx";

/** In /my-profile: all plans, none of them late. */
export default function PlansSection() {
  const plans = useMyPlans();
  if (!plans) return <p className="min-h-[124px] text-muted">{m.loading()}</p>;
  if (plans.length > 0) return <MyPlans plans={plans} most={plans.length} />;
  return (
    <p>
      {m.growth_plans_none()}{" "}
      <AppLink to="/growth-plans" className="font-semibold text-water underline underline-offset-2">
        {m.growth_plans_find()}
      </AppLink>
    </p>
  );
}
