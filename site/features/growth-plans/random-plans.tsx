import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { memberApi, memberPaths } from "../../../contracts/member-paths.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { siteSettings } from "../../settings.ts";
import { CardRow } from "../cards/card-row.tsx";
import { fetchCards } from "../cards/fetch-cards.ts";
import type { Card } from "../catalog/load-cards.server.ts";

const count = 3;
const drawn = z.array(z.object({ id: z.string() }));

/** Draws again if the current plan was drawn. */
async function draw(not: string | undefined, draws = 5): Promise<string[]> {
  const query = new URLSearchParams({
    typeAlias: "growthPlan",
    count: String(count),
    culture: getLocale(),
  });
  const answer = await fetch(`${memberApi(siteSettings().siteName)}${memberPaths.randomContent}?${query}`);
  if (!answer.ok) throw new Error(`Related content answered ${answer.status}.`);
  const ids = drawn.parse(await answer.json()).map(({ id }) => id);
  if (!not || !ids.includes(not)) return ids;
  return draws > 1 ? draw(not, draws - 1) : ids.filter((id) => id !== not);
}

const randomPlans = async (not: string | undefined): Promise<Card[]> =>
  (await fetchCards({ items: await draw(not) }))?.cards ?? [];

/** Three random plans, without the current one. A failure is logged only. */
export default function RandomPlans({ not }: { not?: string }) {
  const [cards, setCards] = useState<readonly Card[]>([]);
  useEffect(() => {
    randomPlans(not).then(setCards, (error: unknown) => console.warn("No related plans.", error));
  }, [not]);
  if (cards.length === 0) return null;
  return (
    <section className="transition-opacity duration-200 starting:opacity-0">
      <h2 className="mb-5">{m.growth_plans_random()}</h2>
      <CardRow cards={cards} />
    </section>
  );
}
