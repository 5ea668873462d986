import fc from "fast-check";
import { expect, test } from "vitest";
import { signUpReminder, sitewidePremium } from "./popups.ts";
import {
  countPageView,
  dayMs,
  type PopupRule,
  registerPopup,
  removePopup,
  resetPremium,
  type Trackers,
} from "./trackers.ts";

const start = Date.parse("2026-11-15T12:00:00Z");
const everywhere = (trackers: Trackers) => new Set(trackers.map(({ name }) => name));
const view = (trackers: Trackers, now: number, mayShow = true) =>
  countPageView(trackers, { now, registered: everywhere(trackers), mayShow });
const find = (trackers: Trackers, name: string) => trackers.find((tracker) => tracker.name === name)!;

const rules: fc.Arbitrary<PopupRule[]> = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom("a", "b", "c", "d", "e"),
    numPageViewsTrigger: fc.integer({ min: 1, max: 5 }),
    numDaysCooldown: fc.integer({ min: 1, max: 14 }),
    numDaysInitialDelay: fc.integer({ min: 0, max: 3 }),
    isPremium: fc.boolean(),
    sitewide: fc.boolean(),
  }),
  { selector: ({ name }) => name, minLength: 1 },
);
const register = (wanted: readonly PopupRule[], now = start) =>
  wanted.reduce<Trackers>((trackers, rule) => registerPopup(trackers, rule, now), []);
/** Hours between page views. */
const visits = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 60 });

test("Sitewide premium popup: 3 page views, 7 days cooldown, 1 day initial delay", () => {
  expect(sitewidePremium).toMatchObject({
    numPageViewsTrigger: 3,
    numDaysCooldown: 7,
    numDaysInitialDelay: 1,
    isPremium: true,
    sitewide: true,
  });
  let trackers = register([sitewidePremium]);
  for (let views = 0; views < 10; views++) ({ trackers } = view(trackers, start + dayMs - 1));
  expect(find(trackers, sitewidePremium.name).pageViewCount).toBe(0);
  const fired = [1, 2, 3, 4].map((nth) => {
    const counted = view(trackers, start + dayMs + nth);
    trackers = counted.trackers;
    return counted.fired;
  });
  expect(fired).toEqual([undefined, undefined, sitewidePremium.name, undefined]);
  const shown = start + dayMs + 3;
  expect(find(trackers, sitewidePremium.name)).toMatchObject({
    pageViewCount: 0,
    nextEligibleDate: shown + 7 * dayMs,
  });
});

test("Sitewide sign-up reminder popup: 1 page view, 7 days cooldown, 1 day initial delay", () => {
  expect(signUpReminder).toMatchObject({
    numPageViewsTrigger: 1,
    numDaysCooldown: 7,
    numDaysInitialDelay: 1,
    isPremium: false,
    sitewide: true,
  });
});

test("each popup counts page views once its eligible date is reached and fires when the count reaches its trigger", () => {
  fc.assert(
    fc.property(rules, visits, (wanted, hours) => {
      let trackers = register(wanted);
      let now = start;
      for (const pause of hours) {
        now += pause * 3_600_000;
        const before = trackers;
        const counted = view(trackers, now);
        trackers = counted.trackers;
        for (const tracker of before) {
          const eligible = now >= tracker.nextEligibleDate;
          if (!eligible) expect(find(trackers, tracker.name)).toEqual(tracker);
          if (counted.fired === tracker.name) {
            expect(eligible).toBe(true);
            expect(tracker.pageViewCount + 1).toBeGreaterThanOrEqual(tracker.numPageViewsTrigger);
          } else if (eligible) {
            expect(find(trackers, tracker.name).pageViewCount).toBe(tracker.pageViewCount + 1);
          }
        }
        const due = before.filter(
          (tracker) =>
            now >= tracker.nextEligibleDate && tracker.pageViewCount + 1 >= tracker.numPageViewsTrigger,
        );
        expect(counted.fired !== undefined).toBe(due.length > 0);
      }
    }),
  );
});

test("If several fire together the non-premium one wins, otherwise the first; the winner's count resets and its cooldown starts; the others are delayed one day", () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: 30 }), (wanted, days) => {
      const now = start + days * dayMs;
      const ready = register(wanted).map((tracker) => ({
        ...tracker,
        pageViewCount: tracker.numPageViewsTrigger - 1,
      }));
      const due = ready.filter(({ nextEligibleDate }) => now >= nextEligibleDate);
      const { trackers, fired } = view(ready, now);
      expect(fired).toBe((due.find(({ isPremium }) => !isPremium) ?? due[0])?.name);
      for (const tracker of due) {
        const after = find(trackers, tracker.name);
        if (tracker.name === fired)
          expect(after).toMatchObject({
            pageViewCount: 0,
            nextEligibleDate: now + tracker.numDaysCooldown * dayMs,
          });
        else expect(after.nextEligibleDate).toBe(now + dayMs);
      }
    }),
  );
});

test("Only one popup fires per page view, and none twice within its cooldown", () => {
  fc.assert(
    fc.property(rules, visits, (wanted, hours) => {
      let trackers = register(wanted);
      let now = start;
      const last = new Map<string, number>();
      for (const pause of hours) {
        now += pause * 3_600_000;
        const counted = view(trackers, now);
        trackers = counted.trackers;
        if (!counted.fired) continue;
        const { numDaysCooldown } = find(trackers, counted.fired);
        expect(now - (last.get(counted.fired) ?? -Infinity)).toBeGreaterThanOrEqual(numDaysCooldown * dayMs);
        last.set(counted.fired, now);
      }
    }),
  );
});

test("Showing any offer resets all premium popup trackers, and no others", () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: 9 }), (wanted, views) => {
      let trackers = register(wanted);
      for (let nth = 0; nth < views; nth++) ({ trackers } = view(trackers, start + 4 * dayMs));
      const now = start + 5 * dayMs;
      const reset = resetPremium(trackers, now);
      for (const tracker of trackers)
        expect(find(reset, tracker.name)).toEqual(
          tracker.isPremium
            ? { ...tracker, pageViewCount: 0, nextEligibleDate: now + tracker.numDaysCooldown * dayMs }
            : tracker,
        );
    }),
  );
});

test("a popup that is registered again goes on where it was; one that was removed begins again", () => {
  const once = view(register([sitewidePremium]), start + 2 * dayMs).trackers;
  const again = registerPopup(once, { ...sitewidePremium, numDaysCooldown: 30 }, start + 3 * dayMs);
  expect(find(again, sitewidePremium.name)).toMatchObject({ pageViewCount: 1, numDaysCooldown: 30 });
  const restarted = registerPopup(
    removePopup(again, sitewidePremium.name),
    sitewidePremium,
    start + 4 * dayMs,
  );
  expect(find(restarted, sitewidePremium.name)).toMatchObject({
    pageViewCount: 0,
    nextEligibleDate: start + 5 * dayMs,
  });
});

test("a popup that this page has not registered neither counts nor fires", () => {
  const trackers = register([{ ...signUpReminder, sitewide: false }]);
  const { fired, trackers: after } = countPageView(trackers, {
    now: start + 9 * dayMs,
    registered: new Set(),
    mayShow: true,
  });
  expect(fired).toBeUndefined();
  expect(after).toEqual(trackers);
});

test("what the operator's settings hold back is not lost: it fires at the next page view that may show one", () => {
  const held = view(register([signUpReminder]), start + 2 * dayMs, false);
  expect(held.fired).toBeUndefined();
  expect(view(held.trackers, start + 2 * dayMs + 1).fired).toBe(signUpReminder.name);
});
