import * as z from "zod/mini";
import { memberApi, memberPaths } from "../../../contracts/member-paths.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { siteSettings } from "../../settings.ts";

const count = 3;
const maxDraws = 10;
const drawn = z.array(z.object({ id: z.string() }));

async function draw(): Promise<string[]> {
  const query = new URLSearchParams({
    typeAlias: "growthPlan",
    count: String(count),
    culture: getLocale(),
  });
  const answer = await fetch(`${memberApi(siteSettings().productName)}${memberPaths.randomContent}?${query}`);
  if (!answer.ok) throw new Error(`Related content answered ${answer.status}.`);
  return drawn.parse(await answer.json()).map(({ id }) => id);
}

/** Three random plans that the page does not show yet; fewer where there are no more. Draws again while some are missing. */
export async function drawPlans(shown: readonly string[]): Promise<string[]> {
  const ids = new Set<string>();
  for (let draws = 0; ids.size < count && draws < maxDraws; draws++)
    for (const id of await draw()) if (!shown.includes(id)) ids.add(id);
  return [...ids].slice(0, count);
}
