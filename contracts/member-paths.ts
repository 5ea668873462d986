/** Where the member service answers, and the plain values of its calls: the browser has these without any schema. */
import { productSegment } from "./site.ts";

/** "Wellspring" → "/wellspring/api/v2": the prefix of every path below. */
export const memberApi = (productName: string): string => `/${productSegment(productName)}/api/v2`;

/** Below the base. The service's routes are made of the same functions; their types name the parts of a path. */
export const memberPaths = {
  account: "/account",

  topics: "/member-topics",
  topic: <Id extends string>(id: Id) => `/member-topics/${id}` as const,

  subscriptions: "/growthplans/subscriptions",
  subscription: <PlanId extends string>(planId: PlanId) => `/growthplans/${planId}/subscriptions` as const,
  completedArticles: <PlanId extends string>(planId: PlanId) =>
    `/growthplans/${planId}/articles/completed` as const,
  completedArticle: <PlanId extends string, ArticleId extends string>(planId: PlanId, articleId: ArticleId) =>
    `/growthplans/${planId}/articles/${articleId}/completed` as const,
  completedPrompts: <ArticleId extends string>(articleId: ArticleId) =>
    `/growthplan-articles/${articleId}/prompts/completed` as const,
  completedPrompt: <ArticleId extends string, PromptId extends string>(
    articleId: ArticleId,
    promptId: PromptId,
  ) => `/growthplan-articles/${articleId}/prompts/${promptId}/completed` as const,
  rhythm: <PlanId extends string>(planId: PlanId) => `/growthplans/${planId}/rhythm` as const,

  triviaResponses: <TriviaId extends string>(triviaId: TriviaId) => `/trivia/${triviaId}/responses` as const,
  triviaResponse: <TriviaId extends string, QuestionId extends string>(
    triviaId: TriviaId,
    questionId: QuestionId,
  ) => `/trivia/${triviaId}/questions/${questionId}/responses` as const,

  guides: "/study-guides",
  completedSections: <GuideId extends string>(guideId: GuideId) =>
    `/study-guides/${guideId}/sections/completed` as const,
  completedSection: <LessonId extends string, SectionId extends string>(
    lessonId: LessonId,
    sectionId: SectionId,
  ) => `/study-guide-lessons/${lessonId}/sections/${sectionId}/completed` as const,
  notes: <LessonId extends string>(lessonId: LessonId) => `/study-guide-lessons/${lessonId}/notes` as const,
  note: <LessonId extends string, SectionId extends string>(lessonId: LessonId, sectionId: SectionId) =>
    `/study-guide-lessons/${lessonId}/sections/${sectionId}/note` as const,
  guideRhythm: <GuideId extends string>(guideId: GuideId) => `/study-guides/${guideId}/rhythm` as const,

  courses: "/courses",
  completedLessons: <CourseId extends string>(courseId: CourseId) =>
    `/courses/${courseId}/lessons/completed` as const,
  completedLesson: <CourseId extends string, PartId extends string>(courseId: CourseId, partId: PartId) =>
    `/courses/${courseId}/lessons/${partId}/completed` as const,

  follows: "/follows",
  latestFollowed: "/follows/latest",
  follow: <Id extends string>(id: Id) => `/follows/${id}` as const,

  favorites: "/favourites",
  favorite: <Id extends string>(id: Id) => `/favourites/${id}` as const,

  calendar: "/calendar",
  calendarFeed: <Secret extends string>(secret: Secret) => `/calendar/${secret}.ics` as const,

  activity: "/activity",
  activityOf: <ItemId extends string>(itemId: ItemId) => `/activity/${itemId}` as const,
  streak: "/streak",

  randomContent: "/relatedcontent/random",
} as const;

/**
 * Sent with a mark (lesson, prompt, section, trivia answer) so that it counts for the member's local day:
 * date as YYYY-MM-DD, Intl time zone, and, if it was queued offline, the time it was made as an ISO date.
 */
export const markHeaders = {
  localDate: "x-local-date",
  timeZone: "x-time-zone",
  doneAt: "x-done-at",
} as const;

export const memberLimits = {
  name: 100,
  note: 10_000,
  activityBatch: 200,
  /** What counts of one day: more than anybody reads. */
  activityPerDay: 80,
  randomContent: 20,
  /** Favorites of a free account; unlimited for premium members. */
  freeFavorites: 20,
  /** How far back something done offline still counts. */
  offlineDays: 60,
} as const;

/** Options the profile offers for these three; the service stores any short text, "" for none. */
export const profileChoices = {
  relationshipStatus: ["single", "dating", "engaged", "married", "separated", "divorced", "widowed"],
  ageRange: ["under-18", "18-24", "25-34", "35-44", "45-54", "55-64", "65-plus"],
  gender: ["female", "male"],
} as const;

export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof weekdays)[number];

/** Stable codes of refusals. */
export const memberCodes = {
  notSignedIn: "member.not_signed_in",
  unknownContent: "member.unknown_content",
  invalid: "member.invalid",
  malformed: "request.malformed",
  premiumNeeded: "member.premium_needed",
  favoritesFull: "member.favourites_full",
  contentUnavailable: "member.content_unavailable",
  identityUnavailable: "member.identity_unavailable",
} as const;
