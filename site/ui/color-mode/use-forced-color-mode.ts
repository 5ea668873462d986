import { useEffect } from "react";
import { useMatches } from "react-router";
import { pages } from "../../routes.ts";
import { applyMode, type ColorMode } from "./color-mode.ts";

/** The mode that the shown page insists on, if any. */
export function useForcedColorMode(): ColorMode | undefined {
  const id = useMatches().at(-1)?.id.split(":")[1];
  const forced = pages.find((page) => page.id === id)?.colorMode;
  useEffect(() => applyMode(forced), [forced]);
  return forced;
}
