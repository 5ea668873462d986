import type { Locale } from "../../contracts/site.ts";
import type { CourseKind } from "./course-ahead.ts";

export interface ReminderWords {
  subject: string;
  greeting: string;
  greetingWithoutName: string;
  opening: string;
  button: string;
  closing?: string;
  /** Why the reader gets it. */
  reason: string;
  stopLink: string;
  settingsLink: string;
}

const english = {
  subject: "{course}: lesson {number} is ready when you are",
  greeting: "Hello {name},",
  greetingWithoutName: "Hello,",
  opening: "This is the time you set aside for “{course}”. Next is lesson {number}, “{title}”.",
  button: "Open lesson {number}",
  closing: "Nothing is late. If today does not fit, the lesson simply waits.",
  stopLink: "Turn off these reminders",
  settingsLink: "Choose other days",
};

const spanish: typeof english = {
  subject: "{course}: la lección {number} te espera, sin prisa",
  greeting: "Hola, {name}:",
  greetingWithoutName: "Hola:",
  opening: "Este es el momento que apartaste para «{course}». Sigue la lección {number}, «{title}».",
  button: "Abrir la lección {number}",
  closing: "No vas con retraso. Si hoy no puedes, la lección simplemente espera.",
  stopLink: "Desactivar estos recordatorios",
  settingsLink: "Elegir otros días",
};

/** What is sent where the content has no words of its own. */
export const reminderWords: Record<Locale, Record<CourseKind, ReminderWords>> = {
  "en-US": {
    plan: { ...english, reason: "You asked {site} for reminders for this plan." },
    guide: {
      ...english,
      reason:
        "You asked {site} for reminders for this study guide. They are part of your Premium membership.",
    },
  },
  es: {
    plan: { ...spanish, reason: "Pediste a {site} recordatorios de este plan." },
    guide: {
      ...spanish,
      reason: "Pediste a {site} recordatorios de esta guía de estudio. Son parte de tu membresía Premium.",
    },
  },
};
