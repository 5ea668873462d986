/** The words of the calendar's page. */
import type { Locale } from "../languages.ts";
import type { Series, Shown } from "./month.ts";
import type { CalendarItem } from "./read.ts";

const en = {
  calendar: "Calendar",
  signIn: "Sign in to see the calendar.",
  previous: "Previous month",
  next: "Next month",
  today: "Today",
  loading: "Loading…",
  failed: "The calendar could not be loaded.",
  again: "Try again",
  gap: "Nothing yet",
  hidden: "Not shown: another is on this day",
  draft: "Draft",
  changed: "Has unpublished changes",
  comes: "On the site from this day",
  publish: "Will be published",
  withdraw: "Will be taken off the site",
  repeat: "Repeats",
  samePassage: (date: string, heading: string) => `The same passage as on ${date}: ${heading}`,
  sameItem: (date: string) => `Already shown on ${date}`,
  close: "Close",
  edit: "Edit",
  move: "Move to…",
  moveTo: "New day",
  moveNow: "Move",
  cancel: "Cancel",
  everyYear: "It comes every year, and is moved in every year.",
  moved: (heading: string, date: string) => `${heading} is now on ${date}.`,
  undo: "Undo",
  only: (language: Locale) => `only in ${language === "es" ? "Spanish" : "English"}`,
  create: (series: string) => `New for this day: ${series}`,
  hint: "Arrow keys move between days, Enter opens a day. Drag an item with a day of its own to another day.",
};
type Said = typeof en;

const es: Said = {
  calendar: "Calendario",
  signIn: "Inicia sesión para ver el calendario.",
  previous: "Mes anterior",
  next: "Mes siguiente",
  today: "Hoy",
  loading: "Cargando…",
  failed: "No se pudo cargar el calendario.",
  again: "Intentar de nuevo",
  gap: "Aún nada",
  hidden: "No se muestra: hay otro en este día",
  draft: "Borrador",
  changed: "Tiene cambios sin publicar",
  comes: "En el sitio desde este día",
  publish: "Se publicará",
  withdraw: "Se retirará del sitio",
  repeat: "Se repite",
  samePassage: (date, heading) => `El mismo pasaje que el ${date}: ${heading}`,
  sameItem: (date) => `Ya se mostró el ${date}`,
  close: "Cerrar",
  edit: "Editar",
  move: "Mover a…",
  moveTo: "Nuevo día",
  moveNow: "Mover",
  cancel: "Cancelar",
  everyYear: "Vuelve cada año, y se mueve en todos los años.",
  moved: (heading, date) => `${heading} está ahora en el ${date}.`,
  undo: "Deshacer",
  only: (language) => `solo en ${language === "es" ? "español" : "inglés"}`,
  create: (series) => `Nuevo para este día: ${series}`,
  hint: "Las flechas pasan de un día a otro y Entrar abre un día. Arrastra a otro día lo que tiene un día propio.",
};

export const calendarWords: Record<Locale, Said> = { "en-US": en, es };
export type CalendarWords = Said;

export const seriesWords: Record<Series, Record<Locale, string>> = {
  verse: { "en-US": "verse", es: "versículo" },
  evening: { "en-US": "evening verse", es: "versículo de la noche" },
  prayer: { "en-US": "prayer", es: "oración" },
  trivia: { "en-US": "quiz", es: "trivia" },
  reading: { "en-US": "reading", es: "lectura" },
};

export const reasonWords: Record<Shown["by"], Record<Locale, string>> = {
  date: { "en-US": "on this day only", es: "solo este día" },
  rule: { "en-US": "by rule", es: "por regla" },
  cycle: { "en-US": "every year", es: "todos los años" },
  turn: { "en-US": "in turn", es: "por turno" },
};

/** What an item is called, in the language of whoever reads. */
export const headingIn = ({ titles, heading }: CalendarItem, locale: Locale): string =>
  titles[locale] ?? heading;
