import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLocale } from "./i18n/locale.ts";
import { overwriteGetLocale } from "./i18n/paraglide/runtime.js";
import { provideSettings, type SiteSettings, settingsElementId } from "./settings.ts";
import { resumeInterruptedNavigation, watchFailedChunks } from "./ui/reload-guard.ts";

const language = document.documentElement.lang;
overwriteGetLocale(() => (isLocale(language) ? language : "en-US"));
const settings = JSON.parse(document.getElementById(settingsElementId)?.textContent ?? "{}") as SiteSettings;
provideSettings(() => settings);

watchFailedChunks();

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

// In a task of its own: a slow phone answers a touch between reading the scripts and bringing the page to life.
if (!resumeInterruptedNavigation()) setTimeout(hydrate);
