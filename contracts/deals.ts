/** When a limited-time price is sold: the same rule for what is shown and for what is charged. */
import { dayOf } from "./day-of.ts";

/** Of an offer and a term, as the content has them. Days are those of the daily pages. */
interface Deal {
  limitedTimeDeal: boolean | null;
  /** Its last day, as 2027-01-06. Without one there is no limit, and so no deal. */
  dealEnds: string | null;
}

export const isDealRunning = ({ limitedTimeDeal, dealEnds }: Deal, now: Date): boolean =>
  limitedTimeDeal === true && dealEnds !== null && dayOf(now) <= dealEnds.slice(0, 10);

/** `display` is the lower price of a deal where there is a `regular` one; it is no price any more when the deal is over. */
export const priceToday = (display: number, regular: number | undefined, isRunning: boolean): number =>
  regular === undefined || (isRunning && display < regular) ? display : regular;
