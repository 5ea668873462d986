import { useEffect } from "react";
import { usePage } from "../use-page.ts";
import { applyMode, type ColorMode } from "./color-mode.ts";

/** The mode that the shown page insists on, if any. */
export function useForcedColorMode(): ColorMode | undefined {
  const forced = usePage()?.colorMode;
  useEffect(() => applyMode(forced), [forced]);
  return forced;
}
