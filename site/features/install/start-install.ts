import { siteSettings } from "../../settings.ts";
import { whenInstallable } from "../../ui/install-event.ts";
import { modalStore } from "../../ui/modal/modal-store.ts";
import { pageReadyEvent } from "../../ui/page-ready-event.ts";
import { toastStore } from "../../ui/toast/toast-store.ts";
import { isQuiet } from "../popups/attention.ts";
import { readMemory } from "./install-memory.ts";

/** The reader has the page to themselves first. */
const afterMs = 12_000;

const isInstalled = () =>
  matchMedia("(display-mode: standalone)").matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Safari on a phone or tablet installs by hand only; there `standalone` exists. */
const isByHand = () => "standalone" in navigator && navigator.maxTouchPoints > 1;

/** Nothing else asks for something here. */
const isFree = () =>
  modalStore.getState().modal === undefined &&
  toastStore.getState().toasts.length === 0 &&
  !document.querySelector("[data-consent], dialog[open]") &&
  !isQuiet(location.pathname, siteSettings().popups ?? {}) &&
  !/[?&](action|session_id)=/.test(location.search);

function ask(): void {
  if (document.visibilityState !== "visible" || !isFree()) return;
  void import("./offer-install.ts").then(({ offerInstall }) => isFree() && offerInstall());
}

/** Asks on the third morning whether the site should be on the home screen; shows what is unread on its icon there. */
export function startInstall(): void {
  if (isInstalled()) return void import("./badge.ts").then(({ startBadge }) => startBadge());
  if (readMemory().answered) return;
  const later = () => setTimeout(ask, afterMs);
  const begin = () => {
    later();
    addEventListener(pageReadyEvent, later);
  };
  if (isByHand()) begin();
  else whenInstallable(begin);
}
