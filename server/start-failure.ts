import { DatabaseError } from "../platform/database/database.ts";
import { ContentError } from "../services/content/load.ts";
import { ConfigError } from "./config.ts";
import { LaunchError } from "./launch-check.ts";

/** Failures an operator can mend are told in words alone; the exit code says which kind: 2 for settings, 1 for the rest. */
export function explainStartFailure(error: unknown): number {
  if (error instanceof ConfigError) {
    console.error(error.message);
    return 2;
  }
  const inWords =
    error instanceof LaunchError || error instanceof ContentError || error instanceof DatabaseError;
  const inUse = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  if (inUse)
    console.error(`${(error as Error).message}\nAnother program uses this port. Set PORT to another one.`);
  else console.error(inWords ? error.message : error);
  return 1;
}
