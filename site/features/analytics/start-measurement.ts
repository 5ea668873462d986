import { stripLocale } from "../../i18n/locale.ts";
import { siteSettings } from "../../settings.ts";
import { pageSettledEvent } from "../../ui/page-settle.tsx";
import { type Consent, followConsent, isDecided } from "../consent/consent.ts";
import { pageView } from "./page-view.ts";
import { measureWith, track } from "./track.ts";

/** Whether something of others' runs in this page, which only a fresh page is rid of. */
let othersLoaded = false;

async function follow({ measurement, marketing }: Consent): Promise<void> {
  const others = siteSettings().thirdParties;
  const wantsOthers = others && ((measurement && others.tagManagerId) || (marketing && others.pixelId));
  if (othersLoaded && !wantsOthers) {
    location.reload();
    return;
  }
  if (wantsOthers) {
    othersLoaded = true;
    const { loadOthers } = await import("./others.ts");
    loadOthers({ measurement, marketing });
  }
  if (!measurement) {
    measureWith(isDecided() ? () => {} : undefined);
    if (document.cookie.includes("distinct_id=")) (await import("./sender.ts")).stopSending();
    return;
  }
  const { startSending } = await import("./sender.ts");
  measureWith(startSending());
}

const logged = (error: unknown) => console.warn("Measurement could not start.", error);

/** What happens is held in memory until the visitor has chosen; without their yes nothing is stored or sent. */
export function startMeasurement(): void {
  let isFirst = true;
  let counted = "";
  const view = () => {
    const visited = `${location.pathname} ${(history.state as { key?: string } | null)?.key}`;
    // A page that is still settling now tells of itself once more; those below /auth/ are only passed through.
    if (visited === counted || stripLocale(location.pathname).startsWith("/auth/")) return;
    counted = visited;
    track("page_view", pageView(isFirst));
    isFirst = false;
  };
  // The first page had settled before anything of this was loaded.
  view();
  addEventListener(pageSettledEvent, view);
  followConsent((consent) => void follow(consent).catch(logged));
}
