import type { ContentType } from "../../../contracts/content.ts";
import type { Locale } from "../../../contracts/site.ts";

/** The label above the title, by content type. Types without a page have no card. */
export const kickers: Record<Locale, Partial<Record<ContentType, string>>> = {
  "en-US": {
    verse: "Verse of the day",
    prayer: "Prayer of the day",
    trivia: "Bible trivia",
    article: "Article",
    category: "Articles",
    topic: "Topic",
    contributor: "Contributor",
    dailyDevotional: "Devotional",
    devotionalArticle: "Devotional",
    growthPlan: "Growth plan",
    growthPlanArticle: "Growth plan",
    studyGuide: "Study guide",
    studyGuideLesson: "Study guide",
    channel: "Channel",
    channelArticle: "Channel",
    generalPage: "A little every day",
    bible: "Bible",
  },
  es: {
    verse: "Versículo del día",
    prayer: "Oración del día",
    trivia: "Trivia bíblica",
    article: "Artículo",
    category: "Artículos",
    topic: "Tema",
    contributor: "Colaborador",
    dailyDevotional: "Devocional",
    devotionalArticle: "Devocional",
    growthPlan: "Plan de crecimiento",
    growthPlanArticle: "Plan de crecimiento",
    studyGuide: "Guía de estudio",
    studyGuideLesson: "Guía de estudio",
    channel: "Canal",
    channelArticle: "Canal",
    generalPage: "Un poco cada día",
    bible: "Biblia",
  },
};

export const siteLabels: Record<Locale, { kicker: string; title: string; summary: string }> = {
  "en-US": {
    kicker: "A little every day",
    title: "Start your day in the Word.",
    summary: "A verse, a prayer and something worth reading, in English and Spanish.",
  },
  es: {
    kicker: "Un poco cada día",
    title: "Comienza tu día en la Palabra.",
    summary: "Un versículo, una oración y algo que vale la pena leer, en español y en inglés.",
  },
};
