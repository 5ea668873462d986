import type { Locale } from "../../contracts/site.ts";

interface DataLabels {
  title(site: string): string;
  lead(site: string): string;
  made: string;
  nothing: string;
  yes: string;
  no: string;
}

export const dataLabels: Record<Locale, DataLabels> = {
  "en-US": {
    title: (site) => `What ${site} keeps about you`,
    lead: (site) =>
      `Everything ${site} itself holds about you, on one page. The files beside it say the same in JSON, for programs. Times are in UTC.`,
    made: "Made on",
    nothing: "Nothing is kept here.",
    yes: "yes",
    no: "no",
  },
  es: {
    title: (site) => `Lo que ${site} guarda sobre ti`,
    lead: (site) =>
      `Todo lo que el propio ${site} guarda sobre ti, en una página. Los archivos que la acompañan dicen lo mismo en JSON, para programas. Las horas están en UTC.`,
    made: "Fecha",
    nothing: "Aquí no se guarda nada.",
    yes: "sí",
    no: "no",
  },
};

/** Labels for services and their data. Anything not listed is shown by its name in the file. */
const spanish: Record<string, string> = {
  accepted: "aceptado",
  account: "cuenta",
  activity: "actividad",
  "age range": "rango de edad",
  amount: "importe",
  analytics: "mediciones",
  answer: "respuesta",
  "answered at": "respondido el",
  answers: "respuestas",
  browser: "navegador",
  calendars: "calendarios",
  checkout: "compras",
  "claimed at": "reclamado el",
  "completed at": "completado el",
  consents: "consentimientos",
  contact: "contacto",
  "created at": "creado el",
  "course id": "plan o guía",
  currency: "moneda",
  current: "actual",
  customer: "cliente",
  date: "fecha",
  day: "día",
  days: "días",
  devices: "dispositivos",
  email: "correo",
  "email verified at": "correo confirmado el",
  "erase after": "se borra después del",
  events: "eventos",
  favorites: "favoritos",
  "first name": "nombre",
  "former addresses": "correos anteriores",
  gender: "género",
  "granted at": "otorgado el",
  growth: "crecimiento",
  "growth plans": "planes de crecimiento",
  id: "identificador",
  identifiers: "identificadores",
  impressions: "impresiones",
  "is giving member": "miembro donante",
  jobs: "tareas",
  journal: "diario",
  kind: "tipo",
  language: "idioma",
  "last name": "apellido",
  "last used at": "último uso",
  leads: "contactos de correo",
  "legacy id": "identificador anterior",
  "legacy users": "usuarios del sistema anterior",
  lessons: "lecciones",
  locale: "idioma",
  mailing: "envíos de correo",
  marks: "marcas",
  measurement: "mediciones",
  member: "miembro",
  message: "mensaje",
  messages: "mensajes",
  name: "nombre",
  notes: "notas",
  notifications: "avisos",
  orders: "pedidos",
  parameters: "parámetros",
  passkeys: "llaves de acceso",
  secondFactor: "verificación en dos pasos",
  since: "desde",
  recoveryCodesLeft: "códigos de recuperación que quedan",
  points: "puntos",
  prayers: "oraciones",
  product: "producto",
  profiles: "perfiles",
  progress: "progreso",
  purchases: "compras",
  question: "pregunta",
  "relationship status": "estado civil",
  remind: "recordar por correo",
  rhythms: "ritmos",
  role: "rol",
  roles: "roles",
  "signed in at": "sesión iniciada el",
  "started at": "comenzado el",
  state: "estado",
  status: "estado",
  streak: "racha",
  streaks: "rachas",
  "study guides": "guías de estudio",
  subject: "asunto",
  subscription: "suscripción",
  subscriptions: "suscripciones",
  synced: "sincronizado",
  system: "sistema",
  text: "texto",
  time: "hora",
  "time zone": "zona horaria",
  title: "título",
  topic: "tema",
  topics: "temas",
  trivia: "trivia",
  "trivia responses": "respuestas de trivia",
  type: "tipo",
  until: "hasta el",
  "updated at": "actualizado el",
  value: "valor",
  verses: "versículos",
};

/** "createdAt" → "Created at", or "Creado el". */
export function nameLabel(name: string, locale: Locale): string {
  const plain = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_]+/g, " ")
    .toLowerCase()
    .trim();
  const word = locale === "es" ? (spanish[plain] ?? plain) : plain;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
