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
}

const stopInEnglish = {
  button: "Turn off reminders",
  unknown: "These reminders are off already, or their times have changed since.",
};
const stopInSpanish = {
  button: "Desactivar recordatorios",
  unknown: "Estos recordatorios ya están desactivados, o su horario ha cambiado desde entonces.",
};

/** Texts of calendars and of the pages behind links in mails. They are read outside the site, so they live here. */
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
  },
};
