import { operatorRole } from "../../../contracts/roles.ts";
import { premiumRole } from "../../../contracts/site.ts";
import { firstChildOf, samples } from "../../site/pages-under-test.ts";
import { expect, newClientAddress, type Page, test } from "../fixtures.ts";
import { signedIn } from "../members.ts";
import { tooMany } from "./outcome.ts";
import { frameId, nameOf, type Reader, type Visit, visits } from "./plan.ts";
import { type Report, saveReports } from "./reports.ts";
import { Tapping } from "./tapping.ts";

const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
};

/** The address of a page in a language: of a series' first child as its page links it, of the Spanish one as the English names it. */
async function addressOf(page: Page, id: string, language: Visit["language"]): Promise<string> {
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

/** Makes the tab that of a reader who has never been here. */
async function become(page: Page, who: Reader, { id, language }: Visit): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const origin = new URL((await page.request.get("/healthz")).url()).origin;
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
  if (who === "visitor") return;
  // Many register in one test, as if each sat at a machine of their own.
  await page.context().setExtraHTTPHeaders({ "x-forwarded-for": newClientAddress() });
  const roles = [
    ...(who === "premium" ? [premiumRole("Wellspring")] : []),
    ...(id === "operator" ? [operatorRole] : []),
  ];
  await signedIn(page, { locale: language, roles });
}

/** By language and screen, for as long as the worker lives. */
const followed = Object.fromEntries(
  visits.map(({ language, screen }) => [`${language} ${screen}`, new Set<string>()]),
);

for (const screen of ["phone", "desk"] as const)
  test.describe(screen, () => {
    test.use(screens[screen]);
    for (const visit of visits.filter((one) => one.screen === screen))
      test(`every control does something visible, throws nothing, leaves the tab at rest, and the way back works: ${nameOf(visit)}`, async ({
        page,
        faults,
      }) => {
        test.setTimeout(1_200_000);
        // Reported with the control that caused it.
        faults.expect(/./);
        const tapping = await Tapping.on(page, {
          frame: visit.id === frameId,
          isPhone: screen === "phone",
          followed: followed[`${visit.language} ${screen}`]!,
        });
        const address = await addressOf(page, visit.id, visit.language);
        const reports: Report[] = [];
        for (const reader of visit.readers) {
          const results = await tapping.run(address, () => become(page, reader, visit));
          reports.push({ page: nameOf(visit), reader, results });
        }
        saveReports(nameOf(visit), reports);
        await test.info().attach("taps", { body: JSON.stringify(reports), contentType: "application/json" });
        const found = reports.map(({ reader, results }) => ({
          reader,
          faults: results.filter(({ outcome }) => outcome === "fault"),
          tooMany: tooMany(results),
        }));
        expect(found).toEqual(visit.readers.map((reader) => ({ reader, faults: [], tooMany: [] })));
      });
  });
