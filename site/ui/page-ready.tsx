import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/** A page transition settles this long after the navigation is done. */
export const readyMs = 100;
export const pageReadyEvent = "page:ready";

/**
 * After a navigation, once the page has settled: the new page's heading takes focus, so that a screen reader starts
 * there, and listeners (measurement, ads) learn that the page is finished.
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
