import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { groupPaths as at } from "../../contracts/group-paths.ts";
import type { Group } from "../../contracts/groups.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { createTestGroups, lessonId, planId, type TestGroups } from "../../tests/support/groups-service.ts";

type Call = [method: string, path: (group: Group, noteId: string) => string, body?: object];
const me = { name: "x", showsReading: true };

/** Of the group's members. */
const inGroup: Record<string, Call> = {
  read: ["GET", ({ id }) => at.group(id)],
  appear: ["PUT", ({ id }) => at.me(id), me],
  removeOther: ["DELETE", ({ id, people }) => at.person(id, people[0]!.id)],
  notes: ["GET", ({ id }) => at.notes(id, lessonId)],
  write: ["PUT", ({ id }) => at.note(id, lessonId, randomUUID()), { text: "x" }],
  removeNote: ["DELETE", ({ id }, noteId) => at.note(id, lessonId, noteId)],
  report: ["POST", ({ id }, noteId) => at.report(id, lessonId, noteId)],
  reportName: ["POST", ({ id, people }) => at.reportName(id, people[0]!.id)],
};
const ofOwner: Record<string, Call> = {
  end: ["DELETE", ({ id }) => at.group(id)],
  renew: ["POST", ({ id }) => at.invitation(id)],
  endInvitation: ["DELETE", ({ id }) => at.invitation(id)],
  removePerson: ["DELETE", ({ id, people }) => at.person(id, people[0]!.id)],
};
const ofMembers: Record<string, Call> = {
  list: ["GET", () => at.groups],
  create: ["PUT", () => at.group(randomUUID()), { planId, name: "x", me }],
  join: ["POST", () => at.join, { token: "x".repeat(32), me }],
};
const ofOperators: Record<string, Call> = {
  reports: ["GET", () => at.reports],
  decide: ["POST", (_, noteId) => at.decision(noteId), { decision: "restore", block: false }],
  unblock: ["DELETE", (_, noteId) => at.block(noteId)],
};

describeOnEachDatabase("who may call what of a group", (open) => {
  let service: TestGroups;
  let group: Group;
  let noteId: string;
  beforeAll(async () => {
    service = await createTestGroups(await open());
    group = await service.makeGroup("ana", "ben");
    noteId = randomUUID();
    await service.call("ana", "PUT", at.note(group.id, lessonId, noteId), { text: "hers" });
  });
  const send = (who: string | undefined, [method, path, body]: Call, of = group) =>
    service.call(who, method, path(of, noteId), body);
  const state = async () => [
    { ...(await service.call("ana", "GET", at.group(group.id))).json },
    (await service.call("ben", "GET", at.notes(group.id, lessonId))).json,
  ];

  test("nothing without a token", async () => {
    for (const [name, call] of Object.entries({ ...inGroup, ...ofOwner, ...ofMembers, ...ofOperators })) {
      const answer = await send(undefined, call);
      expect([name, answer.status, answer.json.code]).toEqual([name, 401, "member.not_signed_in"]);
    }
  });

  test("404 for strangers, the same as for a group that there is not, and nothing changes", async () => {
    const before = await state();
    const nowhere = { ...group, id: randomUUID() };
    for (const [name, call] of Object.entries({ ...inGroup, ...ofOwner })) {
      const stranger = await send("eve", call);
      expect([name, stranger.status, stranger.json.code]).toEqual([name, 404, "groups.unknown"]);
      expect((await send("eve", call, nowhere)).json, name).toEqual(stranger.json);
      expect((await send("eve", call, { ...group, id: "nonsense" })).status, name).toBe(404);
    }
    expect(await state()).toEqual(before);
  });

  test("403 for members who are not the owner, and nothing changes", async () => {
    const before = await state();
    for (const [name, call] of Object.entries(ofOwner)) {
      const answer = await send("ben", call);
      expect([name, answer.status, answer.json.code]).toEqual([name, 403, "groups.not_owner"]);
    }
    expect(await state()).toEqual(before);
  });

  test("403 for everybody but operators, who are strangers to the group like any other", async () => {
    for (const [name, call] of Object.entries(ofOperators)) {
      expect([name, (await send("ana", call)).status]).toEqual([name, 403]);
      expect((await send("op operator", call)).status, name).not.toBe(403);
    }
    expect((await send("op operator", inGroup.read!)).status).toBe(404);
  });

  test("no id of a group is taken over, nor is another's note", async () => {
    service.subscribed.add("eve");
    const wanted = { planId, name: "mine now", me };
    expect((await service.call("eve", "PUT", at.group(group.id), wanted)).status).toBe(404);
    const other = await service.makeGroup("eve");
    const path = at.note(other.id, lessonId, noteId);
    expect((await service.call("eve", "PUT", path, { text: "mine" })).status).toBe(404);
    await service.call("eve", "DELETE", path);
    expect((await service.call("eve", "POST", `${path}/report`)).status).toBe(404);
    expect((await service.call("ben", "GET", at.notes(group.id, lessonId))).json).toMatchObject([
      { text: "hers" },
    ]);
  });

  test("an id that is no lesson of the plan takes no notes", async () => {
    const path = at.note(group.id, planId, randomUUID());
    expect((await service.call("ana", "PUT", path, { text: "x" })).status).toBe(404);
  });
});
