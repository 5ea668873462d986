import { existsSync } from "node:fs";
import path from "node:path";
import { type Locale, locales } from "../contracts/site.ts";
import { OperatorError } from "../platform/operator-error.ts";
import type { ContentClient } from "../services/content/client.ts";
import { localizePath } from "../site/i18n/locale.ts";
import type { Config } from "./config.ts";

/** How a page that the operator must finish says so, at its head; who has edited it removes the note. */
const templateMarks: Record<Locale, string> = {
  "en-US": "Template for the operator to review.",
  es: "Plantilla para revisión del operador.",
};

const maxPages = 100;

/** Every page that is still a template, as its address and, where content comes from files, its file. */
export async function findTemplates(
  content: ContentClient,
  { contentDir, root, CONTENT_URL }: Pick<Config, "contentDir" | "root" | "CONTENT_URL">,
): Promise<string[]> {
  const found: string[] = [];
  for (const locale of locales) {
    const pages = await content.list({ filter: "contentType:generalPage", take: maxPages, locale });
    for (const { route, properties } of pages.items) {
      if (!JSON.stringify(properties).includes(templateMarks[locale])) continue;
      const file = path.join(contentDir, `${route.path.replace(/^\/(es\/)?|\/$/g, "")}.${locale}.md`);
      const place = CONTENT_URL || !existsSync(file) ? "" : ` in ${path.relative(root, file)}`;
      found.push(`${localizePath(route.path.replace(/\/$/, ""), locale)} (${locale})${place}`);
    }
  }
  return found;
}

export class LaunchError extends OperatorError {
  constructor(templates: readonly string[]) {
    super(
      [
        "These pages are templates that the operator must finish before the site is opened:",
        ...templates.map((template) => `  - ${template}`),
        "Complete each (legal name, address, law, refunds, retention), remove its note and start again.",
        "`npm run launch:check` prints this list; LAUNCH_CHECK=off starts all the same.",
      ].join("\n"),
    );
    this.name = "LaunchError";
  }
}

/** Production does not open with pages that say something nobody has checked. */
export async function requireFinishedPages(content: ContentClient, config: Config): Promise<void> {
  if (!config.production || config.LAUNCH_CHECK === "off") return;
  const templates = await findTemplates(content, config);
  if (templates.length > 0) throw new LaunchError(templates);
}
