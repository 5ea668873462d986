import { lazyPart } from "../../ui/lazy-part.ts";
import { ServerLinks } from "../../ui/server-links.tsx";
import type { DayEndProps } from "./day-end.tsx";

const DayEnd = lazyPart(() => import("./day-end.tsx"));

/** The end of a page of the day. */
export const DayPlace = (props: DayEndProps) => (
  <ServerLinks key={props.path}>
    <DayEnd {...props} />
  </ServerLinks>
);
