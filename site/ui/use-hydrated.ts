import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's markup and during hydration, true after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
