import { firstChildOf, samples } from "../../site/pages-under-test.ts";

export type Who = "visitor" | "member" | "premium";

/** One way of looking at a page. */
export interface Cell {
  language: "en-US" | "es";
  screen: "phone" | "desk";
  who: Who;
}

export const cells: Cell[] = (["visitor", "member", "premium"] as const).flatMap((who) =>
  (["en-US", "es"] as const).flatMap((language) =>
    (["phone", "desk"] as const).map((screen) => ({ language, screen, who })),
  ),
);

export const cellName = ({ language, screen, who }: Cell) => `${language}, ${screen}, ${who}`;

/** `npm run test:taps` taps every page in every cell; otherwise each page has one cell and a few taps, others each day. */
export const isWhole = process.env.TAPS === "all";

/** Repeat a run of another day with TAPS_TURN. */
export const turn = Number(process.env.TAPS_TURN ?? Math.floor(Date.now() / 86_400_000));

/** Taps on one page in a run that is not whole. */
export const tapsPerPage = isWhole ? Number.POSITIVE_INFINITY : 4;

const pageIds = [...Object.keys(samples), ...Object.keys(firstChildOf)];

/** Header and footer are tapped on a page of their own, once in each cell. */
export const frameId = "header and footer";

/** Pages that a visitor is led away from. */
const forMembers = new Set(["my-profile", "journal", "operator"]);

export interface Visit {
  id: string;
  cell: Cell;
}

export const visits: Visit[] = [...pageIds, frameId].flatMap((id, n) => {
  const possible = cells.filter(({ who }) => who !== "visitor" || !forMembers.has(id));
  return (isWhole ? possible : [possible[(n + turn) % possible.length]!]).map((cell) => ({ id, cell }));
});
