import { afterEach, expect, test, vi } from "vitest";
import { provideSettings, type SiteSettings } from "../../settings.ts";
import { drawPlans } from "./draw-plans.ts";

provideSettings(() => ({ siteName: "Wellspring", productName: "Wellspring" }) as SiteSettings);
afterEach(() => vi.unstubAllGlobals());

/** Each call answers the next draw, the last one again and again. */
function answering(...draws: string[][]) {
  let call = 0;
  const fetched = vi.fn(async (_address: string) =>
    Response.json(draws[Math.min(call++, draws.length - 1)]!.map((id) => ({ id }))),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("featured random plans count=3, none of which the page shows already", async () => {
  const fetched = answering(["a", "b", "c"], ["b", "d", "e"], ["a", "f", "g"]);
  expect(await drawPlans(["a", "b"])).toEqual(["c", "d", "e"]);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(fetched.mock.calls[0]![0]).toContain("typeAlias=growthPlan&count=3");
});

test("where the page shows all there are, nothing is repeated and the draws end", async () => {
  const fetched = answering(["a", "b"]);
  expect(await drawPlans(["a", "b"])).toEqual([]);
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(10);
});
