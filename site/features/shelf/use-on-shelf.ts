import { useEffect, useState } from "react";
import { fetchShelf } from "./fetch-shelf.ts";
import type { Shelf } from "./load-shelf.server.ts";

/** The plans or guides with these ids, in this order; undefined until they are known. */
export function useOnShelf<Name extends "plans" | "guides">(
  name: Name,
  ids: readonly string[] | undefined,
): readonly Shelf[Name][number][] | undefined {
  const wanted = ids?.toSorted().join(",");
  const [found, setFound] = useState<readonly Shelf[Name][number][]>();
  useEffect(() => {
    let isHere = true;
    if (wanted === "") setFound([]);
    else if (wanted)
      void fetchShelf({ [name]: wanted.split(",") }).then((shelf) => {
        if (isHere && shelf) setFound(shelf[name]);
      });
    return () => {
      isHere = false;
    };
  }, [name, wanted]);
  if (!found || !ids) return undefined;
  return found.filter(({ id }) => ids.includes(id)).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
