import { pushApi } from "../../contracts/push-paths.ts";
import { migrate } from "../../platform/database/migrate.ts";
import type { MemberData } from "../../platform/member-data.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import type { ContentClient } from "../../services/content/client.ts";
import type { MemberToday } from "../../services/member/member-today.ts";
import { type ReminderJob, reminderKind } from "../../services/push/reminder-job.ts";
import type { ScriptureClient } from "../../services/scripture/client.ts";
import { createDailyVerse } from "./daily-verse.ts";
import type { Mount } from "./embedded.ts";
import { below, lazy, lazyApp, lazyData } from "./lazy.ts";
import type { Shared } from "./shared.ts";

interface Sources {
  content: ContentClient;
  scripture: ScriptureClient;
  tokens: SignedTokens;
  today: (() => Promise<MemberToday>) | undefined;
}

/** Made with the first device, or the first reminder that is due. */
export function composePush(
  shared: Shared,
  { content, scripture, tokens, today }: Sources,
): { mounts: Mount[]; data: MemberData[]; eraseUnused(isOver: () => boolean): Promise<unknown> } {
  const { config, database, clock, jobs, log, rateLimits, verifyBearer } = shared;
  const stored = lazy(async () => {
    const [{ createPushStore, pushMigrations }, { createPushData }] = await Promise.all([
      import("../../services/push/store.ts"),
      import("../../services/push/member-data.ts"),
    ]);
    await migrate(database, pushMigrations);
    const store = createPushStore({ database, clock, jobs });
    return { store, data: createPushData(store) };
  });
  const push = lazy(async () => {
    const [
      { store },
      { createPushApp },
      { createCompose },
      { createDeliver },
      { openPushKeys },
      { createPost },
    ] = await Promise.all([
      stored(),
      import("../../services/push/app.ts"),
      import("../../services/push/message.ts"),
      import("../../services/push/deliver.ts"),
      import("../../services/push/keys.ts"),
      import("../../services/push/post.ts"),
    ]);
    const { createRemind } = await import("../../services/push/remind.ts");
    const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = config;
    const keys = publicKey && privateKey ? { publicKey, privateKey } : await openPushKeys(database, clock);
    const allowTest = config.PUSH_TEST_RECEIVER;
    const verse = createDailyVerse({ content, scripture });
    const remind = createRemind({
      store,
      clock,
      log,
      compose: createCompose({
        tokens,
        verseOf: (day, locale) => verse("morning", day, locale, ""),
        hasDone: async (subject, day) => (await today?.())?.hasDone(subject, day) ?? false,
        lessonOn: async (subject, weekday, locale) => (await today?.())?.lessonOn(subject, weekday, locale),
      }),
      deliver: createDeliver({
        keys,
        contact: `mailto:${config.CONTACT_TO.address}`,
        post: createPost({ allowTest }),
      }),
    });
    const app = createPushApp({
      store,
      publicKey: keys.publicKey,
      tokens,
      verifyBearer,
      allowTest,
      clock,
      rateLimits,
      log,
    });
    return { app: below(pushApi, app), remind };
  });
  jobs.handle<ReminderJob>(reminderKind, async (job) => (await push()).remind(job), { concurrency: 32 });
  return {
    mounts: [{ path: pushApi, app: lazyApp(push) }],
    data: [lazyData("push-reminders", stored)],
    eraseUnused: async (isOver) => (await stored()).store.eraseUnused(isOver),
  };
}
