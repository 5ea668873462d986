import type { PopupName } from "../../../contracts/popups.ts";
import type { PopupRule } from "./trackers.ts";

export const sitewidePremium: PopupRule = {
  name: "sitewide-premium" satisfies PopupName,
  numPageViewsTrigger: 3,
  numDaysCooldown: 7,
  numDaysInitialDelay: 1,
  isPremium: true,
  sitewide: true,
};

export const signUpReminder: PopupRule = {
  name: "sign-up-reminder" satisfies PopupName,
  numPageViewsTrigger: 1,
  numDaysCooldown: 7,
  numDaysInitialDelay: 1,
  isPremium: false,
  sitewide: true,
};
