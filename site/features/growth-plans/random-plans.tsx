import { useEffect, useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { CardRow } from "../cards/card-row.tsx";
import { fetchCards } from "../cards/fetch-cards.ts";
import type { Card } from "../catalog/load-cards.server.ts";
import { drawPlans } from "./draw-plans.ts";

async function randomPlans(shown: readonly string[]): Promise<readonly Card[]> {
  const items = await drawPlans(shown);
  return items.length > 0 ? ((await fetchCards({ items }))?.cards ?? []) : [];
}

/** Random plans without those that the page shows already. A failure is logged only. */
export default function RandomPlans({ shown }: { shown: readonly string[] }) {
  const [cards, setCards] = useState<readonly Card[]>([]);
  const known = shown.join(",");
  useEffect(() => {
    randomPlans(known.split(",")).then(setCards, (error: unknown) =>
      console.warn("No related plans.", error),
    );
  }, [known]);
  if (cards.length === 0) return null;
  return (
    <section className="transition-opacity duration-200 starting:opacity-0">
      <h2 className="mb-5">{m.growth_plans_random()}</h2>
      <CardRow cards={cards} />
    </section>
  );
}
