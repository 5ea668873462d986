import { useMemo } from "react";
import type { FollowedItem } from "../../../contracts/member.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { type Loaded, useLoaded } from "../../ui/use-loaded.ts";
import type { Card } from "../catalog/load-cards.server.ts";
import { callMember } from "../member-data/call-member.ts";
import { useMemberList } from "../member-data/use-mark.ts";
import { useMarked } from "../member-data/use-marked.ts";

/** As a card, with the creator's name in place of the topic. */
const cardOf = ({ id, contentType, path, title, summary, access, by }: FollowedItem): Card => ({
  id,
  type: contentType,
  path,
  title,
  summary,
  access,
  topic: by.name,
  minutes: null,
  children: null,
  firstFree: false,
  picture: null,
});

/** The newest of those the member follows; no value until it is known. */
export function useLatestFollowed(take: number): Loaded<readonly Card[]> {
  useMemberList({ kind: "follow" });
  const follows = useMarked("follow")?.toSorted().join(",");
  const load = useMemo(
    () =>
      follows === undefined
        ? undefined
        : async () => {
            if (follows === "") return [];
            const items = await callMember("readLatestFollowed", { query: { take, culture: getLocale() } });
            return items.map(cardOf);
          },
    [follows, take],
  );
  return useLoaded(load);
}
