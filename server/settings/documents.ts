import * as z from "zod";
import { settingGroups } from "./groups.ts";

interface Setting {
  name: string;
  preset: string;
  /** In the example it is left out: with it a mail server could be set without a sender of one's own. */
  isMailAddress: boolean;
  words: string;
}

/** The default as it would be written in a file; empty when there is none. */
function presetOf(schema: z.ZodType): string {
  if (!(schema instanceof z.ZodDefault)) return "";
  const value: unknown = schema.def.defaultValue;
  if (Array.isArray(value)) return value.join(",");
  if (typeof value === "object" && value !== null && "address" in value)
    return "name" in value ? `${value.name} <${value.address}>` : String(value.address);
  return String(value);
}

function settingsOf(shape: Record<string, z.ZodType>): Setting[] {
  return Object.entries(shape).map(([name, schema]) => {
    if (!schema.description) throw new Error(`${name} has no words for operators: add .describe("…")`);
    const preset = presetOf(schema);
    return { name, preset, isMailAddress: preset.includes("@"), words: schema.description };
  });
}

const groups = () =>
  Object.entries(settingGroups).map(([title, shape]) => ({ title, settings: settingsOf(shape) }));

const cell = (text: string) => text.replaceAll("|", "\\|");

/** docs/settings.md. A path of a README becomes a link from there. */
export function settingsPage(): string {
  const tables = groups().map(({ title, settings }) => {
    const rows = settings.map(({ name, preset, words }) => {
      const linked = words
        .replace(/\b((?:[\w-]+\/)+README\.md)/g, "[$1](../$1)")
        .replace(/\bdocs\/([\w-]+\.md)/g, "[$1]($1)");
      return `| \`${name}\` | ${preset ? `\`${cell(preset)}\`` : ""} | ${cell(linked)} |`;
    });
    return `## ${title}\n\n| Setting | Default | |\n|---|---|---|\n${rows.join("\n")}\n`;
  });
  return `# Settings

Written by \`npm run settings\` from \`server/settings\`; change the words there.

Set them in the environment, or in a file \`.env\` beside \`package.json\` (\`.env.example\` has them all; \`ENV_FILE\` in the environment names
another file, and a release reads \`/etc/wellspring.env\` where there is one); an empty value means "not set". A bad setting stops the start with everything that is wrong in one message and exit code 2. \`npm start\` without any is a whole site on one machine.

${tables.join("\n")}`;
}

function comment(words: string): string {
  const lines: string[] = [];
  let line = "#";
  for (const word of words.replaceAll("`", "").split(" ")) {
    if (line.length + word.length > 118) {
      lines.push(line);
      line = "#";
    }
    line += ` ${word}`;
  }
  return [...lines, line].join("\n");
}

/** .env.example. */
export function settingsExample(): string {
  const parts = groups().map(({ title, settings }) => {
    const lines = settings.map(
      ({ name, preset, isMailAddress, words }) => `${comment(words)}\n${name}=${isMailAddress ? "" : preset}`,
    );
    return `## ${title}\n\n${lines.join("\n")}\n`;
  });
  return `# Every setting with its default, written by npm run settings. Copy to .env and change what you need; an empty value means "not set".\n\n${parts.join("\n")}`;
}
