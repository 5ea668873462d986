import { useCallback } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { useLoaded } from "../../ui/use-loaded.ts";
import { CardRow } from "../cards/card-row.tsx";
import { fetchCards } from "../cards/fetch-cards.ts";
import { drawPlans } from "./draw-plans.ts";

/** Random plans without those that the page shows already. A failure is logged only. */
export default function RandomPlans({ shown }: { shown: readonly string[] }) {
  const known = shown.join(",");
  const load = useCallback(async () => {
    const items = await drawPlans(known.split(","));
    return items.length > 0 ? (await fetchCards({ items }))?.cards : [];
  }, [known]);
  const { value: cards } = useLoaded(load);
  if (!cards?.length) return null;
  return (
    <section className="transition-opacity duration-200 starting:opacity-0">
      <h2 className="mb-5">{m.growth_plans_random()}</h2>
      <CardRow cards={cards} />
    </section>
  );
}
