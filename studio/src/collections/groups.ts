/** The headings of the studio's menu, and what is below each. */
import type { ContentType } from "../../../contracts/content.ts";
import { words } from "../languages.ts";

const daily = words({ "en-US": "Every day", es: "Cada día" });
const courses = words({ "en-US": "Courses", es: "Cursos" });
const reading = words({ "en-US": "Reading", es: "Lectura" });
const site = words({ "en-US": "The site", es: "El sitio" });

export const filesGroup = words({ "en-US": "Files", es: "Archivos" });
export const peopleGroup = words({ "en-US": "Who writes", es: "Quién escribe" });

const headings: Partial<Record<ContentType, typeof daily>> = {
  verse: daily,
  prayer: daily,
  trivia: daily,
  article: reading,
  channel: reading,
  channelArticle: reading,
  topic: reading,
  category: reading,
  contributor: reading,
  growthPlan: courses,
  growthPlanArticle: courses,
  growthPlanArticlePrompt: courses,
  studyGuide: courses,
  studyGuideLesson: courses,
  studyGuideSection: courses,
  dailyDevotional: courses,
  devotionalArticle: courses,
};

/** What is not read by itself belongs to the site. */
export const groupOf = (type: ContentType) => headings[type] ?? site;
