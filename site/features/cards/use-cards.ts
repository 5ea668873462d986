import { useEffect, useState } from "react";
import { fetchCards } from "./fetch-cards.ts";
import type { CardRows } from "./load-card-rows.server.ts";

/** The plans or guides with these ids, in this order; undefined until they are known. */
export function useCards<Name extends "plans" | "guides">(
  name: Name,
  ids: readonly string[] | undefined,
): readonly CardRows[Name][number][] | undefined {
  const wanted = ids?.toSorted().join(",");
  const [found, setFound] = useState<readonly CardRows[Name][number][]>();
  useEffect(() => {
    let isHere = true;
    if (wanted === "") setFound([]);
    else if (wanted)
      void fetchCards({ [name]: wanted.split(",") }).then((rows) => {
        if (isHere && rows) setFound(rows[name]);
      });
    return () => {
      isHere = false;
    };
  }, [name, wanted]);
  if (!found || !ids) return undefined;
  return found.filter(({ id }) => ids.includes(id)).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
