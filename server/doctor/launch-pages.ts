import type { Log } from "../../platform/log.ts";
import type { Config } from "../config.ts";
import { findTemplatesApart } from "../launch-templates.ts";
import { type Finding, ok, skipped, warning } from "./finding.ts";

const check = "launch pages";

/** Terms, privacy and the like, which the operator must finish. */
export async function checkLaunchPages(config: Config, log: Log): Promise<Finding[]> {
  // A second reader would write into the running server's own copy.
  if (config.CONTENT_URL)
    return [
      skipped(check, "in a CMS; the server looks at them when it starts, and npm run launch:check does"),
    ];
  const templates = await findTemplatesApart(config, log);
  return templates.length === 0
    ? [ok(check, "every page that the operator must finish is finished")]
    : [
        warning(
          check,
          `${templates.length} are still templates, such as ${templates[0]}`,
          `npm run launch:check lists them; ${config.LAUNCH_CHECK === "off" ? "LAUNCH_CHECK=off opened the site all the same" : "Production does not start before they are finished"}.`,
        ),
      ];
}
