import type { Locale } from "../../contracts/site.ts";
import type { CourseKind } from "./course-ahead.ts";

interface Lesson {
  course: string;
  number: number;
  title: string;
}

export interface StopLabels {
  question: string;
  button: string;
  done: string;
  unknown: string;
}

interface Labels {
  calendar(site: string): string;
  event(lesson: Lesson): string;
  eventDetail: Record<CourseKind, string>;
  stop: Record<CourseKind, StopLabels>;
  mail: {
    subject(lesson: Lesson): string;
    hello(name: string): string;
    next(lesson: Lesson): string;
    open(number: number): string;
    reassurance: string;
    why: Record<CourseKind, (site: string) => string>;
    stop: string;
    change: string;
  };
}

const stopInEnglish = {
  button: "Turn off reminders",
  unknown: "These reminders are off already, or their times have changed since.",
};
const stopInSpanish = {
  button: "Desactivar recordatorios",
  unknown: "Estos recordatorios ya están desactivados, o su horario ha cambiado desde entonces.",
};

/** Texts of calendars and mails. They are read outside the site, so they live here. */
export const labels: Record<Locale, Labels> = {
  "en-US": {
    calendar: (site) => `${site}: my plans and study guides`,
    event: ({ course, number, title }) => `${course}, lesson ${number}: ${title}`,
    eventDetail: {
      plan: "A quiet time for your plan. If today does not fit, the lesson simply waits for the next one.",
      guide:
        "A quiet time for your study guide. If today does not fit, the lesson simply waits for the next one.",
    },
    stop: {
      plan: {
        ...stopInEnglish,
        question: "Turn off the reminders for this plan? Your schedule and your progress stay.",
        done: "The reminders are off. You can turn them on again on the plan's page.",
      },
      guide: {
        ...stopInEnglish,
        question: "Turn off the reminders for this study guide? Your schedule and your progress stay.",
        done: "The reminders are off. You can turn them on again on the study guide's page.",
      },
    },
    mail: {
      subject: ({ course, number }) => `${course}: lesson ${number} is ready when you are`,
      hello: (name) => (name ? `Hello ${name},` : "Hello,"),
      next: ({ course, number, title }) =>
        `This is the time you set aside for “${course}”. Next is lesson ${number}, “${title}”.`,
      open: (number) => `Open lesson ${number}`,
      reassurance: "Nothing is late. If today does not fit, the lesson simply waits.",
      why: {
        plan: (site) => `You asked ${site} for reminders for this plan.`,
        guide: (site) =>
          `You asked ${site} for reminders for this study guide. They are part of your Premium membership.`,
      },
      stop: "Turn off these reminders",
      change: "Choose other days",
    },
  },
  es: {
    calendar: (site) => `${site}: mis planes y guías de estudio`,
    event: ({ course, number, title }) => `${course}, lección ${number}: ${title}`,
    eventDetail: {
      plan: "Un momento tranquilo para tu plan. Si hoy no puedes, la lección simplemente espera a la próxima vez.",
      guide:
        "Un momento tranquilo para tu guía de estudio. Si hoy no puedes, la lección simplemente espera a la próxima vez.",
    },
    stop: {
      plan: {
        ...stopInSpanish,
        question:
          "¿Quieres desactivar los recordatorios de este plan? Tu horario y tu progreso se conservan.",
        done: "Los recordatorios están desactivados. Puedes volver a activarlos en la página del plan.",
      },
      guide: {
        ...stopInSpanish,
        question:
          "¿Quieres desactivar los recordatorios de esta guía de estudio? Tu horario y tu progreso se conservan.",
        done: "Los recordatorios están desactivados. Puedes volver a activarlos en la página de la guía.",
      },
    },
    mail: {
      subject: ({ course, number }) => `${course}: la lección ${number} te espera, sin prisa`,
      hello: (name) => (name ? `Hola, ${name}:` : "Hola:"),
      next: ({ course, number, title }) =>
        `Este es el momento que apartaste para «${course}». Sigue la lección ${number}, «${title}».`,
      open: (number) => `Abrir la lección ${number}`,
      reassurance: "No vas con retraso. Si hoy no puedes, la lección simplemente espera.",
      why: {
        plan: (site) => `Pediste a ${site} recordatorios de este plan.`,
        guide: (site) =>
          `Pediste a ${site} recordatorios de esta guía de estudio. Son parte de tu membresía Premium.`,
      },
      stop: "Desactivar estos recordatorios",
      change: "Elegir otros días",
    },
  },
};
