/** Every call of the member service: its routes, its description for people and its tests are made of this one table. */
import * as member from "./member.ts";
import { culture, type MemberCall } from "./member-call.ts";
import { courseCalls } from "./member-course-calls.ts";
import { memberPaths as at } from "./member-paths.ts";

export type { MemberCall };

export const memberCalls = {
  readAccount: {
    method: "GET",
    path: at.account,
    area: "Account",
    summary: "The member's account.",
    answer: member.account,
  },
  writeAccount: {
    method: "PUT",
    path: at.account,
    area: "Account",
    summary: "Changes names and profile; id, e-mail and roles stay as they are.",
    body: member.accountUpdate,
    answer: member.account,
  },

  readTopics: {
    method: "GET",
    path: at.topics,
    area: "Topics",
    summary: "The chosen topics.",
    query: culture,
    answer: member.userTopics,
  },
  addTopic: {
    method: "POST",
    path: at.topic(":id"),
    area: "Topics",
    summary: "Chooses a topic.",
    query: culture,
    answer: member.userTopic,
  },
  removeTopic: { method: "DELETE", path: at.topic(":id"), area: "Topics", summary: "Lets go of a topic." },

  ...courseCalls,

  readResponses: {
    method: "GET",
    path: at.triviaResponses(":triviaId"),
    area: "Trivia",
    summary: "The answers given in a quiz, in the order of its questions.",
    answer: member.triviaResponses,
  },
  respond: {
    method: "POST",
    path: at.triviaResponse(":triviaId", ":questionId"),
    area: "Trivia",
    summary: "Answers a question. The first answer counts, and a repeat is answered with it.",
    body: member.triviaAnswer,
    answer: member.triviaResponse,
    counts: true,
  },

  readFollows: {
    method: "GET",
    path: at.follows,
    area: "Creators",
    summary: "The contributors and channels that are followed.",
    query: culture,
    answer: member.follows,
  },
  readLatestFollowed: {
    method: "GET",
    path: at.latestFollowed,
    area: "Creators",
    summary: "The newest they have published.",
    query: { ...culture, take: "How many, at most 24." },
    answer: member.followedItems,
  },
  follow: {
    method: "POST",
    path: at.follow(":id"),
    area: "Creators",
    summary: "Follows a contributor or a channel.",
    query: culture,
    answer: member.follow,
  },
  unfollow: { method: "DELETE", path: at.follow(":id"), area: "Creators", summary: "Follows no longer." },

  readFavorites: {
    method: "GET",
    path: at.favorites,
    area: "Favourites",
    summary: "The member's favorites, newest first.",
    query: culture,
    answer: member.favorites,
  },
  addFavorite: {
    method: "POST",
    path: at.favorite(":favoriteId"),
    area: "Favourites",
    summary:
      "Saves a verse, prayer, article or lesson. A free account can save 20, premium members any number.",
    query: culture,
    answer: member.favorite,
  },
  removeFavorite: {
    method: "DELETE",
    path: at.favorite(":favoriteId"),
    area: "Favourites",
    summary: "Lets go of it.",
  },

  readCalendar: {
    method: "GET",
    path: at.calendar,
    area: "Calendar",
    summary: "Where the member's private calendar feed is; null when there is none.",
    answer: member.calendarAddress,
  },
  renewCalendar: {
    method: "POST",
    path: at.calendar,
    area: "Calendar",
    summary: "Gives the feed a new secret address; an earlier one is worthless from then on.",
    answer: member.calendarAddress,
  },
  closeCalendar: {
    method: "DELETE",
    path: at.calendar,
    area: "Calendar",
    summary: "Ends the feed.",
  },

  readActivity: {
    method: "GET",
    path: at.activity,
    area: "Streak",
    summary: "What was done, oldest first.",
    query: { from: "Only from this date of the member's on (YYYY-MM-DD)." },
    answer: member.activityRecords,
  },
  addActivity: {
    method: "POST",
    path: at.activity,
    area: "Streak",
    summary: "Adds what was done, also what was done offline. The same id is the same act.",
    body: member.activityBatch,
    answer: member.activityReceipt,
  },
  removeActivity: {
    method: "DELETE",
    path: at.activityOf(":itemId"),
    area: "Streak",
    summary: "Takes back what was done with an item today; other days stay as they are.",
    query: { kind: "What was done: verse, prayer, lesson and so on." },
    counts: true,
  },
  readStreak: {
    method: "GET",
    path: at.streak,
    area: "Streak",
    summary: "Streak, points and why.",
    query: { today: "The member's date now (YYYY-MM-DD)." },
    answer: member.streak,
  },

  readRandomContent: {
    method: "GET",
    path: at.randomContent,
    area: "Related content",
    summary: "Some items of a type, at random, without their texts.",
    open: true,
    query: {
      typeAlias: "The content type, such as growthPlan.",
      count: "How many; 3 by default.",
      ...culture,
    },
    answer: member.randomContent,
  },
} as const satisfies Record<string, MemberCall>;

export type MemberCallName = keyof typeof memberCalls;
