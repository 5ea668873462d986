/** npm run umbraco:setup | umbraco:push | umbraco:pull | umbraco:verify */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { systemClock } from "../../platform/clock.ts";
import { createLog } from "../../platform/log.ts";
import { OperatorError } from "../../platform/operator-error.ts";
import { type Config, loadConfig } from "../../server/config.ts";
import { composeScripture } from "../../server/parts/scripture.ts";
import { explainStartFailure } from "../../server/start-failure.ts";
import { loadContent } from "../../services/content/sources/files/load.ts";
import { originOf } from "../../services/content/sources/umbraco/delivery.ts";
import { createUmbracoSource } from "../../services/content/sources/umbraco/source.ts";
import { fixedPaths } from "../../site/pages.ts";
import { writeLibrary } from "../write-library/write-library.ts";
import { createManagement, ManagementError } from "./management.ts";
import { push } from "./push.ts";
import { setUp } from "./setup.ts";
import { verify } from "./verify.ts";

const say = (line: string) => console.log(line);
const log = createLog({ environment: "Production" });

function managementOf(
  { CONTENT_CLIENT_ID: clientId, CONTENT_CLIENT_SECRET: clientSecret }: Config,
  origin: string,
) {
  return clientId && clientSecret ? createManagement({ origin, clientId, clientSecret }) : undefined;
}

const commands: Record<string, (config: Config, origin: string, given: string[]) => Promise<unknown>> = {
  async setup(config, origin, given) {
    const secret = config.CONTENT_WEBHOOK_SECRET;
    const webhook = secret ? { url: `${config.ORIGIN}/hooks/content`, secret } : undefined;
    await setUp({ management: required(config, origin), dryRun: given.includes("--dry-run"), webhook, say });
  },
  async push(config, origin) {
    const { scripture } = await composeScripture(config, log);
    const index = await loadContent({
      root: config.contentDir,
      resolveReference: scripture.parseReference,
      knownPaths: fixedPaths,
    });
    await push({
      management: required(config, origin),
      index,
      origin,
      progressFile: path.join(config.dataDir, "umbraco-push.json"),
      now: new Date(),
      say,
    });
    scripture.close();
  },
  async pull(config, origin, [folder]) {
    if (!folder) throw new OperatorError("npm run umbraco:pull -- FOLDER");
    const { scripture } = await composeScripture(config, log);
    const scratch = path.join(config.dataDir, "umbraco-pull");
    const source = createUmbracoSource({
      baseUrl: origin,
      apiKey: config.CONTENT_API_KEY,
      // Not the site's own copy: what is pulled is what is there now.
      copyDir: path.join(scratch, `copy-${process.pid}`),
      mediaDir: path.join(scratch, "media"),
      resolveReference: scripture.parseReference,
      clock: systemClock,
      log,
      everyMs: 0,
    });
    const library = await source.load((done, total) => say(`${done} of ${total}`));
    await writeLibrary({ library, readMedia: source.readMedia, folder: path.resolve(folder), say });
    scripture.close();
  },
  async verify(config, origin) {
    const failures = await verify({
      origin,
      apiKey: config.CONTENT_API_KEY,
      management: managementOf(config, origin),
      say,
    });
    if (failures > 0) process.exitCode = 1;
  },
};

function required(config: Config, origin: string) {
  const management = managementOf(config, origin);
  if (management) return management;
  throw new OperatorError(
    "Set CONTENT_CLIENT_ID and CONTENT_CLIENT_SECRET: those of a user of kind Api in the CMS.",
  );
}

try {
  const [name = "", ...given] = process.argv.slice(2);
  const config = loadConfig(path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../.."));
  if (!config.CONTENT_URL) throw new OperatorError("Set CONTENT_URL to the origin of the Umbraco.");
  await commands[name]!(config, originOf(config.CONTENT_URL), given);
} catch (error) {
  if (error instanceof ManagementError) {
    console.error(error.message);
    process.exitCode = 1;
  } else process.exitCode = explainStartFailure(error);
}
