import { useEffect, useState } from "react";
import type { FollowedItem } from "../../../contracts/member.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
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
  picture: null,
});

/** The newest of those the member follows; undefined until it is known. A failure is logged only. */
export function useLatestFollowed(take: number): readonly Card[] | undefined {
  useMemberList({ kind: "follow" });
  const follows = useMarked("follow")?.toSorted().join(",");
  const [cards, setCards] = useState<readonly Card[]>();
  useEffect(() => {
    if (follows === undefined) return;
    let isHere = true;
    callMember("readLatestFollowed", { query: { take, culture: getLocale() } }).then(
      (items) => isHere && setCards(items.map(cardOf)),
      (error: unknown) => console.warn("What creators published could not be loaded.", error),
    );
    return () => {
      isHere = false;
    };
  }, [follows, take]);
  return follows === "" ? [] : cards;
}
