import { useEffect, useState } from "react";

/** Payloads of likely next pages are fetched this long after the page is there. */
export const preloadDelayMs = 1000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** No preloading with Save-Data or a very slow network. */
export function isVerySlow(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? "");
}

export function useMayPreload(): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (isVerySlow(connection)) return;
    const timer = setTimeout(() => setMay(true), preloadDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return may;
}
