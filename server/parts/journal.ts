import path from "node:path";
import { journalPaths } from "../../contracts/journal-paths.ts";
import { memberApi } from "../../contracts/member-paths.ts";
import { prayerListPaths } from "../../contracts/prayer-list-paths.ts";
import { premiumRole } from "../../contracts/site.ts";
import { isUnavailable } from "../../platform/database/database-error.ts";
import type { MemberData } from "../../platform/member-data.ts";
import type { Mount } from "./embedded.ts";
import { below, lazy, lazyApp, lazyData } from "./lazy.ts";
import type { Shared } from "./shared.ts";

/** Made with the first entry that is asked for. */
export function composeJournal({ config, database, clock, log, rateLimits, verifyBearer }: Shared): {
  mounts: Mount[];
  data: MemberData[];
  /** Throws when the server's key is broken, or is not the one that the database was written with. */
  checkKey(): Promise<void>;
} {
  const base = memberApi(config.PRODUCT_NAME);
  const journal = lazy(async () => {
    const [
      { createJournalApp },
      { createJournalData, createPrayerListData },
      { createKeyRing },
      { openServerKey },
      { createJournalStore },
    ] = await Promise.all([
      import("../../services/journal/app.ts"),
      import("../../services/journal/member-data.ts"),
      import("../../platform/sealing.ts"),
      import("../../services/journal/server-key.ts"),
      import("../../services/journal/store.ts"),
    ]);
    const ring = createKeyRing(config.JOURNAL_KEYS ?? [openServerKey(path.join(config.dataDir, "journal"))]);
    const store = await createJournalStore({ database, clock, ring });
    const role = premiumRole(config.PRODUCT_NAME);
    const app = createJournalApp({ store, verifyBearer, premiumRole: role, clock, rateLimits, log });
    return {
      app: below(base, app),
      data: createJournalData(store),
      prayers: createPrayerListData(store),
      store,
    };
  });
  const app = lazyApp(journal);
  return {
    async checkKey() {
      try {
        await (await journal()).store.checkKey();
      } catch (error) {
        // A database that is away is reported as such.
        if (!isUnavailable(error)) throw error;
      }
    },
    mounts: [
      { path: base + journalPaths.entries, app },
      { path: base + journalPaths.entry(":id"), app },
      { path: base + prayerListPaths.list, app },
      { path: base + prayerListPaths.prayer(":id"), app },
    ],
    data: [
      lazyData("journal", journal),
      lazyData("prayer-list", async () => ({ data: (await journal()).prayers })),
    ],
  };
}
