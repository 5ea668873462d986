import { useSyncExternalStore } from "react";
import { type ReadingPlace, readPlace, storedPlace } from "./saved-place.ts";

const never = () => () => {};

/** Null in the server's markup and for a first visit. */
export const useSavedPlace = (): ReadingPlace | null =>
  readPlace(useSyncExternalStore(never, storedPlace, () => null));
