import { useEffect, useState } from "react";
import { type Connection, isVerySlow } from "./slow-network.ts";

/** Payloads of likely next pages are fetched this long after the page is there. */
export const preloadDelayMs = 1000;

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
