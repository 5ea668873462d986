import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { groupPaths as at } from "../../contracts/group-paths.ts";
import { type Group, noteReports } from "../../contracts/groups.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { createTestGroups, lessonId, planId, type TestGroups } from "../../tests/support/groups-service.ts";

const operator = "op operator";

describeOnEachDatabase("names that are reported", (open) => {
  let service: TestGroups;
  beforeAll(async () => {
    service = await createTestGroups(await open());
  });
  const call: TestGroups["call"] = (...given) => service.call(...given);
  const seenBy = async (who: string, group: string) =>
    ((await call(who, "GET", at.group(group))).json as Group).people.map(
      ({ name, nameState }) => `${name} ${nameState}`,
    );
  const waiting = async (...groups: string[]) =>
    noteReports
      .parse((await call(operator, "GET", at.reports)).json)
      .names.filter(({ group }) => groups.includes(group));
  const decide = (id: string, decision: "restore" | "remove", block = false) =>
    call(operator, "POST", at.decision(id), { decision, block });
  const rename = (who: string, group: string, name: string) =>
    call(who, "PUT", at.me(group), { name, showsReading: false });

  test("hidden at once for all but its member, kept by changing nothing but letters, and taken away by an operator", async () => {
    const { id: group, people, token } = await service.makeGroup("ana", "ben", "cleo");
    const ben = people[1]!.id;
    await rename("ben", group, "Rude Word");
    await call("ben", "PUT", at.note(group, lessonId, randomUUID()), { text: "kind words" });
    expect((await call("ben", "POST", at.reportName(group, ben))).json.code).toBe("groups.own_note");
    expect((await call("dan", "POST", at.reportName(group, ben))).status).toBe(404);
    expect((await call("cleo", "POST", at.reportName(group, randomUUID()))).status).toBe(404);
    for (let twice = 0; twice < 2; twice++)
      expect((await call("cleo", "POST", at.reportName(group, ben))).status).toBe(204);
    expect(await seenBy("ana", group)).toEqual(["ana shown", " reported", "cleo shown"]);
    expect(await seenBy("ben", group)).toEqual(["ana shown", "Rude Word reported", "cleo shown"]);
    expect((await call("ana", "GET", at.notes(group, lessonId))).json).toMatchObject([{ by: "" }]);
    expect((await rename("ben", group, "RUDE  word")).json.code).toBe("groups.name_taken");
    expect((await rename("ben", group, "Rude Word")).status).toBe(200);

    const [report, ...others] = await waiting("Neighbors");
    expect([report, others]).toMatchObject([
      { name: "Rude Word", plan: "Still waters", reports: [{ by: "cleo" }] },
      [],
    ]);
    expect((await decide(report!.id, "restore")).json.names).toEqual([]);
    expect(await seenBy("ana", group)).toContain("Rude Word shown");
    expect((await call("cleo", "POST", at.reportName(group, ben))).json.code).toBe("groups.already_decided");
    await call("ana", "POST", at.reportName(group, ben));
    expect((await decide(report!.id, "remove")).json.decided[0]).toMatchObject({ decision: "remove" });
    expect((await decide(report!.id, "remove")).status).toBe(404);
    expect(await seenBy("ben", group)).toContain(" removed");
    expect((await rename("ben", group, "rude word")).json.code).toBe("groups.name_taken");
    expect((await rename("ben", group, "Ben")).status).toBe(200);
    expect(await seenBy("ana", group)).toContain("Ben shown");
    // The owner's name is also what an invitation says.
    await call("cleo", "POST", at.reportName(group, people[0]!.id));
    expect((await call(undefined, "POST", at.invited, { token })).json.by).toBe("");
    await decide((await waiting("Neighbors"))[0]!.id, "restore");
  });

  test("nobody escapes the decision by another name, by leaving, or by ending the group", async () => {
    const { id: group, people } = await service.makeGroup("eva", "fred", "gus");
    const [eva, fred, gus] = people.map(({ id }) => id) as [string, string, string];
    await call("gus", "POST", at.reportName(group, fred));
    await rename("fred", group, "Freddy");
    expect(await seenBy("gus", group)).toContain("Freddy shown");
    await call("fred", "DELETE", at.person(group, fred));
    await call("gus", "POST", at.reportName(group, eva));
    expect((await call("eva", "DELETE", at.group(group))).status).toBe(204);
    const [first, second] = await waiting("Neighbors");
    expect([first!.name, second!.name]).toEqual(["fred", "eva"]);
    await decide(first!.id, "remove", true);
    expect(
      (
        await service.call("fred", "POST", at.join, {
          token: "x".repeat(30),
          me: { name: "f", showsReading: false },
        })
      ).json.code,
    ).toBe("groups.blocked");
    expect(await service.store.groups.find(group)).toBeDefined();
    await decide(second!.id, "restore");
    expect(await service.store.groups.find(group)).toBeUndefined();
    expect(gus).toBeDefined();
  });

  test("a group that ends leaves its reported notes to operators, and nothing else", async () => {
    const { id: group, token } = await service.makeGroup("hal", "ida");
    const [bad, good] = [randomUUID(), randomUUID()];
    await call("hal", "PUT", at.note(group, lessonId, bad), { text: "an insult" });
    await call("hal", "PUT", at.note(group, lessonId, good), { text: "kind words" });
    await call("ida", "POST", at.report(group, lessonId, bad));
    expect((await call("hal", "DELETE", at.group(group))).status).toBe(204);
    for (const who of ["hal", "ida"]) {
      expect((await call(who, "GET", at.group(group))).status).toBe(404);
      expect((await call(who, "GET", at.groups)).json).toEqual([]);
    }
    expect((await service.join("ida", token)).json.code).toBe("groups.invitation_unknown");
    const wanted = { planId, name: "Again", me: { name: "hal", showsReading: false } };
    expect((await call("hal", "PUT", at.group(group), wanted)).status).toBe(404);
    const { open: notes } = noteReports.parse((await call(operator, "GET", at.reports)).json);
    expect(notes).toMatchObject([
      { id: bad, text: "an insult", group: "Neighbors", reports: [{ by: "ida" }] },
    ]);
    const { json } = await decide(bad, "remove", true);
    expect([json.open, json.decided[0]]).toMatchObject([[], { decision: "remove", isBlocked: true }]);
    expect(await service.store.groups.find(group)).toBeUndefined();
  });

  test("with the account go the words that were reported, and the ended group with them", async () => {
    const { id: group, people } = await service.makeGroup("jan", "kim");
    await call("kim", "POST", at.reportName(group, people[0]!.id));
    const jan = { subject: "jan", emails: [] };
    expect(await service.data.collect(jan)).toMatchObject({ names: [{ name: "jan", state: "reported" }] });
    await call("jan", "DELETE", at.group(group));
    await service.data.erase(jan);
    expect(await waiting("Neighbors")).toEqual([]);
    expect(await service.store.groups.find(group)).toBeUndefined();
  });
});
