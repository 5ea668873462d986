import type { Locale } from "../../contracts/site.ts";

export const feedNames = [
  "all",
  "articles",
  "devotionals",
  "channels",
  "growth-plans",
  "study-guides",
  "verses",
  "prayers",
  "trivia",
] as const;
export type FeedName = (typeof feedNames)[number];

interface FeedLabels {
  titles: Record<FeedName, string>;
  about: Record<FeedName, string>;
  readOn: string;
  members: string;
}

/** Feed titles and descriptions. Feeds are read outside the site, so the text lives with the server. */
export const feedLabels: Record<Locale, FeedLabels> = {
  "en-US": {
    titles: {
      all: "New to read",
      articles: "Articles",
      devotionals: "Devotionals",
      channels: "Channels",
      "growth-plans": "Growth plans",
      "study-guides": "Study guides",
      verses: "Verse of the day",
      prayers: "Prayer of the day",
      trivia: "Bible trivia",
    },
    about: {
      all: "New articles, devotionals and channel posts.",
      articles: "New articles for everyday faith.",
      devotionals: "New days of our devotional series.",
      channels: "New posts from our channels.",
      "growth-plans": "New growth plans.",
      "study-guides": "New study guides to books of the Bible.",
      verses: "A verse and a thought for every day.",
      prayers: "A prayer for every day.",
      trivia: "A few questions about the Bible for every day.",
    },
    readOn: "Read on the site",
    members: "The rest is for members.",
  },
  es: {
    titles: {
      all: "Nuevo para leer",
      articles: "Artículos",
      devotionals: "Devocionales",
      channels: "Canales",
      "growth-plans": "Planes de crecimiento",
      "study-guides": "Guías de estudio",
      verses: "Versículo del día",
      prayers: "Oración del día",
      trivia: "Trivia bíblica",
    },
    about: {
      all: "Artículos, devocionales y entradas de canales recién publicados.",
      articles: "Artículos nuevos para la fe de cada día.",
      devotionals: "Días nuevos de nuestras series devocionales.",
      channels: "Entradas nuevas de nuestros canales.",
      "growth-plans": "Planes de crecimiento nuevos.",
      "study-guides": "Guías de estudio nuevas sobre libros de la Biblia.",
      verses: "Un versículo y un pensamiento para cada día.",
      prayers: "Una oración para cada día.",
      trivia: "Unas preguntas sobre la Biblia para cada día.",
    },
    readOn: "Leer en el sitio",
    members: "El resto es para miembros.",
  },
};
