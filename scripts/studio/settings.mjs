// What the studio and the site share: an address on this machine and a key, made once.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../prepare.mjs";

const defaultPort = 3100;

/** Settings that the environment already has go first. */
export function studioSettings(env = process.env) {
  const folder = path.resolve(root, env.DATA_DIR || "data", "studio");
  const file = path.join(folder, "key");
  if (!env.STUDIO_KEY && !existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  }
  return {
    STUDIO_URL: env.STUDIO_URL || `http://127.0.0.1:${env.STUDIO_PORT || defaultPort}`,
    STUDIO_KEY: env.STUDIO_KEY || readFileSync(file, "utf8").trim(),
  };
}
