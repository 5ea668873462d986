import type { CoregOffer } from "../../contracts/lead-fields.ts";
import type { Locale } from "../../contracts/site.ts";

type Words = Pick<CoregOffer, "title" | "description" | "wording">;

interface Offer {
  id: string;
  name: string;
  /** Who will write; undefined is the site itself. */
  partner?: Record<Locale, string>;
  words: Record<Locale, Words>;
}

/** What is offered after someone has given an address: letters of our own and of the ministries we work with. */
const offers: Offer[] = [
  {
    id: "weekly-prayer-letter",
    name: "Weekly prayer letter",
    words: {
      "en-US": {
        title: "Pray with us each week",
        description: "A short letter on Saturday: one prayer, one psalm, one thing to be thankful for.",
        wording: "Send me the weekly prayer letter. I can unsubscribe at any time.",
      },
      es: {
        title: "Ora con nosotros cada semana",
        description: "Una carta breve cada sábado: una oración, un salmo y un motivo para dar gracias.",
        wording: "Envíenme la carta semanal de oración. Puedo cancelar en cualquier momento.",
      },
    },
  },
  {
    id: "clean-water-news",
    name: "News of the clean-water work",
    partner: { "en-US": "Clean-water partner", es: "Aliado de agua limpia" },
    words: {
      "en-US": {
        title: "See the wells that subscriptions build",
        description: "Four letters a year from the charity that part of each subscription goes to.",
        wording:
          "The clean-water partner may send me news of its work by e-mail. I can unsubscribe at any time.",
      },
      es: {
        title: "Conoce los pozos que construyen las suscripciones",
        description: "Cuatro cartas al año de la obra a la que va parte de cada suscripción.",
        wording:
          "El aliado de agua limpia puede enviarme noticias de su labor por correo. Puedo cancelar en cualquier momento.",
      },
    },
  },
  {
    id: "family-devotions",
    name: "Devotions for families",
    partner: { "en-US": "Family ministry partner", es: "Aliado para la familia" },
    words: {
      "en-US": {
        title: "Five minutes at the table",
        description: "A devotion each Monday to read with children, with a question for everyone.",
        wording:
          "The family ministry partner may send me its weekly devotion by e-mail. I can unsubscribe at any time.",
      },
      es: {
        title: "Cinco minutos en la mesa",
        description: "Un devocional cada lunes para leer con los niños, con una pregunta para todos.",
        wording:
          "El aliado para la familia puede enviarme su devocional semanal por correo. Puedo cancelar en cualquier momento.",
      },
    },
  },
  {
    id: "scripture-access",
    name: "Scripture in every language",
    partner: { "en-US": "Bible translation partner", es: "Aliado de traducción bíblica" },
    words: {
      "en-US": {
        title: "Hear of a language's first Bible",
        description: "A letter each month from translators at work, and how to pray for them.",
        wording:
          "The Bible translation partner may send me its monthly letter by e-mail. I can unsubscribe at any time.",
      },
      es: {
        title: "Conoce la primera Biblia de un idioma",
        description: "Una carta al mes de traductores en su labor, y cómo orar por ellos.",
        wording:
          "El aliado de traducción bíblica puede enviarme su carta mensual por correo. Puedo cancelar en cualquier momento.",
      },
    },
  },
];

/** An offer in one language; undefined when the id is not one of ours. */
export function offerIn(id: string, locale: Locale, siteName: string): CoregOffer | undefined {
  const offer = offers.find((one) => one.id === id);
  if (!offer) return undefined;
  const { name, partner, words } = offer;
  return { id, name, partner: partner?.[locale] ?? siteName, ...words[locale], locale };
}

export const offersIn = (locale: Locale, siteName: string): CoregOffer[] =>
  offers.map(({ id }) => offerIn(id, locale, siteName)!);
