/** Delay after a navigation until the page counts as ready. */
export const readyMs = 100;
/** Measurement, ads and others wait for it. */
export const pageReadyEvent = "page:ready";

export const announceReady = (): boolean =>
  dispatchEvent(new CustomEvent(pageReadyEvent, { detail: { path: location.pathname } }));
