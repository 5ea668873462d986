import type { Locale } from "../../contracts/site.ts";

interface DataWords {
  title(site: string): string;
  lead(site: string): string;
  made: string;
  nothing: string;
  yes: string;
  no: string;
}

export const dataWords: Record<Locale, DataWords> = {
  "en-US": {
    title: (site) => `What ${site} keeps about you`,
    lead: (site) =>
      `Everything ${site} holds about you, on one page. The files beside it say the same in JSON, for programs. Times are in UTC.`,
    made: "Made on",
    nothing: "Nothing is kept here.",
    yes: "yes",
    no: "no",
  },
  es: {
    title: (site) => `Lo que ${site} guarda sobre ti`,
    lead: (site) =>
      `Todo lo que ${site} tiene sobre ti, en una página. Los archivos que la acompañan dicen lo mismo en JSON, para programas. Las horas están en UTC.`,
    made: "Fecha",
    nothing: "Aquí no se guarda nada.",
    yes: "sí",
    no: "no",
  },
};

/** Names of services and of what they keep. What is not listed is shown as it is called in the file. */
const spanish: Record<string, string> = {
  account: "cuenta",
  accepted: "aceptado",
  amount: "importe",
  analytics: "mediciones",
  answer: "respuesta",
  answers: "respuestas",
  "age range": "rango de edad",
  "answered at": "respondido el",
  browser: "navegador",
  "claimed at": "reclamado el",
  checkout: "compras",
  "completed at": "completado el",
  contact: "contacto",
  "created at": "creado el",
  currency: "moneda",
  current: "actual",
  customer: "cliente",
  date: "fecha",
  day: "día",
  devices: "dispositivos",
  email: "correo",
  "email verified at": "correo confirmado el",
  "erase after": "se borra después del",
  events: "eventos",
  favorites: "favoritos",
  "first name": "nombre",
  gender: "género",
  "granted at": "otorgado el",
  "growth plans": "planes de crecimiento",
  id: "identificador",
  impressions: "impresiones",
  "is giving member": "miembro donante",
  journal: "diario",
  kind: "tipo",
  language: "idioma",
  "last name": "apellido",
  "last used at": "último uso",
  "legacy id": "identificador anterior",
  "legacy users": "usuarios del sistema anterior",
  leads: "contactos de correo",
  lessons: "lecciones",
  locale: "idioma",
  mailing: "envíos de correo",
  member: "miembro",
  message: "mensaje",
  messages: "mensajes",
  name: "nombre",
  notes: "notas",
  orders: "pedidos",
  parameters: "parámetros",
  passkeys: "llaves de acceso",
  points: "puntos",
  prayers: "oraciones",
  product: "producto",
  progress: "progreso",
  question: "pregunta",
  "relationship status": "estado civil",
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
  subscriptions: "suscripciones",
  subscription: "suscripción",
  synced: "sincronizado",
  system: "sistema",
  text: "texto",
  title: "título",
  topic: "tema",
  topics: "temas",
  trivia: "trivia",
  type: "tipo",
  "updated at": "actualizado el",
  value: "valor",
  verses: "versículos",
};

/** "createdAt" → "Created at", or "Creado el". */
export function nameInWords(name: string, locale: Locale): string {
  const plain = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_]+/g, " ")
    .toLowerCase()
    .trim();
  const word = locale === "es" ? (spanish[plain] ?? plain) : plain;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
