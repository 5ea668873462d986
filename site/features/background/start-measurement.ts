import { stripLocale } from "../../i18n/locale.ts";
import { siteSettings } from "../../settings.ts";
import { pageReadyEvent } from "../../ui/page-ready-event.ts";
import { measureWith, track } from "../analytics/track.ts";
import { type Consent, consentNow, followConsent, isDecided } from "../consent/consent.ts";
import { pageView } from "./page-view.ts";

/** The purposes for which something of others' runs in this page; only a fresh page is rid of it. */
const running = new Set<keyof Consent>();
let isSending = false;
/** There once something of others' was loaded. At once: the page may be about to go. */
let updateOthers: ((consent: Consent) => void) | undefined;

async function stop(): Promise<void> {
  measureWith(isDecided() ? () => {} : undefined);
  // Another tab may have removed the cookie already: what still waits in this one is not sent either.
  if (!isSending && !document.cookie.includes("distinct_id=")) return;
  isSending = false;
  (await import("../analytics/sender.ts")).stopSending();
}

async function follow(consent: Consent): Promise<void> {
  updateOthers?.(consent);
  if (!consent.measurement) await stop();
  // From the yes on, what happens waits for what sends it.
  else if (!isSending) measureWith(undefined);
  if ([...running].some((purpose) => !consent[purpose])) {
    location.reload();
    return;
  }
  const { tagManagerId, pixelId } = siteSettings().thirdParties ?? {};
  const others = {
    measurement: consent.measurement && Boolean(tagManagerId) && !running.has("measurement"),
    marketing: consent.marketing && Boolean(pixelId) && !running.has("marketing"),
  };
  if (others.measurement || others.marketing) {
    for (const purpose of ["measurement", "marketing"] as const) if (others[purpose]) running.add(purpose);
    const { loadOthers, updateConsentMode } = await import("../analytics/others.ts");
    updateOthers = updateConsentMode;
    // It may have been taken back meanwhile.
    const now = consentNow();
    loadOthers(
      {
        measurement: others.measurement && now.measurement,
        marketing: others.marketing && now.marketing,
      },
      now,
    );
  }
  if (!consent.measurement) return;
  const { startSending } = await import("../analytics/sender.ts");
  if (!consentNow().measurement) return;
  isSending = true;
  measureWith(startSending());
}

const logged = (error: unknown) => console.warn("Measurement could not start.", error);

/** What happens is held in memory until the visitor has chosen; without their yes nothing is stored or sent. */
export function startMeasurement(): void {
  let isFirst = true;
  let counted = "";
  const view = () => {
    const visited = `${location.pathname} ${(history.state as { key?: string } | null)?.key}`;
    // A page that is still loading fires again when ready; /auth/ pages are only passed through.
    if (visited === counted || stripLocale(location.pathname).startsWith("/auth/")) return;
    counted = visited;
    track("page_view", pageView(isFirst));
    isFirst = false;
  };
  // The first page was ready before this module loaded.
  view();
  addEventListener(pageReadyEvent, view);
  followConsent((consent) => void follow(consent).catch(logged));
}
