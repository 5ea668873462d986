/** Where the member service answers, and the plain values of its calls: the browser has these without any schema. */
import { productSegment } from "./site.ts";

/** "Wellspring" → "/wellspring/api/v2": the prefix of every path below. */
export const memberApi = (siteName: string): string => `/${productSegment(siteName)}/api/v2`;

/** Below the base. The service's routes are made of the same functions. */
export const memberPaths = {
  account: "/account",

  topics: "/member-topics",
  topic: (id: string) => `/member-topics/${id}`,

  subscriptions: "/growthplans/subscriptions",
  subscription: (planId: string) => `/growthplans/${planId}/subscriptions`,
  completedArticles: (planId: string) => `/growthplans/${planId}/articles/completed`,
  completedArticle: (planId: string, articleId: string) =>
    `/growthplans/${planId}/articles/${articleId}/completed`,
  completedPrompts: (articleId: string) => `/growthplan-articles/${articleId}/prompts/completed`,
  completedPrompt: (articleId: string, promptId: string) =>
    `/growthplan-articles/${articleId}/prompts/${promptId}/completed`,
  rhythm: (planId: string) => `/growthplans/${planId}/rhythm`,

  triviaResponses: (triviaId: string) => `/trivia/${triviaId}/responses`,
  triviaResponse: (triviaId: string, questionId: string) =>
    `/trivia/${triviaId}/questions/${questionId}/responses`,

  guides: "/study-guides",
  completedSections: (guideId: string) => `/study-guides/${guideId}/sections/completed`,
  completedSection: (lessonId: string, sectionId: string) =>
    `/study-guide-lessons/${lessonId}/sections/${sectionId}/completed`,
  notes: (lessonId: string) => `/study-guide-lessons/${lessonId}/notes`,
  note: (lessonId: string, sectionId: string) =>
    `/study-guide-lessons/${lessonId}/sections/${sectionId}/note`,
  guideRhythm: (guideId: string) => `/study-guides/${guideId}/rhythm`,

  follows: "/follows",
  latestFollowed: "/follows/latest",
  follow: (id: string) => `/follows/${id}`,

  favorites: "/favourites",
  favorite: (id: string) => `/favourites/${id}`,

  calendar: "/calendar",
  calendarFeed: (secret: string) => `/calendar/${secret}.ics`,

  activity: "/activity",
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
