import { useEffect } from "react";
import { type OwnRow, rememberRow } from "./remember-row.ts";

/** Remembers how large the row is once that is known. */
export function useRememberedRow(row: OwnRow, cards: number | undefined): void {
  useEffect(() => {
    if (cards !== undefined) rememberRow(row, cards);
  }, [row, cards]);
}
