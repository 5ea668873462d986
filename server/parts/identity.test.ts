import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { wordsInCode } from "../../contracts/mail-words.ts";
import { createMovableClock } from "../../platform/clock.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { createJobs } from "../../platform/jobs/jobs.ts";
import { memoryLimits } from "../../platform/limits/limits.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { createBrowser, newPerson, origin, signIn } from "../../services/identity/test-identity.ts";
import { createRoleStore } from "../../services/member/roles.ts";
import { newMigratedPglitePlace } from "../../tests/support/databases.ts";
import { readConfig } from "../config.ts";
import { composeIdentity, createIdentityMount, isIdentityPath } from "./identity.ts";
import { lazy } from "./lazy.ts";

test("the provider's answers carry the headers of every answer, and its one script is allowed by its hash", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "identity-mount-"));
  const place = await newMigratedPglitePlace();
  const log = pino({ level: "silent" });
  const clock = createMovableClock();
  const database = await openDatabase({ ...place, log });
  const config = readConfig({ ORIGIN: origin, DATA_DIR: dataDir }, "/");
  const mails: Mail[] = [];
  const mailer: Mailer = {
    mailbox: undefined,
    sendsOnce: true,
    close() {},
    async send(mail) {
      mails.push(mail);
      return { messageId: "<1@test>" };
    },
  };
  const jobs = await createJobs({ database, clock, log });
  jobs.start();
  const identity = await composeIdentity({
    config,
    database,
    mailer,
    mailWords: wordsInCode,
    clock,
    log,
    roles: createRoleStore({ database, clock }),
    jobs,
    rateLimits: memoryLimits(clock),
    memberData: () => [],
    onNewsletterWish: async () => {},
    legacyUsers: { find: async () => null, ensure: async () => Promise.reject(new Error("not asked")) },
  });
  const server = createServer(
    createIdentityMount(
      lazy(async () => identity),
      config.IDENTITY_SITES,
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const browser = createBrowser(port);
    const discovery = await browser.request("/identity/.well-known/openid-configuration");
    const foreign = await browser.request("/identity/jwks", { headers: { host: "evil.example" } });
    const refused = await browser.request("/identity/forms/login", { form: { email: "x" } });
    const nowhere = await browser.request("/identity/nowhere");
    expect([discovery, foreign, refused, nowhere].map(({ status }) => status)).toEqual([200, 400, 303, 404]);
    for (const { headers } of [discovery, foreign, refused, nowhere]) {
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
    }

    const person = await newPerson({ identity, port, mails });
    const { id_token } = await signIn(browser, person);
    const page = await browser.request(
      `/identity/session/end?${new URLSearchParams({ id_token_hint: id_token })}`,
    );
    const script = /<script>(.*)<\/script>/.exec(page.body)?.[1] ?? "";
    const digest = createHash("sha256").update(script).digest("base64");
    expect(script).not.toBe("");
    expect(page.headers["content-security-policy"]).toContain(`script-src 'sha256-${digest}'`);
  } finally {
    server.closeAllConnections();
    server.close();
    await jobs.close();
    await identity.close();
    await database.close();
    for (const folder of [dataDir, place.dataDir]) rmSync(folder, { recursive: true, force: true });
  }
});

test("only /identity and what is below it is the provider's", () => {
  expect(["/identity", "/identity/auth"].every(isIdentityPath)).toBe(true);
  expect(["/identity-theft", "/", "/es/identity/auth"].some(isIdentityPath)).toBe(false);
});
