import { expect, type Page } from "./fixtures.ts";

interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}
type Watched = { shifts: { value: number; what: string }[] };

/** From the page's first moment on, what moves without being touched is remembered, by name. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched = Object.assign(window, { shifts: [] } as Watched);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as LayoutShift[]) {
        const what = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
        if (!hadRecentInput) watched.shifts.push({ value, what: what.join(", ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

export async function expectNoShift(page: Page, max: number): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as Watched).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, shifts.map(({ what }) => what).join("; ")).toBeLessThan(max);
}
