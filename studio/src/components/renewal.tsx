/** Around every page: it comes with the build that it was made by. */
import type { ReactNode } from "react";
import { build } from "../build.ts";
import { RenewedNote } from "./renewed-note.tsx";

export const Renewal = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <RenewedNote build={build} />
  </>
);
