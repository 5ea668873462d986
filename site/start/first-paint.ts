const longestMs = 500;

/** Resolves when the page is on the screen; a browser that never says so is not waited for much longer. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (performance.getEntriesByType("paint").length > 0) return resolve();
    new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
    requestAnimationFrame(() => setTimeout(resolve, longestMs));
  });
