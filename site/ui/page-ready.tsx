import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/** Delay after a navigation until the page counts as ready. */
export const readyMs = 100;
export const pageReadyEvent = "page:ready";

/**
 * Once the page is ready after a navigation: focuses the new page's heading, so that screen readers start
 * there, and notifies listeners (measurement, ads).
 */
export function PageReady() {
  const { pathname } = useLocation();
  const idle = useNavigation().state === "idle";
  const landed = useRef(pathname);
  useEffect(() => {
    if (!idle) return;
    const timer = setTimeout(() => {
      if (landed.current !== pathname) {
        landed.current = pathname;
        const heading = document.querySelector<HTMLElement>("main h1");
        heading?.setAttribute("tabindex", "-1");
        // Whoever writes already is not taken away from it.
        if (!location.hash && !document.querySelector("main :is(input,textarea):focus"))
          heading?.focus({ preventScroll: true });
      }
      window.dispatchEvent(new CustomEvent(pageReadyEvent, { detail: { path: pathname } }));
    }, readyMs);
    return () => clearTimeout(timer);
  }, [pathname, idle]);
  return null;
}
