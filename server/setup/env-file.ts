import { existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { OperatorError } from "../../platform/operator-error.ts";

export type Values = Record<string, string>;

const header =
  "# Settings of this installation, written by npm run setup. They hold secrets: keep the file readable by its owner only.";

export const readEnvFile = (file: string): Values =>
  existsSync(file) ? (parseEnv(readFileSync(file, "utf8")) as Values) : {};

/** As process.loadEnvFile, systemd and compose read it back; what no quotes can hold is refused. */
export function quote(name: string, value: string): string {
  if (/^[\w./:@%+,=?&-]+$/.test(value)) return value;
  if (/\p{Cc}/u.test(value))
    throw new OperatorError(`${name}: line breaks and control characters cannot be written.`);
  if (!value.includes("'")) return `'${value}'`;
  if (!/["\\$]/.test(value)) return `"${value}"`;
  if (!value.includes("`")) return `\`${value}\``;
  throw new OperatorError(`${name}: write it into the file by hand, in quotes that it does not hold.`);
}

/** A quote that is not closed where it was opened. */
const goesOn = /=\s*(["'`])(?!.*\1)/;
const cannotChange = (name: string) =>
  new OperatorError(`${name} cannot be changed in that file: its value has several lines. Write it by hand.`);

const lineOf = (name: string) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`);

/** The lines of a file with some settings changed or added; all others stay as they are. */
export function changeLines(text: string, changes: Values): string {
  const lines = text === "" ? [header] : text.replace(/\n$/, "").split("\n");
  for (const [name, value] of Object.entries(changes)) {
    const line = `${name}=${quote(name, value)}`;
    // Of two lines for one setting the last is read.
    const at = lines.findLastIndex((each) => lineOf(name).test(each));
    if (at < 0) lines.push(line);
    else if (goesOn.test(lines[at]!)) throw cannotChange(name);
    else lines[at] = line;
  }
  const changed = `${lines.join("\n")}\n`;
  const wanted = { ...parseEnv(text), ...changes };
  const written = parseEnv(changed);
  const lost = Object.keys(wanted).find((name) => written[name] !== wanted[name]);
  if (lost) throw cannotChange(lost);
  return changed;
}

/** Whole or not at all, and readable by its owner only. */
export function writeEnvFile(file: string, changes: Values): void {
  const there = existsSync(file);
  const text = changeLines(there ? readFileSync(file, "utf8") : "", changes);
  const place = there ? realpathSync(file) : file;
  const draft = `${place}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  renameSync(draft, place);
}
