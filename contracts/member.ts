/** What crosses the wall to the member service. Paths and plain values are in member-paths.ts. */
import * as z from "zod/mini";
import { contentItem } from "./content.ts";
import { memberLimits, weekdays } from "./member-paths.ts";
import { shortText } from "./short-text.ts";
import { activityKinds } from "./streaks.ts";

const id = z.guid();
/** Of our own time: a database has no year 0. */
const moment = z.iso.datetime({ offset: true }).check(z.refine((text) => text > "1970"));
const date = z.iso.date();
const zone = z.string().check(z.maxLength(64));

const name = shortText(memberLimits.name);
const optionalText = z._default(name, "");

export const account = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.string()),
  relationshipStatus: z.string(),
  ageRange: z.string(),
  gender: z.string(),
});
export type Account = z.infer<typeof account>;

/** The account may be sent whole; id, email and roles are read-only and left as they are. */
export const accountUpdate = z.object({
  id: z.optional(z.unknown()),
  email: z.optional(z.unknown()),
  roles: z.optional(z.unknown()),
  firstName: name,
  lastName: name,
  relationshipStatus: optionalText,
  ageRange: optionalText,
  gender: optionalText,
});
export type AccountUpdate = z.infer<typeof accountUpdate>;

/** The name is in the language given by `culture`. */
export const userTopic = z.object({ id, name: z.string() });
export const userTopics = z.array(userTopic);

/** Includes completed articles, so one call shows where to resume; if omitted, each plan is queried. */
export const subscription = z.object({
  growthPlanId: id,
  subscribedAt: z.optional(moment),
  completedArticleIds: z.optional(z.array(id)),
});
export const subscriptions = z.array(subscription);

export const articleCompletion = z.object({
  growthPlanId: id,
  articleId: id,
  completedAt: z.optional(moment),
});
export const articleCompletions = z.array(articleCompletion);

export const promptCompletion = z.object({ promptId: id, completedAt: z.optional(moment) });
export const promptCompletions = z.array(promptCompletion);

/** `order` is the question's place in its quiz, from 0. */
export const triviaResponse = z.object({
  triviaId: id,
  questionId: id,
  answerId: id,
  isCorrect: z.boolean(),
  order: z.int().check(z.nonnegative()),
});
export type TriviaResponse = z.infer<typeof triviaResponse>;
export const triviaResponses = z.array(triviaResponse);
export const triviaAnswer = z.object({ answerId: id });

export const sectionCompletion = z.object({ lessonId: id, sectionId: id, completedAt: moment });
export const sectionCompletions = z.array(sectionCompletion);

/** A guide has no subscription: something checked in it, or a rhythm, makes it one of the member's. */
export const guide = z.object({ guideId: id, completedSectionIds: z.array(id) });
export const guides = z.array(guide);

export const lessonCompletion = z.object({ lessonId: id, completedAt: moment });
export const lessonCompletions = z.array(lessonCompletion);

/** A plan, guide, devotional or channel that the member is in, with the lessons completed in it. */
export const courses = z.array(z.object({ courseId: id, latestAt: moment, lessons: lessonCompletions }));

/** An empty text is a note that was removed; the newest `updatedAt` wins, and the answer is the note that won. */
export const noteUpdate = z.object({
  text: z.string().check(z.maxLength(memberLimits.note)),
  updatedAt: moment,
});
export const note = z.object({ sectionId: id, text: z.string(), updatedAt: moment });
export type Note = z.infer<typeof note>;
export const notes = z.array(note);

export const follow = z.object({
  id,
  contentType: z.enum(["contributor", "channel"]),
  name: z.string(),
  path: z.string(),
  followedAt: moment,
});
export type Follow = z.infer<typeof follow>;
export const follows = z.array(follow);

/** Something new of a contributor or channel that is followed; never its text. */
export const followedItem = z.object({
  id,
  contentType: z.string(),
  title: z.string(),
  summary: z.string(),
  path: z.string(),
  publishedDate: z.nullable(z.string()),
  access: z.enum(["free", "account", "premium"]),
  by: z.object({ id, name: z.string(), path: z.string() }),
});
export type FollowedItem = z.infer<typeof followedItem>;
export const followedItems = z.array(followedItem);

/** Something the member likes to find again; never its text. */
export const favorite = z.object({
  id,
  contentType: z.string(),
  title: z.string(),
  path: z.string(),
  addedAt: moment,
});
export type Favorite = z.infer<typeof favorite>;
export const favorites = z.array(favorite);

/** Without one a plan or guide has no dates at all, and the answer is null. */
export const rhythm = z.object({
  days: z.array(z.enum(weekdays)).check(z.minLength(1), z.maxLength(7)),
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  timeZone: zone,
  remind: z.boolean(),
});
export type Rhythm = z.infer<typeof rhythm>;
export const rhythmOrNone = z.nullable(rhythm);

/** The feed's address below this origin; null until one is requested with POST, which also makes the old one worthless. */
export const calendarAddress = z.object({ path: z.nullable(z.string()) });

export const activityEntry = z.object({
  /** Made by the browser: the same id is the same act, however often it is sent. */
  id,
  kind: z.enum(activityKinds),
  itemId: id,
  at: moment,
  localDate: date,
  timeZone: zone,
  /** Done without a network and sent later. */
  offline: z.optional(z.boolean()),
});
export type ActivityEntry = z.infer<typeof activityEntry>;
export const activityBatch = z.array(activityEntry).check(z.maxLength(memberLimits.activityBatch));
/** What is refused will never be taken, so a queue may drop all it sent. */
export const activityReceipt = z.object({
  stored: z.array(id),
  refused: z.array(z.object({ id, code: z.string() })),
});
export const activityRecords = z.array(z.omit(activityEntry, { offline: true }));

const reason = z.discriminatedUnion("code", [
  z.object({ code: z.literal("days"), days: z.int(), from: date, to: date }),
  z.object({ code: z.literal("today_open") }),
  z.object({ code: z.literal("grace"), date }),
  z.object({ code: z.literal("travel"), date, fromZone: z.string(), toZone: z.string() }),
  z.object({ code: z.literal("ended_by"), from: date, to: date }),
  z.object({ code: z.literal("nothing_yet") }),
]);
/** As streakOf in streaks.ts gives it. */
export const streak = z.object({
  streak: z.int(),
  points: z.int(),
  longest: z.int(),
  graceUsed: z.int(),
  reasons: z.array(reason),
});

/** Items as the content service delivers them to anyone, without their texts. */
export const randomContent = z.array(contentItem);
