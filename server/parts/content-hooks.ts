import type { Log } from "../../platform/log.ts";
import { createContentHooks } from "../../services/content/hooks.ts";
import type { Config } from "../config.ts";
import type { ContentPart } from "./content.ts";

/** A notice of PostgreSQL has at most 8,000 bytes. */
const idsAtOnce = 100;

/** The CMS's webhook reaches one process, which tells the others of the same PostgreSQL. */
export async function composeContentHooks(
  config: Config,
  log: Log,
  { announce }: Pick<ContentPart, "announce">,
) {
  const notices =
    (config.CONTENT_URL || config.STUDIO_URL) && config.DATABASE_URL
      ? (await import("../../platform/database/notices.ts")).openNotices({
          url: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
          channel: "content_published",
          log,
          onNotice: (ids) => void announce(ids as string[]),
        })
      : undefined;
  await notices?.ready;
  return {
    app: createContentHooks({
      secret: config.STUDIO_URL ? config.STUDIO_KEY : config.CONTENT_WEBHOOK_SECRET,
      onPublish(ids) {
        void announce(ids);
        // A webhook without ids still says that something happened.
        for (let at = 0; at === 0 || at < ids.length; at += idsAtOnce)
          void notices?.send(ids.slice(at, at + idsAtOnce));
      },
    }),
    close: () => notices?.close(),
  };
}
