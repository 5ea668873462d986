import { afterAll, beforeAll, expect, test } from "vitest";
import { type MemberCall, type MemberCallName, memberCalls } from "../../contracts/member-calls.ts";
import { sql } from "../../platform/database/drizzle.ts";
import { describeOnEachDatabase, type OpenDatabase } from "../../tests/support/databases.ts";
import { sampleRequest } from "../../tests/support/member-samples.ts";
import { createTestMember, type TestMember } from "../../tests/support/member-service.ts";

describeOnEachDatabase("your data is yours", (open) => {
  let database: Awaited<ReturnType<OpenDatabase>>;
  let service: TestMember;
  beforeAll(async () => {
    database = await open();
    service = await createTestMember(database);
    for (const who of ["ana", "bob"]) {
      await service.premium.give(who);
      for (const [name, call] of Object.entries(memberCalls) as [MemberCallName, MemberCall][]) {
        if (call.method !== "POST" && call.method !== "PUT") continue;
        const { path, body } = sampleRequest(name, call, service.samples, new Date());
        await service.call(who, call.method, path, body);
      }
    }
  });
  afterAll(() => service.close());
  const whoseIs = (subject: string) => ({ subject, emails: [`${subject}@example.com`] });

  test("all data of a member is exported, from every table", async () => {
    const { rows } = await database.db.execute<{ table_name: string }>(
      sql`select table_name from information_schema.tables where table_schema = 'member'`,
    );
    const held = (await service.data.collect(whoseIs("ana"))) as Record<string, unknown[]>;
    expect(Object.keys(held)).toHaveLength(rows.length);
    for (const [table, stored] of Object.entries(held)) expect(stored.length, table).toBeGreaterThan(0);
    const text = JSON.stringify(held);
    expect(text).toContain("Only its writer reads this.");
    expect(text).not.toContain("bob");
    const { path } = (await service.call("ana", "GET", "/calendar")).json;
    expect(text).not.toContain(path.split("/").at(-1).slice(0, -4));
  });

  test("a member who leaves leaves nothing behind, as often as it is asked, and others stay", async () => {
    const others = await service.data.collect(whoseIs("bob"));
    for (let twice = 0; twice < 2; twice++) await service.data.erase(whoseIs("ana"));
    const held = (await service.data.collect(whoseIs("ana"))) as Record<string, unknown[]>;
    expect(Object.values(held).flat()).toEqual([]);
    expect(await service.data.collect(whoseIs("bob"))).toEqual(others);
  });
});
