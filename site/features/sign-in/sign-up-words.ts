import { m } from "../../i18n/paraglide/messages.js";
import type { PopupWords } from "../popups/popup-words.ts";

/** Of a library that has none; content/popups holds the same, for editors to change. */
export const signUpWords = {
  "sign-up-reminder": (): PopupWords => ({
    title: m.dialog_free_account(),
    lead: m.dialog_free_account_lead(),
    points: [
      m.dialog_free_customize(),
      m.dialog_free_points(),
      m.dialog_free_favorites(),
      m.dialog_free_creators(),
      m.dialog_free_streaks(),
    ],
    button: m.dialog_create_your_account(),
    dismiss: m.dialog_sign_in_to_account(),
  }),
  "study-guide-sign-up": (): PopupWords => ({
    title: m.dialog_create_your_account(),
    lead: m.dialog_study_guide_lead(),
    points: [m.dialog_verse_of_the_day(), m.dialog_growth_plans(), m.dialog_daily_devotionals()],
    button: m.dialog_create_your_account(),
    question: m.dialog_already_member(),
    dismiss: m.dialog_sign_in_sentence(),
  }),
};
