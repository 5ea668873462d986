import type { Locale } from "../../contracts/site.ts";

interface Lesson {
  plan: string;
  number: number;
  title: string;
}

interface Words {
  calendar(site: string): string;
  event(lesson: Lesson): string;
  eventDetail: string;
  subjectOf(lesson: Lesson): string;
  stop: { question: string; button: string; done: string; unknown: string };
  letter(given: Lesson & { name: string; lessonUrl: string; stopUrl: string; site: string }): string;
}

/** What calendars and mails say. They are read outside the site, so the words are kept here. */
export const words: Record<Locale, Words> = {
  "en-US": {
    calendar: (site) => `${site}: my growth plans`,
    event: ({ plan, number, title }) => `${plan}, lesson ${number}: ${title}`,
    eventDetail:
      "A quiet time for your plan. If today does not fit, the lesson simply waits for the next one.",
    subjectOf: ({ plan, number }) => `${plan}: lesson ${number} is ready when you are`,
    stop: {
      question: "Turn off the reminders for this plan? Your rhythm and your progress stay.",
      button: "Turn off reminders",
      done: "The reminders are off. You can turn them on again on the plan's page.",
      unknown: "These reminders are off already, or their times have changed since.",
    },
    letter: ({ name, plan, number, title, lessonUrl, stopUrl, site }) =>
      `${name ? `Hello ${name},` : "Hello,"}

this is the time you set aside for “${plan}”. Next is lesson ${number}, “${title}”:
${lessonUrl}

Nothing is late. If today does not fit, the lesson simply waits.

You asked ${site} for this reminder. To turn it off:
${stopUrl}
`,
  },
  es: {
    calendar: (site) => `${site}: mis planes de crecimiento`,
    event: ({ plan, number, title }) => `${plan}, lección ${number}: ${title}`,
    eventDetail:
      "Un momento tranquilo para tu plan. Si hoy no puedes, la lección simplemente espera a la próxima vez.",
    subjectOf: ({ plan, number }) => `${plan}: la lección ${number} te espera, sin prisa`,
    stop: {
      question: "¿Quieres desactivar los recordatorios de este plan? Tu ritmo y tu progreso se conservan.",
      button: "Desactivar recordatorios",
      done: "Los recordatorios están desactivados. Puedes volver a activarlos en la página del plan.",
      unknown: "Estos recordatorios ya están desactivados, o su horario ha cambiado desde entonces.",
    },
    letter: ({ name, plan, number, title, lessonUrl, stopUrl, site }) =>
      `${name ? `Hola, ${name}:` : "Hola:"}

Este es el momento que apartaste para «${plan}». Sigue la lección ${number}, «${title}»:
${lessonUrl}

No vas con retraso. Si hoy no puedes, la lección simplemente espera.

Pediste a ${site} este recordatorio. Para desactivarlo:
${stopUrl}
`,
  },
};
