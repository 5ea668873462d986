import { pino } from "pino";
import { expect, test } from "vitest";
import { describeOnBothDatabases } from "../../tests/support/databases.ts";
import { runningClock } from "../../tests/support/fixed-clock.ts";
import { createJobs } from "./jobs.ts";
import { createJobsData } from "./member-data.ts";

describeOnBothDatabases("a member's data in jobs", (open) => {
  test("is exported, and deleted with the account; a longer address with the same beginning or end is another member's", async () => {
    const database = await open();
    const jobs = await createJobs({ database, clock: runningClock(), log: pino({ level: "silent" }) });
    await jobs.add([
      { kind: "mail", key: "morning 2026-11-15 ana@example.com", payload: { recipientId: "1" } },
      { kind: "mail", key: "morning 2026-11-15 susana@example.com", payload: { recipientId: "2" } },
      { kind: "mail", key: "morning 2026-11-15 ana@example.com.mx", payload: { recipientId: "3" } },
      { kind: "mail", key: "ended:sub_1", payload: { to: "ana@example.com" } },
      { kind: "reminder", key: "x", payload: { subject: "ana" } },
      { kind: "reminder", key: "y", payload: { subject: "anabel" } },
    ]);
    const data = createJobsData(database);
    const ana = { subject: "ana", emails: ["ana@example.com"] };
    expect(await data.collect(ana)).toMatchObject([{ kind: "mail" }, { kind: "mail" }, { kind: "reminder" }]);
    await data.erase(ana);
    await data.erase(ana);
    expect(await data.collect(ana)).toEqual([]);
    expect(await jobs.list({})).toHaveLength(3);
  });
});
