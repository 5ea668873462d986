import { Hono } from "hono";
import type { MailWordsNow } from "../../contracts/mail-words.ts";
import { memberApi } from "../../contracts/member-paths.ts";
import type { RoleStore } from "../../contracts/roles.ts";
import { premiumRole } from "../../contracts/site.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs/job.ts";
import type { Log } from "../../platform/log.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { MemberData } from "../../platform/member-data.ts";
import { accountHandlers } from "./account.ts";
import { activityHandlers } from "./activity.ts";
import { createMemberApp } from "./app.ts";
import { createCalendar } from "./calendar.ts";
import { createCourseAhead } from "./course-ahead.ts";
import { courseHandlers } from "./courses.ts";
import { createDocs } from "./docs.ts";
import { favoriteHandlers } from "./favorites.ts";
import { followHandlers } from "./follows.ts";
import { growthPlanHandlers } from "./growth-plans.ts";
import { type ContentReader, createKnownContent } from "./known-content.ts";
import { createMemberData } from "./member-data.ts";
import { createMemberToday, type MemberToday } from "./member-today.ts";
import { type ClaimsOf, createPeople } from "./people.ts";
import { createPlanReaders, type PlanReaders } from "./plan-readers.ts";
import { randomContentHandlers } from "./random-content.ts";
import { createReminders, type Reminders } from "./reminders.ts";
import { rhythmHandlers } from "./rhythms.ts";
import { createStopPages, stopPath } from "./stop-reminders.ts";
import { createMemberStore } from "./store.ts";
import { studyGuideHandlers } from "./study-guides.ts";
import { topicHandlers } from "./topics.ts";
import { triviaHandlers } from "./trivia.ts";

interface MemberOptions {
  database: Database;
  clock: Clock;
  log: Pick<Log, "error" | "warn">;
  verifyBearer: VerifyBearer;
  /** What the identity provider says of a member. */
  claimsOf: ClaimsOf;
  content: ContentReader;
  /** Premium is checked again whenever an e-mail is due. */
  roles: Pick<RoleStore, "of">;
  jobs: Pick<Jobs, "add">;
  mailer: Pick<Mailer, "send" | "sendsOnce">;
  origin: string;
  /** Without it mails say what the code has. */
  mailWords?: MailWordsNow;
  siteName: string;
  productName: string;
}

interface Member {
  /** Answers below /{product}/api/v2. */
  app: Hono;
  reminders: Reminders;
  /** For the groups that read a plan together. */
  planReaders: PlanReaders;
  today: MemberToday;
  data: MemberData;
}

export async function createMember(options: MemberOptions): Promise<Member> {
  const { database, clock, log, verifyBearer, roles, siteName, origin } = options;
  const base = memberApi(options.productName);
  const store = await createMemberStore({ database, clock });
  const { marks } = store;
  const role = premiumRole(options.productName);
  const content = createKnownContent(options.content, role);
  const people = createPeople(store.profiles, options.claimsOf, log);
  const courseAhead = createCourseAhead({ content, marks, roles, premiumRole: role, origin });
  const { host } = new URL(origin);
  const reminders = createReminders({
    ...options,
    store,
    people,
    courseAhead,
    host,
    stopUrlOf: (version) => origin + base + stopPath(version),
  });
  const calendar = createCalendar({ base, store, courseAhead, clock, siteName, host });
  const app = createMemberApp({
    base,
    verifyBearer,
    log,
    extras: new Hono()
      .route("/", calendar.feed)
      .route("/", createStopPages(store.rhythms, siteName))
      .route("/", createDocs(siteName, base)),
    handlers: {
      ...accountHandlers(people, store.profiles),
      ...topicHandlers(content, marks),
      ...growthPlanHandlers(content, marks, reminders, clock),
      ...rhythmHandlers(content, store.rhythms, people, reminders),
      ...triviaHandlers(content, store.trivia, clock),
      ...studyGuideHandlers({ ...store, content, reminders, clock }),
      ...courseHandlers(content, marks, clock),
      ...followHandlers(content, marks),
      ...favoriteHandlers(content, marks, role),
      ...calendar.handlers,
      ...activityHandlers(content, store.activity, clock),
      ...randomContentHandlers(options.content),
    },
  });
  const planReaders = createPlanReaders({ db: database.db, marks, reminders, clock });
  return {
    app,
    reminders,
    planReaders,
    today: createMemberToday({ store, courseAhead }),
    data: createMemberData(database),
  };
}
