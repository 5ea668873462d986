/** npm run studio:import | studio:export, and what `npm run studio` does the first time. */

import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { systemClock } from "../../platform/clock.ts";
import { createLog } from "../../platform/log.ts";
import { OperatorError } from "../../platform/operator-error.ts";
import { type Config, loadConfig } from "../../server/config.ts";
import { composeScripture } from "../../server/parts/scripture.ts";
import { explainStartFailure } from "../../server/start-failure.ts";
import { loadContent } from "../../services/content/sources/files/load.ts";
import { createStudioSource } from "../../services/content/sources/studio/source.ts";
import { fixedPaths } from "../../site/pages.ts";
import { say } from "../progress.mjs";
import { writeLibrary } from "../write-library/write-library.ts";
import { sendLibrary } from "./send-library.ts";

const log = createLog({ environment: "Production" });
const progressMs = 2000;

/** Long work is seen to go on. */
function reporter(what: string) {
  let reportedAt = 0;
  return (done: number, total: number) => {
    if (done < total && performance.now() - reportedAt < progressMs) return;
    reportedAt = performance.now();
    const tenths = Math.round((done / Math.max(1, total)) * 20);
    say(`${what}: ${"█".repeat(tenths)}${"░".repeat(20 - tenths)} ${done} of ${total}`);
  };
}

const commands: Record<string, (config: Config, folder: string | undefined) => Promise<void>> = {
  async import(config, folder = config.contentDir) {
    const { scripture } = await composeScripture(config, log);
    const index = await loadContent({
      root: path.resolve(folder),
      resolveReference: scripture.parseReference,
      knownPaths: fixedPaths,
      includeDrafts: true,
    });
    const counts = await sendLibrary({
      studio: config.STUDIO_URL!,
      key: config.STUDIO_KEY!,
      records: [...index.byId.values()].map(({ record }) => record),
      media: [...index.media.values()],
      readMedia: ({ file }) => readFile(file),
      onProgress: reporter("the library comes in"),
    });
    scripture.close();
    say(
      `${counts.created} items are new, ${counts.updated} were brought up to date, ${counts.same} are the same.`,
    );
    if (counts.edited > 0)
      say(`${counts.edited} items were edited here: they stay, and the new version is offered beside each.`);
  },
  async export(config, folder) {
    if (!folder) throw new OperatorError("npm run studio:export -- FOLDER");
    const { scripture } = await composeScripture(config, log);
    const scratch = path.join(config.dataDir, "studio-export");
    const source = createStudioSource({
      baseUrl: config.STUDIO_URL!,
      key: config.STUDIO_KEY!,
      // Not the site's own copy: what is written is what is there now.
      copyDir: path.join(scratch, `copy-${process.pid}`),
      mediaDir: path.join(scratch, "media"),
      resolveReference: scripture.parseReference,
      clock: systemClock,
      log,
      everyMs: 0,
    });
    const library = await source.load(reporter("the library is read"));
    await writeLibrary({
      library,
      readMedia: source.readMedia,
      folder: path.resolve(folder),
      say,
      hasFilePaths: true,
    });
    scripture.close();
  },
};

try {
  const [name = "", folder] = process.argv.slice(2);
  const config = loadConfig(path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../.."));
  if (!config.STUDIO_URL)
    throw new OperatorError("Start the studio first: npm run studio. STUDIO_URL names it.");
  await commands[name]!(config, folder);
} catch (error) {
  process.exitCode = explainStartFailure(error);
}
