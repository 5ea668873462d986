import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const shipped = path.join(root, "content");

/** The folder that the server would serve: CONTENT_DIR, from the environment or .env, else the library that comes with the product. */
export function contentDir() {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  return path.resolve(root, process.env.CONTENT_DIR || "content");
}

/** Whether it is the bundled library, which has to pass more rules than others. */
export const isShipped = (folder) => folder === shipped;
