import { stripLocale } from "../../i18n/locale.ts";
import { siteSettings } from "../../settings.ts";
import { siteNow } from "../../site-time.ts";
import { modalStore } from "../../ui/modal/modal-store.ts";
import { pageReadyEvent } from "../../ui/page-ready-event.ts";
import { track } from "../analytics/track.ts";
import { isPurchaseInProgress } from "../checkout/purchase-in-progress.ts";
import { identityStore } from "../identity/identity-store.ts";
import { premiumNow, signsStore } from "../identity/premium-store.ts";
import { whenKnown } from "../identity/when-known.ts";
import { isQuiet, mayShow, readVisit, storeVisit } from "../popups/attention.ts";
import { signUpReminder, sitewidePremium } from "../popups/popups.ts";
import { changeTrackers, readTrackers } from "../popups/stored-trackers.ts";
import { countPageView, registerPopup, removePopup } from "../popups/trackers.ts";

/** Fetches what a popup needs, so that it opens at once, and is counted as shown, or not at all. */
const prepare: Record<string, () => Promise<() => void>> = {
  async [sitewidePremium.name]() {
    const { showOffer } = await import("../offer-dialogs/offer-flow.ts");
    const { loadOffers } = await import("../offers/load-offers.ts");
    const { loadPopupWords } = await import("../popups/popup-words.ts");
    const [words] = await Promise.all([loadPopupWords("sitewide-premium"), loadOffers()]);
    return () => void showOffer({ source: "sitewide_popup", words });
  },
  async [signUpReminder.name]() {
    const { openDialog } = await import("../dialogs/open-dialog.ts");
    const { freeAccountDialog, studyGuideLoginDialog } = await import("../sign-in/login-dialogs.ts");
    const { loadPopupWords } = await import("../popups/popup-words.ts");
    const onStudyGuide = stripLocale(location.pathname).startsWith("/study-guides");
    const words = await loadPopupWords(onStudyGuide ? "study-guide-sign-up" : "sign-up-reminder");
    return () => {
      track("account_creation_popup", {}, true);
      openDialog(
        onStudyGuide ? studyGuideLoginDialog : freeAccountDialog,
        { words },
        words?.title ? { title: words.title } : {},
      );
    };
  },
};

/** Without a network a member has no token yet. */
function isMember(): boolean {
  const { token, person } = identityStore.getState();
  return (token ?? person) !== undefined;
}

/** Premium members are offered nothing more, and members need no reminder to sign up. */
async function register(): Promise<ReadonlySet<string>> {
  const now = await siteNow();
  const wanted = [...(premiumNow() ? [] : [sitewidePremium]), ...(isMember() ? [] : [signUpReminder])];
  changeTrackers((trackers) =>
    [sitewidePremium, signUpReminder].reduce(
      (saved, rule) =>
        wanted.includes(rule) ? registerPopup(saved, rule, now) : removePopup(saved, rule.name),
      trackers,
    ),
  );
  return new Set(wanted.map(({ name }) => name));
}

/** A page with an action in its URL, such as a return from the card form, is not interrupted. */
const hasActionInUrl = () => /[?&](action|session_id)=/.test(location.search);

/** One dialog at a time, and what follows a purchase goes before any popup. */
const isFree = () => modalStore.getState().modal === undefined && !isPurchaseInProgress();

async function countView(): Promise<void> {
  const settings = siteSettings().popups ?? {};
  const { pathname } = location;
  const hasAction = hasActionInUrl();
  await whenKnown();
  const registered = await register();
  if (hasAction || isQuiet(pathname, settings) || pathname !== location.pathname) return;
  const now = await siteNow();
  const seen = (free: boolean) => ({ now, registered, mayShow: free && mayShow(readVisit(), settings) });
  const { fired: next } = countPageView(readTrackers(), seen(isFree()));
  // One that cannot be loaded waits for the next page view.
  const show = next ? await prepare[next]!().catch(() => {}) : undefined;
  const mayOpen = show !== undefined && isFree() && pathname === location.pathname;
  let fired: string | undefined;
  changeTrackers((trackers) => {
    let counted = countPageView(trackers, seen(mayOpen));
    // Another tab has shown it meanwhile.
    if (counted.fired !== next) counted = countPageView(trackers, seen(false));
    fired = counted.fired;
    return counted.trackers;
  });
  const visit = readVisit();
  storeVisit({ pages: visit.pages + 1, popups: visit.popups + (fired ? 1 : 0) });
  if (fired) show?.();
}

/** Counts the page the visit has come to, then every next one. */
export function startPopups(): void {
  void countView();
  addEventListener(pageReadyEvent, () => void countView());
  const again = () => void whenKnown().then(register);
  identityStore.subscribe(({ token }, before) => token !== before.token && again());
  signsStore.subscribe(again);
}
