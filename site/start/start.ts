/**
 * All that runs on a page before React, and on most pages that are only read instead of it: who is here, what is
 * measured, when a popup is due, the buttons of a text. It shares its modules with the app, and so its state.
 */
import { startBackground } from "../features/background/start-background.ts";
import { startPlaces } from "../features/courses/start-places.ts";
import { startIdentity } from "../features/identity/start-identity.ts";
import { startListen } from "../features/listen/available.ts";
import { watchForDay } from "../features/today/day-on-page.ts";
import { isLocale } from "../i18n/locale.ts";
import { overwriteGetLocale } from "../i18n/paraglide/runtime.js";
import { provideSettings, type SiteSettings, settingsElementId } from "../settings.ts";
import { watchBuild } from "../ui/build-watch.ts";
import { followHours } from "../ui/day-face.ts";
import { holdInstallEvent } from "../ui/install-event.ts";
import { showNamedPlace } from "../ui/named-place.ts";
import { announceReady, readyMs } from "../ui/page-ready-event.ts";
import { rememberDocument, resumeInterruptedNavigation, watchFailedChunks } from "../ui/reload-guard.ts";
import { startControls } from "./controls.ts";
import { repeatEarlyTap } from "./early-taps.ts";
import { firstPaint } from "./first-paint.ts";
import { hydrateOnTouch } from "./first-touch.ts";
import { needsReact } from "./needs-react.ts";

const language = document.documentElement.lang;
overwriteGetLocale(() => (isLocale(language) ? language : "en-US"));
const settings = JSON.parse(
  document.querySelector(`script#${settingsElementId}`)?.textContent ?? "{}",
) as SiteSettings;
provideSettings(() => settings);

rememberDocument();
holdInstallEvent();
watchFailedChunks();
if (!resumeInterruptedNavigation()) {
  startControls();
  startIdentity();
  startPlaces();
  startListen();
  watchForDay();
  if (document.querySelector("[data-offline-page]"))
    void import("../features/offline/offline-page.ts").then(({ startOfflinePage }) => startOfflinePage());
  startBackground();
  followHours();
  watchBuild();
  setTimeout(announceReady, readyMs);
  showNamedPlace();
  addEventListener("hashchange", showNamedPlace);
  const hydrate = hydrateOnTouch();
  repeatEarlyTap();
  if (needsReact()) void firstPaint().then(hydrate);
}
