import { type ComponentType, useEffect, useState } from "react";
import { useStore } from "zustand";
import { siteSettings } from "../settings.ts";
import { hydratedEvent } from "../start/app-start.ts";
import { closeModal, modalStore } from "./modal/modal-store.ts";
import { PageReady } from "./page-ready.tsx";
import { toastStore } from "./toast/toast-store.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * A part that is loaded when it is first needed. Offline it fails to load, the page stays as it is, and it is requested
 * again at the next use.
 */
function useLazy(wanted: unknown, load: () => Promise<{ default: ComponentType }>, onFailed?: () => void) {
  const [part, setPart] = useState<{ default: ComponentType }>();
  useEffect(() => {
    if (wanted && !part) load().then(setPart, onFailed ?? (() => {}));
  }, [wanted]);
  return wanted && part ? <part.default /> : null;
}

/** What floats above every page. */
export function FrameHost() {
  const isDeveloped = useHydrated() && siteSettings().environment === "Local";
  const modal = useLazy(
    useStore(modalStore, (state) => state.modal),
    () => import("./modal/modal-host.tsx"),
    closeModal,
  );
  const toaster = useLazy(
    useStore(toastStore, (state) => state.toasts.at(-1)),
    () => import("./toast/toaster.tsx"),
    () => toastStore.setState({ toasts: [] }),
  );
  const developerBar = useLazy(isDeveloped, () => import("../features/dev-bar/developer-bar.tsx"));
  useEffect(() => {
    // In the browser's timeline, too.
    performance.mark(hydratedEvent);
    dispatchEvent(new Event(hydratedEvent));
  }, []);
  return (
    <>
      <PageReady />
      {modal}
      {toaster}
      {developerBar}
    </>
  );
}
