import { type ReactNode, Suspense, useEffect } from "react";
import { lazyPart } from "../../ui/lazy-part.ts";
import { rememberRow } from "../cards/remember-row.ts";
import type { TopicRowProps } from "./topic-row.tsx";
import { topicsKey } from "./topics-state.ts";
import { openTopics, useTopics } from "./topics-store.ts";

const TopicRow = lazyPart(() => import("./topic-row.tsx"));

/** A row of the page's own; for a reader who chose topics, of those. The style sheet leaves room for one or the other. */
export function ShapedByTopics({ children, ...row }: TopicRowProps & { children: ReactNode }) {
  const hasChosen = useTopics((state) => state.topics.length > 0);
  useEffect(() => {
    openTopics();
    return useTopics.subscribe(({ topics }) => {
      if (topics.length === 0) rememberRow(row.name, 0);
    });
  }, [row.name]);
  return (
    <>
      <div className={`unshaped-${row.name}`}>{children}</div>
      <div className={`personal-row personal-row-${row.name}`} data-hydrate-if={topicsKey}>
        <Suspense>{hasChosen && <TopicRow {...row} />}</Suspense>
      </div>
    </>
  );
}
