import { migrate } from "../platform/database/migrate.ts";
import { allMigrations } from "./migrations.ts";
import { CommandError, runCommand } from "./operator-command.ts";

/** Brings every schema up to date, forwards only, and says what it applied. */
await runCommand(async ({ config, database }) => {
  if (process.argv.length > 2)
    throw new CommandError("npm run migrate takes nothing: it applies all that is missing.");
  let count = 0;
  const all = allMigrations(config.root);
  for (const options of all) {
    const { applied } = await migrate({ ...database, migratesApart: false }, options, {
      onBusy: (reason) => console.log(`${reason} Trying again.`),
    });
    for (const name of applied) console.log(`${options.service}: ${name} applied`);
    count += applied.length;
  }
  return count === 0
    ? `Nothing to do: ${all.length} schemas are up to date.`
    : `${count} migrations applied; ${all.length} schemas are up to date.`;
});
