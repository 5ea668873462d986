import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { groupPaths as at } from "../../contracts/group-paths.ts";
import { type GroupNote, noteReports } from "../../contracts/groups.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { createTestGroups, lessonId, planId, type TestGroups } from "../../tests/support/groups-service.ts";

const operator = "op operator";

describeOnEachDatabase("notes beneath a lesson", (open) => {
  let service: TestGroups;
  beforeAll(async () => {
    service = await createTestGroups(await open());
  });
  const call: TestGroups["call"] = (...given) => service.call(...given);
  const write = (who: string, group: string, text: string, id: string = randomUUID()) =>
    call(who, "PUT", at.note(group, lessonId, id), { text });
  const read = async (who: string, group: string): Promise<GroupNote[]> =>
    (await call(who, "GET", at.notes(group, lessonId))).json;
  const report = (who: string, group: string, note: string) =>
    call(who, "POST", at.report(group, lessonId, note));
  const reported = async () => noteReports.parse((await call(operator, "GET", at.reports)).json);

  test("plain text of at most 500 characters, newest last, each written once", async () => {
    const { id: group } = await service.makeGroup("ana", "ben");
    const id = randomUUID();
    const first = await write("ana", group, "  <b>Hope</b>\r\n\u0007\n\n\nhttps://example.com ", id);
    expect(first.json).toMatchObject({ id, text: "<b>Hope</b>\n\nhttps://example.com", isMine: true });
    // Sent again after its answer was lost, and even changed: it is the same note.
    expect((await write("ana", group, "something else", id)).json).toEqual(first.json);
    await write("ben", group, "y".repeat(500));
    expect((await read("ben", group)).map(({ by, isMine }) => [by, isMine])).toEqual([
      ["ana", false],
      ["ben", true],
    ]);
    expect((await write("ben", group, "y".repeat(501))).status).toBe(400);
    expect((await write("ben", group, " \n ")).status).toBe(400);
  });

  test("one's own can be deleted, another's cannot; one member writes twenty beneath a lesson", async () => {
    const { id: group } = await service.makeGroup("cleo", "dora");
    const id = randomUUID();
    await write("cleo", group, "mine", id);
    await call("dora", "DELETE", at.note(group, lessonId, id));
    expect(await read("dora", group)).toHaveLength(1);
    expect((await call("cleo", "DELETE", at.note(group, lessonId, id))).status).toBe(204);
    expect((await call("cleo", "DELETE", at.note(group, lessonId, id))).status).toBe(204);
    expect(await read("dora", group)).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 22 }, (_, nth) => write("cleo", group, `${nth}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 200)?.json.code).toBe("groups.notes_full");
  });

  test("a leaving member's notes go with them", async () => {
    const { id: group, people } = await service.makeGroup("emil", "fay");
    await write("fay", group, "goodbye");
    await call("fay", "DELETE", at.person(group, people[1]!.id));
    expect(await read("emil", group)).toEqual([]);
  });

  test("a reported note is hidden at once for everyone but its writer, and the operator sees what, by whom, where and when", async () => {
    const { id: group } = await service.makeGroup("gil", "hal", "ida");
    const { id } = (await write("hal", group, "unkind words")).json;
    expect((await report("hal", group, id)).json.code).toBe("groups.own_note");
    expect((await report("gil", group, id)).status).toBe(204);
    expect((await report("gil", group, id)).status).toBe(204);
    expect([await read("gil", group), await read("ida", group)]).toEqual([[], []]);
    expect(await read("hal", group)).toMatchObject([{ id, state: "reported", text: "unkind words" }]);
    const { open: waiting } = await reported();
    expect(waiting).toMatchObject([
      {
        id,
        text: "unkind words",
        writer: "hal",
        group: "Neighbors",
        plan: "Still waters",
        lesson: { title: "Be still" },
        reports: [{ by: "gil" }],
      },
    ]);

    // Restored: shown again, and the same member cannot report it again.
    const restored = await call(operator, "POST", at.decision(id), { decision: "restore", block: false });
    expect(restored.json).toMatchObject({ open: [], decided: [{ decision: "restore", isBlocked: false }] });
    expect(await read("ida", group)).toMatchObject([{ id, state: "shown" }]);
    expect((await report("gil", group, id)).json.code).toBe("groups.already_decided");
    expect(await read("ida", group)).toHaveLength(1);

    // Another may; removed it is gone for everyone, its writer knows why, and may write no more.
    expect((await report("ida", group, id)).status).toBe(204);
    const removed = await call(operator, "POST", at.decision(id), { decision: "remove", block: true });
    expect(removed.json.decided[0]).toMatchObject({ decision: "remove", isBlocked: true });
    expect(await read("ida", group)).toEqual([]);
    expect(await read("hal", group)).toMatchObject([{ id, state: "removed", text: "" }]);
    expect((await write("hal", group, "more")).json.code).toBe("groups.blocked");
    expect((await call("hal", "GET", at.group(group))).json.mayWrite).toBe(false);
    expect((await report("gil", group, id)).status).toBeLessThan(500);
    const twice = await call(operator, "POST", at.decision(id), { decision: "restore", block: false });
    expect(twice.status).toBe(404);
    await call(operator, "DELETE", at.block(removed.json.decided[0].id));
    expect((await write("hal", group, "kinder words")).status).toBe(200);
  });

  test("a reporter's account that is erased leaves the note hidden until it is decided", async () => {
    const { id: group } = await service.makeGroup("jan", "kim");
    const { id } = (await write("jan", group, "unkind")).json;
    await report("kim", group, id);
    await service.data.erase({ subject: "kim", emails: [] });
    expect((await reported()).open).toMatchObject([{ id, reports: [] }]);
    await call(operator, "POST", at.decision(id), { decision: "remove", block: false });
    await service.data.erase({ subject: "jan", emails: [] });
    expect((await reported()).decided.length).toBeGreaterThan(0);
  });

  test("one member reports ten notes a day", async () => {
    const { id: group } = await service.makeGroup("lea", "mia");
    const codes = [];
    for (let nth = 0; nth < 11; nth++) {
      const { id } = (await write("lea", group, `note ${nth}`)).json;
      codes.push((await report("mia", group, id)).status);
    }
    expect([codes.slice(0, 10).every((status) => status === 204), codes[10]]).toEqual([true, 429]);
  });

  test("who deletes a reported note, or leaves, does not escape the decision; who is blocked gives no names either", async () => {
    const { id: group, people } = await service.makeGroup("good", "bad");
    const [first, second] = [randomUUID(), randomUUID()];
    for (const id of [first, second]) {
      await write("bad", group, "an insult", id);
      await report("good", group, id);
    }
    expect((await call("bad", "DELETE", at.note(group, lessonId, first))).status).toBe(204);
    expect((await read("bad", group)).map(({ id }) => id)).toEqual([second]);
    await call("bad", "DELETE", at.person(group, people.find(({ name }) => name === "bad")!.id));
    const waiting = async () =>
      (await reported()).open.filter(({ id }) => id === first || id === second).map(({ text }) => text);
    expect(await waiting()).toEqual(["an insult", "an insult"]);
    await call(operator, "POST", at.decision(first), { decision: "restore", block: false });
    expect(await read("good", group)).toEqual([]);
    const decided = await call(operator, "POST", at.decision(second), { decision: "remove", block: true });
    expect(decided.json.decided[0]).toMatchObject({ decision: "remove", isBlocked: true });
    expect(await waiting()).toEqual([]);
    const made = await call("bad", "PUT", at.group(randomUUID()), {
      planId,
      name: "Insults",
      me: { name: "bad", showsReading: false },
    });
    expect([made.status, made.json.code]).toEqual([403, "groups.blocked"]);
  });
});
