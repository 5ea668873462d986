import { pino } from "pino";
import type { PushChoices } from "../../contracts/push.ts";
import type { Bearer } from "../../platform/bearer.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrate.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { createTokensOf } from "../../platform/signed-tokens/signed-tokens.ts";
import { createPushApp } from "./app.ts";
import { createDeliver } from "./deliver.ts";
import { openPushKeys } from "./keys.ts";
import { createPushData } from "./member-data.ts";
import { createCompose, type MessageSources } from "./message.ts";
import { createPost } from "./post.ts";
import { createRemind } from "./remind.ts";
import { type ReminderJob, reminderKind } from "./reminder-job.ts";
import { createPushStore, pushMigrations } from "./store.ts";

export const choices: PushChoices = {
  verse: true,
  course: false,
  time: "07:00",
  timeZone: "America/New_York",
  locale: "en-US",
  quietDays: [],
};

interface TestPushOptions {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  sources?: Partial<MessageSources>;
  /** Of one request; a busy machine may take its time. */
  timeout?: () => AbortSignal;
  allowTest?: boolean;
}

/** The whole service, as one process has it; a bearer token is the member's name. */
export async function startTestPush(options: TestPushOptions) {
  const { database, clock, jobs, allowTest = true } = options;
  const warnings: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => void warnings.push(line) });
  await migrate(database, pushMigrations);
  const store = createPushStore({ database, clock, jobs });
  const keys = await openPushKeys(database, clock);
  const tokens = createTokensOf("secret", clock);
  const post = createPost({ allowTest, timeout: options.timeout ?? (() => AbortSignal.timeout(60_000)) });
  const deliver = createDeliver({ keys, contact: "mailto:contact@wellspring.example", post });
  const compose = createCompose({
    tokens,
    verseOf: async (day, locale) => ({
      reference: locale === "es" ? "Salmos 46:10" : "Psalm 46:10",
      text: "Be still. ".repeat(60),
      path: `/verses/${day.split("-").map(Number).join("/")}`,
    }),
    hasDone: async () => false,
    lessonOn: async () => undefined,
    ...options.sources,
  });
  const remind = createRemind({ store, compose, deliver, clock, log });
  jobs.handle<ReminderJob>(reminderKind, remind);
  const verifyBearer = async (request: Request): Promise<Bearer | null> => {
    const name = /^Bearer (\w+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
    return name && name !== "expired" ? { subject: name, roles: [] } : null;
  };
  const app = createPushApp({
    store,
    publicKey: keys.publicKey,
    tokens,
    verifyBearer,
    allowTest,
    clock,
    log,
  });
  const call = (method: string, path: string, body: unknown, member?: string) =>
    app.request(path, {
      method,
      headers: {
        "content-type": "application/json",
        ...(member ? { authorization: `Bearer ${member}` } : {}),
      },
      body: JSON.stringify(body),
    });
  return { app, call, store, remind, keys, warnings, data: createPushData(store) };
}
