import type { Locale } from "../../contracts/site.ts";
import type { PartnerOffer } from "./offers.ts";

type Words = Omit<PartnerOffer, "id" | "locale">;

/** Shown on a developer's own machine only, while no partner is published. These partners do not exist. */
const samples: Record<string, Record<Locale, Words>> = {
  "sample-family-devotions": {
    "en-US": {
      name: "Sample: devotions for families",
      partner: "Sample partner 1",
      title: "Sample: five minutes at the table",
      description: "A sample offer for development. Nobody sends anything.",
      wording: "Sample partner 1 may send me its weekly devotion by e-mail. I can unsubscribe at any time.",
    },
    es: {
      name: "Sample: devotions for families",
      partner: "Socio de muestra 1",
      title: "Muestra: cinco minutos en la mesa",
      description: "Una oferta de muestra para el desarrollo. Nadie envía nada.",
      wording:
        "El socio de muestra 1 puede enviarme su devocional semanal por correo. Puedo cancelar en cualquier momento.",
    },
  },
  "sample-translation-news": {
    "en-US": {
      name: "Sample: news of Bible translation",
      partner: "Sample partner 2",
      title: "Sample: a language's first Bible",
      description: "A second sample offer for development. Nobody sends anything.",
      wording: "Sample partner 2 may send me its monthly news by e-mail. I can unsubscribe at any time.",
    },
    es: {
      name: "Sample: news of Bible translation",
      partner: "Socio de muestra 2",
      title: "Muestra: la primera Biblia de un idioma",
      description: "Otra oferta de muestra para el desarrollo. Nadie envía nada.",
      wording:
        "El socio de muestra 2 puede enviarme sus noticias mensuales por correo. Puedo cancelar en cualquier momento.",
    },
  },
};

export const sampleOffers = (locale: Locale): PartnerOffer[] =>
  Object.entries(samples).map(([id, words]) => ({ id, ...words[locale], locale }));
