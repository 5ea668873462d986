import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { sql } from "../../platform/database/drizzle.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { openSecrets } from "./secrets.ts";
import { createBrowser, goodPassword, linkIn, press, startIdentity } from "./test-identity.ts";

const form = { password: goodPassword, firstName: "Ana", lastName: "Ruiz", locale: "en-US" };

describeOnEachDatabase("account mails", (open) => {
  test("an acknowledged request is stored: an unreachable mail server or a stopped process only delays the mail", async () => {
    const database = await open();
    const secrets = openSecrets(mkdtempSync(path.join(tmpdir(), "identity-")));
    let refusals = 0;
    const away = {
      sendsOnce: false,
      async send(): Promise<never> {
        refusals += 1;
        throw new Error("the mail server is away");
      },
    };
    const first = await startIdentity({ database, secrets, mailer: away });
    const email = "ana@example.com";
    const answer = await createBrowser(first.port).request("/identity/forms/register", {
      form: { ...form, email },
    });
    expect(answer.headers.location).toBe("/account/verify-email?notice=sent");
    await first.identity.idle();
    expect(refusals).toBe(1);
    for (let hours = 0; hours < 12; hours++) {
      first.clock.advance(60 * 60_000);
      await first.identity.idle();
    }
    expect(refusals).toBe(13);
    await first.close();

    const mails: Mail[] = [];
    const second = await startIdentity({
      database,
      secrets,
      mailer: {
        sendsOnce: false,
        async send(mail) {
          mails.push(mail);
          return { messageId: "<1@test>" };
        },
      },
    });
    second.clock.advance(14 * 60 * 60_000);
    await second.identity.idle();
    expect(mails.map(({ to }) => to.address)).toEqual([email]);
    const browser = createBrowser(second.port);
    const pressed = await press(browser, linkIn(mails[0]), { password: goodPassword });
    expect(pressed.headers.location).toBe("/auth/login?redirectUrl=%2F%3Faction%3Dregister&begun=yes");
    // Nothing of what was typed stays behind in a queue.
    expect((await database.db.execute(sql`select 1 from identity.errands`)).rows).toEqual([]);
    const { rows } = await database.db.execute(sql`select payload::text as payload from jobs.jobs`);
    expect(JSON.stringify(rows)).not.toMatch(/ana@example|argon2/);
    await second.close();
  });
});
