import { useMemo } from "react";
import { type Loaded, useLoaded } from "../../ui/use-loaded.ts";
import { fetchCards } from "./fetch-cards.ts";
import type { CardRows } from "./load-card-rows.server.ts";

/** The plans or guides with these ids, in this order; no value until they are known. */
export function useCards<Name extends "plans" | "guides">(
  name: Name,
  ids: readonly string[] | undefined,
): Loaded<readonly CardRows[Name][number][]> {
  const wanted = ids?.toSorted().join(",");
  const load = useMemo(
    () =>
      wanted === undefined
        ? undefined
        : async (): Promise<readonly CardRows[Name][number][] | undefined> =>
            wanted === "" ? [] : (await fetchCards({ [name]: wanted.split(",") }))?.[name],
    [name, wanted],
  );
  const { value: found, failed, reload } = useLoaded(load);
  const value =
    ids &&
    found?.filter(({ id }) => ids.includes(id)).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { value, failed, reload };
}
