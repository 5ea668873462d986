import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { m } from "../i18n/paraglide/messages.js";
import { showNamedPlace } from "./named-place.ts";
import { announceReady, readyMs } from "./page-ready-event.ts";

/**
 * Once the page is ready after a navigation: focuses the new page's heading, so that screen readers start
 * there, and notifies listeners. Until then a slow one shows that it is on its way. The first page of a document is
 * announced without React (start/start.ts).
 */
export function PageReady() {
  const { pathname } = useLocation();
  const idle = useNavigation().state === "idle";
  const landed = useRef(pathname);
  const hasNavigated = useRef(false);
  useLayoutEffect(() => {
    if (!idle || landed.current !== pathname) hasNavigated.current = true;
    if (!idle || !hasNavigated.current) return;
    const listening = new AbortController();
    let acted = false;
    for (const name of ["pointerdown", "keydown"])
      addEventListener(name, () => (acted = true), { capture: true, signal: listening.signal });
    const timer = setTimeout(() => {
      listening.abort();
      if (landed.current !== pathname) {
        landed.current = pathname;
        const heading = document.querySelector<HTMLElement>("main h1");
        heading?.setAttribute("tabindex", "-1");
        // The focus stays where the reader writes or has already tapped: moving it would close an open menu.
        if (!acted && !location.hash && !document.querySelector("main :is(input,textarea):focus"))
          heading?.focus({ preventScroll: true });
        showNamedPlace();
      }
      announceReady();
    }, readyMs);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [pathname, idle]);
  // Shown by its style only when the next page takes a moment.
  return idle ? null : <div role="progressbar" aria-label={m.loading()} className="page-progress" />;
}
