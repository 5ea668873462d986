import { BookOpen, Lightbulb, MoonStar, Sunrise, Waves } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";

/** What each step is called, and says when it is done or next. */
export const stepLabels = {
  verse: {
    Icon: Waves,
    title: m.today_step_verse,
    finish: m.today_amen,
    next: m.today_next_verse,
    said: m.today_said_verse,
  },
  prayer: {
    Icon: Sunrise,
    title: m.today_step_prayer,
    finish: m.today_amen,
    next: m.today_next_prayer,
    said: m.today_said_prayer,
  },
  reading: {
    Icon: BookOpen,
    title: m.today_step_reading,
    finish: m.today_read,
    next: m.today_next_reading,
    said: m.today_said_reading,
  },
  question: {
    Icon: Lightbulb,
    title: m.today_step_question,
    finish: m.today_answered,
    next: m.today_next_question,
    said: m.today_said_question,
  },
};

export const eveningLabel = { Icon: MoonStar, title: m.today_step_evening };
