import { operatorRole } from "../../../contracts/roles.ts";
import { premiumRole } from "../../../contracts/site.ts";
import { firstChildOf, samples } from "../../site/pages-under-test.ts";
import { expect, type Page, test } from "../fixtures.ts";
import { signedIn } from "../members.ts";
import { type Cell, cellName, frameId, isWhole, tapsPerPage, turn, visits } from "./plan.ts";
import { Tapping } from "./tapping.ts";
import { gone } from "./told.ts";

const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
};

/** The address of a page in a language: of a series' first child as its page links it, of the Spanish one as the English names it. */
async function addressOf(page: Page, id: string, language: Cell["language"]): Promise<string> {
  const path = samples[firstChildOf[id] ?? id] ?? "/about";
  if (language === "en-US" && !firstChildOf[id]) return path;
  const english = await (await page.request.get(path)).text();
  const alternate = /<link[^>]*hrefLang="es"[^>]*>/i.exec(english)?.[0];
  const spanish = /href="([^"]+)"/.exec(alternate ?? "")?.[1];
  const there = language === "en-US" ? path : spanish ? new URL(spanish).pathname : `/es${path}`;
  if (!firstChildOf[id]) return there;
  const series = await (await page.request.get(there)).text();
  return new RegExp(`href="(${there}/[^"/]+)"`).exec(series)![1]!;
}

for (const screen of ["phone", "desk"] as const)
  test.describe(screen, () => {
    test.use(screens[screen]);
    for (const { id, cell } of visits.filter((visit) => visit.cell.screen === screen))
      test(`every control does something visible, throws nothing, leaves the tab at rest, and the way back works: ${id} (${cellName(cell)})`, async ({
        page,
        faults,
      }) => {
        test.setTimeout(isWhole ? 600_000 : 120_000);
        // Told with the control that caused it.
        faults.expect(/./);
        const roles = [
          ...(cell.who === "premium" ? [premiumRole("Wellspring")] : []),
          ...(id === "operator" ? [operatorRole] : []),
        ];
        const anew = async () => {
          if (cell.who === "visitor") return;
          await page.context().clearCookies();
          await signedIn(page, { locale: cell.language, roles });
        };
        await anew();
        const tapping = new Tapping(page, {
          frame: id === frameId,
          taps: tapsPerPage,
          turn,
          isPhone: screen === "phone",
          patienceMs: 15_000,
          anew,
        });
        const told = await tapping.run(await addressOf(page, id, cell.language));
        await test.info().attach("taps", { body: JSON.stringify(told), contentType: "application/json" });
        expect(told.filter(({ outcome }) => outcome === "fault")).toEqual([]);
        // Leaving out is for what cannot be tapped, not for what is hard to reach.
        const missed = told.filter(({ what }) => what === gone);
        expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(Math.max(3, told.length / 10));
      });
  });
