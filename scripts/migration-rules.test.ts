import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../tests/support/server.ts";
import { beforeTheRule, migrationProblems } from "./migration-rules.mjs";

const files = globSync("{services,platform}/*/migrations/*.sql", { cwd: root });
const nameOf = (file: string) => `${path.basename(path.resolve(root, file, "../.."))}/${path.basename(file)}`;

describe("migrations are safe with old processes still running", () => {
  test.each(files.filter((file) => !beforeTheRule.has(nameOf(file))))("%s", (file) => {
    expect(migrationProblems(readFileSync(path.join(root, file), "utf8"))).toEqual([]);
  });

  test("the list of older ones names only files that need it", () => {
    const names = new Map(files.map((file) => [nameOf(file), file]));
    for (const name of beforeTheRule)
      expect(migrationProblems(readFileSync(path.join(root, names.get(name)!), "utf8")), name).not.toEqual(
        [],
      );
  });

  test.each([
    'DROP TABLE "leads"."leads";',
    'ALTER TABLE "leads"."leads" DROP COLUMN "email";',
    'ALTER TABLE "leads"."leads" RENAME COLUMN "email" TO "mail";',
    'ALTER TABLE "leads"."leads" ALTER COLUMN "zip" SET NOT NULL;',
    'ALTER TABLE "leads"."leads" ALTER COLUMN "id" SET DATA TYPE text;',
    'ALTER TABLE "leads"."leads" ADD COLUMN "zip" text NOT NULL;',
    'CREATE INDEX "leads_zip" ON "leads"."leads" USING btree ("zip");',
  ])("%s is refused, unless it says why", (statement) => {
    expect(migrationProblems(`select 1;--> statement-breakpoint\n${statement}`)).toHaveLength(1);
    expect(migrationProblems(`-- contract: unused since 1.4\n${statement}`)).toEqual([]);
  });

  test.each([
    'ALTER TABLE "leads"."leads" ADD COLUMN "zip" text;',
    `ALTER TABLE "leads"."leads" ADD COLUMN "zip" text DEFAULT '' NOT NULL;`,
    'CREATE TABLE "a"."b" ("id" text NOT NULL);--> statement-breakpoint\nCREATE INDEX "x" ON "a"."b" USING btree ("id");',
    'ALTER TABLE "leads"."leads" ALTER COLUMN "zip" DROP NOT NULL;',
  ])("%s is accepted", (statement) => expect(migrationProblems(statement)).toEqual([]));
});
