import { statSync } from "node:fs";
import path from "node:path";

export const namedSettingsFile = (): string | undefined => process.env.ENV_FILE || undefined;

/** The file with the settings: that of ENV_FILE, or `.env` at the project's root. */
export const settingsFile = (root: string): string => namedSettingsFile() ?? path.join(root, ".env");

/** The process's environment, with what the file with the settings, or another, adds to it. */
export function readEnvironment(root: string, file = settingsFile(root)): NodeJS.ProcessEnv {
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) process.loadEnvFile(file);
  return process.env;
}

/** A release has a folder for data of its own (scripts/release/launcher.mjs). */
export const givenDataDir = (): string | undefined => process.env.DATA_DIR || undefined;

/** Asked before the settings are read: their schema takes three times the memory of a primary. What is wrong is for them to say. */
export function processCount({ PROCESSES }: NodeJS.ProcessEnv): number {
  const count = Number(PROCESSES);
  return Number.isInteger(count) && count > 1 ? count : 1;
}
