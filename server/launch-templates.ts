import { systemClock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";
import type { Config } from "./config.ts";
import { findTemplates } from "./launch-check.ts";
import { composeContent } from "./parts/content.ts";
import { composeScripture } from "./parts/scripture.ts";

/** The pages that are still templates, for commands that run beside the server: the content is opened for it alone. */
export async function findTemplatesApart(config: Config, log: Log): Promise<string[]> {
  const { scripture } = await composeScripture(config, log);
  try {
    const content = await composeContent({
      config,
      clock: systemClock,
      log,
      watch: false,
      scripture,
      authorize: async () => null,
    });
    try {
      return await findTemplates(content.client, config);
    } finally {
      content.close();
    }
  } finally {
    scripture.close();
  }
}
