import { useMemo, useSyncExternalStore } from "react";
import { type Place, parsePlaces, placesKey, storedPlaces } from "./places.ts";

function follow(changed: () => void): () => void {
  const names = [placesKey, "storage"];
  for (const name of names) addEventListener(name, changed);
  return () => {
    for (const name of names) removeEventListener(name, changed);
  };
}

/** None in the server's markup and during hydration. */
export function usePlaces(): readonly Place[] {
  const text = useSyncExternalStore(follow, storedPlaces, () => null);
  return useMemo(() => parsePlaces(text).places, [text]);
}
