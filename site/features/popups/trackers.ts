/** When a popup may be shown, as a pure function of what is remembered about each. */
export interface PopupRule {
  name: string;
  numPageViewsTrigger: number;
  numDaysCooldown: number;
  numDaysInitialDelay: number;
  isPremium: boolean;
  /** Counts on every page; any other counts where its page has registered it. */
  sitewide: boolean;
}

export interface PopupTracker extends PopupRule {
  pageViewCount: number;
  /** Milliseconds since the epoch. */
  nextEligibleDate: number;
}

export type Trackers = readonly PopupTracker[];

export const dayMs = 24 * 60 * 60_000;

/** A popup that is known already goes on where it was, by the rule as it is now. */
export function registerPopup(trackers: Trackers, rule: PopupRule, now: number): Trackers {
  if (trackers.some(({ name }) => name === rule.name))
    return trackers.map((tracker) => (tracker.name === rule.name ? { ...tracker, ...rule } : tracker));
  return [
    ...trackers,
    { ...rule, pageViewCount: 0, nextEligibleDate: now + rule.numDaysInitialDelay * dayMs },
  ];
}

export const removePopup = (trackers: Trackers, name: string): Trackers =>
  trackers.filter((tracker) => tracker.name !== name);

const coolDown = (tracker: PopupTracker, now: number): PopupTracker => ({
  ...tracker,
  pageViewCount: 0,
  nextEligibleDate: now + tracker.numDaysCooldown * dayMs,
});

interface PageView {
  now: number;
  /** The popups registered on this page; others do not see it. */
  registered: ReadonlySet<string>;
  /** False holds back what would fire, which then waits for the next page view. */
  mayShow: boolean;
}

interface Counted {
  trackers: Trackers;
  /** The one popup of this page view. */
  fired: string | undefined;
}

/**
 * Each popup counts page views once its eligible date is reached and fires when the count reaches its trigger. If
 * several fire together the non-premium one wins, otherwise the first.
 */
export function countPageView(trackers: Trackers, { now, registered, mayShow }: PageView): Counted {
  const counted = trackers.map((tracker) =>
    registered.has(tracker.name) && now >= tracker.nextEligibleDate
      ? { ...tracker, pageViewCount: tracker.pageViewCount + 1 }
      : tracker,
  );
  const firing = counted.filter(
    (tracker, index) => tracker !== trackers[index] && tracker.pageViewCount >= tracker.numPageViewsTrigger,
  );
  const winner = mayShow ? (firing.find(({ isPremium }) => !isPremium) ?? firing[0]) : undefined;
  if (!winner) return { trackers: counted, fired: undefined };
  return {
    fired: winner.name,
    trackers: counted.map((tracker) => {
      if (tracker === winner) return coolDown(tracker, now);
      return firing.includes(tracker) ? { ...tracker, nextEligibleDate: now + dayMs } : tracker;
    }),
  };
}

/** Showing any offer resets all premium popup trackers. */
export const resetPremium = (trackers: Trackers, now: number): Trackers =>
  trackers.map((tracker) => (tracker.isPremium ? coolDown(tracker, now) : tracker));
