import { systemClock } from "../platform/clock.ts";
import { createDevices } from "../services/identity/devices.ts";
import { revokeAccount } from "../services/identity/oidc-adapter.ts";
import { devices as deviceRows, models } from "../services/identity/schema.ts";
import { CommandError, runCommand } from "./operator-command.ts";

const usage = `npm run sign-out -- EMAIL
  ends every sign-in of this member, at once; whoever knows the password, or reads the mail, can sign in again
npm run sign-out -- --everybody
  ends every sign-in there is`;

/** Access tokens end with the sign-in they come from, so nothing else has to be told. */
await runCommand(async ({ database, accountOf }) => {
  const [whom = "", ...more] = process.argv.slice(2);
  if (whom === "" || more.length > 0) throw new CommandError(usage);
  if (whom === "--everybody") {
    await database.transaction(async (tx) => {
      await tx.delete(models);
      await tx.delete(deviceRows);
    });
    return "Everybody is signed out.";
  }
  const account = await accountOf(whom);
  const devices = createDevices({ database, clock: systemClock });
  const { length: places } = await devices.list(account.id, undefined);
  await database.transaction(async (tx) => {
    await revokeAccount(tx, account.id);
    await devices.forget(tx, account.id);
  });
  return `${account.email} was signed in in ${places} ${places === 1 ? "place" : "places"} and is signed out everywhere.`;
});
