import type { PopupSettings } from "../contracts/popups.ts";
import type { Config } from "./config.ts";

/** Sent with every page, so only what the operator has tightened. */
export function popupSettings(config: Config): { popups?: PopupSettings } {
  const popups: PopupSettings = {
    ...(config.POPUPS_PER_VISIT === undefined ? {} : { perVisit: config.POPUPS_PER_VISIT }),
    ...(config.POPUPS_QUIET_PATHS ? { quiet: config.POPUPS_QUIET_PATHS } : {}),
    ...(config.POPUPS_ON_LANDING_PAGE ? {} : { notOnLanding: true }),
  };
  return Object.keys(popups).length > 0 ? { popups } : {};
}
