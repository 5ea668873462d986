import { systemClock } from "../platform/clock.ts";
import { createJobs } from "../platform/jobs/jobs.ts";
import { createMailJobs } from "../services/identity/mail-jobs.ts";
import { removeSecondFactor } from "../services/identity/second-factor.ts";
import { CommandError, runCommand } from "./operator-command.ts";

const usage = `npm run second-factor -- off EMAIL
  for a member who has lost both the app and the recovery codes; make sure that it is they who ask`;

/** The member is notified by e-mail, which the server sends. */
await runCommand(async ({ database, log, accountOf }) => {
  const [verb, email = "", ...more] = process.argv.slice(2);
  if (verb !== "off" || email === "" || more.length > 0) throw new CommandError(usage);
  const account = await accountOf(email);
  const jobs = await createJobs({ database, clock: systemClock, log });
  const mailJobs = createMailJobs({ database, clock: systemClock, jobs, run: async () => {} });
  const wasOn = await database.transaction(async (tx) => {
    if (!(await removeSecondFactor(tx, account.id))) return false;
    const { locale } = account;
    await mailJobs.add({ what: "tell", kind: "second-factor-off", email: account.email, locale }, tx);
    return true;
  });
  return wasOn
    ? `${account.email} now signs in with the password alone and is notified by e-mail.`
    : `${account.email} has no second factor; nothing was changed.`;
});
