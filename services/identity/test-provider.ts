import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll } from "vitest";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { newPlace } from "../../tests/support/databases.ts";
import { openSecrets } from "./secrets.ts";
import {
  type Answer,
  createBrowser,
  goodPassword,
  startIdentity,
  type TestIdentity,
} from "./test-identity.ts";

type Started = Partial<Parameters<typeof startIdentity>[0]>;

/** One provider on a database of its own for all tests of a file; `startAnother` puts a second one on the same database. */
export function useProvider(options: Started = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "identity-"));
  const secrets = openSecrets(folder);
  const others: TestIdentity[] = [];
  let first: TestIdentity;
  let database: Database;
  let dataDir: string;
  let written = 0;
  beforeAll(async () => {
    const place = await newPlace();
    dataDir = place.dataDir;
    database = await openDatabase({ ...place, log: pino({ level: "silent" }) });
    first = await startIdentity({ database, secrets, ...options });
  });
  afterEach(() => first.clock.reset());
  afterAll(async () => {
    for (const provider of [...others, first]) await provider.close();
    await database.close();
    for (const place of [folder, dataDir]) rmSync(place, { recursive: true, force: true });
  });

  const post = (form: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    createBrowser(first.port).request(`/identity/forms/${form}`, {
      form: { locale: "en-US", ...fields },
      headers,
    });
  return {
    provider: () => first,
    database: () => database,
    browse: () => createBrowser(first.port),
    async startAnother(more: Started): Promise<TestIdentity> {
      const other = await startIdentity({ database, secrets, ...more });
      others.push(other);
      return other;
    },
    newEmail: () => `writer${++written}@example.org`,
    post,
    register: (fields: Record<string, string>) =>
      post("register", { password: goodPassword, firstName: "Ana", lastName: "Ruiz", ...fields }),
    async mailsTo(email: string) {
      await first.identity.idle();
      return first.mails.filter((mail) => mail.to.address === email);
    },
  };
}

export const to = ({ headers }: Answer): string | undefined => headers.location;
