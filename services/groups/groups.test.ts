import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { groupPaths as at } from "../../contracts/group-paths.ts";
import { type Group, group as groupSchema } from "../../contracts/groups.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { createTestGroups, lessonId, planId, type TestGroups } from "../../tests/support/groups-service.ts";

type GroupPerson = Group["people"][number];
const namesOf = ({ people }: { people: GroupPerson[] }) => people.map(({ name }) => name);

describeOnEachDatabase("a plan with others", (open) => {
  let service: TestGroups;
  beforeAll(async () => {
    service = await createTestGroups(await open());
  });
  const call: TestGroups["call"] = (...given) => service.call(...given);

  test("the owner of a subscription makes a group, at most five of them; a repeat is the same group", async () => {
    const me = { name: "  Ana\n\u202eRuiz ", showsReading: true };
    const wanted = { planId, name: "Tuesday\u0000 friends", me };
    const id = randomUUID();
    expect((await call("ana", "PUT", at.group(id), wanted)).json.code).toBe("groups.not_subscribed");
    service.subscribed.add("ana");
    const made = await call("ana", "PUT", at.group(id), wanted);
    expect(groupSchema.parse(made.json)).toMatchObject({
      id,
      name: "Tuesday friends",
      plan: { id: planId, title: "Still waters" },
      people: [{ name: "Ana Ruiz", isOwner: true, isMe: true }],
      isOwner: true,
      invitation: null,
    });
    expect((await call("ana", "PUT", at.group(id), wanted)).json).toEqual(made.json);
    for (let nth = 0; nth < 4; nth++) await call("ana", "PUT", at.group(randomUUID()), wanted);
    expect((await call("ana", "PUT", at.group(randomUUID()), wanted)).json.code).toBe("groups.too_many");
    expect((await call("ana", "GET", at.groups)).json).toHaveLength(5);
    const unknownPlan = { ...wanted, planId: lessonId };
    expect((await call("ana", "PUT", at.group(randomUUID()), unknownPlan)).status).toBe(404);
  });

  test.each([
    ["no name", { name: " \u200b ", showsReading: false }],
    ["too long a name", { name: "x".repeat(41), showsReading: false }],
    ["no choice", { name: "Ana" }],
    ["half a character", { name: "\ud83c", showsReading: false }],
    ...[
      "\u3164",
      "\u115f\u1160",
      "\u2800",
      "\u00ad",
      "\u{e0041}\u{e0042}",
      "\ufe0f\u034f",
      "!?",
      "🌸",
      "\u{13441}",
      "\ue000\ufffa",
    ].map((name): [string, object] => [
      `nothing to read in ${JSON.stringify(name)}`,
      { name, showsReading: false },
    ]),
    ...[
      "@ana",
      "ana＠example.com",
      "https://x.y",
      "WWW.example",
      "example.com",
      "visit example．org now",
    ].map((name): [string, object] => [`an address, ${name},`, { name, showsReading: false }]),
  ])("%s is refused", async (_, me) => {
    service.subscribed.add("amy");
    const answer = await call("amy", "PUT", at.group(randomUUID()), { planId, name: "Friends", me });
    expect([answer.status, answer.json.code]).toEqual([400, "groups.invalid"]);
  });

  test("what cannot be seen is taken out of a name, and names of people stay as they are", async () => {
    const { id } = await service.makeGroup("uma");
    const nameOf = async (name: string) =>
      (await call("uma", "PUT", at.me(id), { name, showsReading: false })).json.me.name;
    expect(await nameOf("𝐀𝐧𝐚 Ｒｕｉｚ\uffa0")).toBe("Ana Ruiz");
    expect(await nameOf("A\u00adn\u3164a\u2800\u{e0041} Ruiz")).toBe("Ana Ruiz");
    const half = { name: "Ana\ud800 Ruiz", showsReading: false };
    expect((await call("uma", "PUT", at.me(id), half)).status).toBe(400);
    for (const name of ["José Ángel", "O’Brien-Núñez", "Dr. J. R. Ewing", "Łukasz", "한나", "Ana 🌸", "7"])
      expect(await nameOf(name)).toBe(name);
  });

  test("nobody has the name of another in the group, nor the site's", async () => {
    const { id, token } = await service.makeGroup("vic", "wanda");
    const me = (name: string) => ({ name, showsReading: false });
    const joinAs = (who: string, name: string) => call(who, "POST", at.join, { token, me: me(name) });
    for (const name of [
      ...["vic", "VIC", "ｖｉｃ", "v\u00adic", "𝐕𝐢𝐜", " Vic "],
      // Accents, marks and spaces between the letters; і and с of Cyrillic, Ι and ν of Greek; digits.
      ...[
        "Víc",
        "V i c",
        "vic.",
        "v\u0336i\u0336c",
        "v\u0456\u0441",
        "V\u0399C",
        "\u03bdic",
        "v1c",
        "VlC",
        "vıc",
      ],
    ]) {
      const refused = await joinAs("xena", name);
      expect([name, refused.status, refused.json.code]).toEqual([name, 409, "groups.name_taken"]);
      expect((await call("wanda", "PUT", at.me(id), me(name))).json.code).toBe("groups.name_taken");
    }
    for (const name of [
      "Wellspring",
      "wellspring team",
      "ＷＥＬＬＳＰＲＩＮＧ",
      "W e l l s p r i n g",
      "We11spring",
      "W\u0435llspring",
    ]) {
      expect((await joinAs("xena", name)).json.code, name).toBe("groups.name_taken");
      expect((await call("wanda", "PUT", at.me(id), me(name))).json.code, name).toBe("groups.name_taken");
    }
    for (const name of ["Vicky", "Vico", "Vic B.", "Vic 🌸", "Виктор", "Νίκος"]) {
      const allowed = await call("wanda", "PUT", at.me(id), me(name));
      expect([name, allowed.status, allowed.json.me?.name]).toEqual([name, 200, name]);
    }
    const official = { planId, name: "WellSpring", me: me("vic") };
    expect((await call("vic", "PUT", at.group(randomUUID()), official)).json.code).toBe("groups.name_taken");
    expect((await call("vic", "PUT", at.me(id), me("VIC"))).status).toBe(200);
    expect((await joinAs("xena", "Vicky")).status).toBe(200);
  });

  test("the invitation says a first name and the plan, and joining subscribes to it", async () => {
    const group = await service.makeGroup("ben");
    const read = await call(undefined, "POST", at.invited, { token: group.token });
    expect(read.json).toEqual({
      by: "ben",
      plan: { id: planId, title: "Still waters", path: `/growthPlan/${planId}` },
      isIn: false,
    });
    const joined = await service.join("cleo", group.token);
    expect([joined.status, namesOf(joined.json), joined.json.isOwner]).toEqual([200, ["ben", "cleo"], false]);
    expect(joined.json).not.toHaveProperty("invitation");
    expect(service.subscribed.has("cleo")).toBe(true);
    expect((await service.join("cleo", group.token)).json.code).toBe("groups.already_in");
    expect((await call("cleo", "POST", at.invited, { token: group.token })).json.isIn).toBe(true);
  });

  test("wrong, ended, renewed and expired invitations have their own codes", async () => {
    const { id, token } = await service.makeGroup("dora");
    const codeOf = async (given: string) => (await service.join("emil", given)).json.code;
    expect(await codeOf("x".repeat(32))).toBe("groups.invitation_unknown");
    expect((await call(undefined, "POST", at.invited, { token: "no" })).status).toBe(400);
    const renewed = (await call("dora", "POST", at.invitation(id))).json.invitation.token;
    expect(renewed).not.toBe(token);
    expect(await codeOf(token)).toBe("groups.invitation_ended");
    expect((await call("dora", "DELETE", at.invitation(id))).json.invitation).toBeNull();
    expect(await codeOf(renewed)).toBe("groups.invitation_ended");
    const last = (await call("dora", "POST", at.invitation(id))).json.invitation.token;
    const month = 31 * 86_400_000;
    service.clock.advance(month);
    expect(await codeOf(last)).toBe("groups.invitation_ended");
    expect((await call("dora", "GET", at.group(id))).json.invitation).toBeNull();
    service.clock.advance(-month);
    expect((await service.join("emil", last)).status).toBe(200);
  });

  test("twenty accept at once, ten get in", async () => {
    const { id, token } = await service.makeGroup("fay");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => service.join(`guest${nth}`, token)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(new Set(answers.flatMap(({ json }) => json.code ?? []))).toEqual(new Set(["groups.full"]));
    expect((await call("fay", "GET", at.group(id))).json.people).toHaveLength(11);
    expect((await call(undefined, "POST", at.invited, { token })).json.code).toBe("groups.full");
    // Whoever accepts twice at once is in once.
    const other = await service.makeGroup("gil");
    const twice = await Promise.all([service.join("hal", other.token), service.join("hal", other.token)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("who has read today: only those who chose to show it", async () => {
    const group = await service.makeGroup("ida", "jan", "kim");
    for (const who of ["ida", "jan", "kim"]) service.readers.add(who);
    await call("jan", "PUT", at.me(group.id), { name: "Janek", showsReading: true });
    const seenBy = async (who: string) =>
      (await call(who, "GET", `${at.groups}?plan=${planId}`)).json[0].people.map(
        ({ name, readToday }: GroupPerson) => [name, readToday],
      );
    const seen = [
      ["ida", false],
      ["Janek", true],
      ["kim", false],
    ];
    expect([await seenBy("ida"), await seenBy("jan"), await seenBy("kim")]).toEqual([seen, seen, seen]);
    await call("jan", "PUT", at.me(group.id), { name: "Janek", showsReading: false });
    expect((await seenBy("ida"))[1]).toEqual(["Janek", false]);
    // Of another only the name and that is sent, not the account nor what they chose.
    const [, jan] = (await call("ida", "GET", at.group(group.id))).json.people;
    expect(Object.keys(jan).sort()).toEqual(["id", "isMe", "isOwner", "name", "nameState", "readToday"]);
  });

  test("leave at any time; the longest member becomes the owner, and a group of nobody is gone", async () => {
    const group = await service.makeGroup("lea", "mia", "noa");
    const [lea, mia, noa] = group.people.map(({ id }) => id) as [string, string, string];
    expect((await call("lea", "DELETE", at.person(group.id, lea))).status).toBe(204);
    expect((await call("lea", "GET", at.group(group.id))).status).toBe(404);
    expect((await call("mia", "GET", at.group(group.id))).json).toMatchObject({ isOwner: true });
    await call("noa", "DELETE", at.person(group.id, noa));
    await call("mia", "DELETE", at.person(group.id, mia));
    expect(await service.store.groups.find(group.id)).toBeUndefined();
    expect((await service.join("lea", group.token)).json.code).toBe("groups.invitation_unknown");
  });

  test("the owner removes a person, who cannot come back by the link, and ends the group", async () => {
    const group = await service.makeGroup("ora", "pia");
    const pia = group.people[1]!.id;
    expect((await call("ora", "DELETE", at.person(group.id, pia))).status).toBe(204);
    expect((await call("pia", "GET", at.group(group.id))).status).toBe(404);
    expect((await service.join("pia", group.token)).json.code).toBe("groups.invitation_ended");
    expect((await call("ora", "DELETE", at.group(group.id))).status).toBe(204);
    expect((await call("ora", "GET", at.groups)).json).toEqual([]);
  });

  test("too many changes in a minute are refused for a moment", async () => {
    const answers = [];
    for (let nth = 0; nth < 61; nth++) answers.push((await service.join("quin", "x".repeat(30))).status);
    expect([answers.at(59), answers.at(60)]).toEqual([404, 429]);
  });

  test("exported with your data; with the account goes what they wrote, and what others wrote stays", async () => {
    const group = await service.makeGroup("rob", "sam");
    const noteOf = (who: string, text: string) =>
      call(who, "PUT", at.note(group.id, lessonId, randomUUID()), { text });
    await noteOf("rob", "mine");
    await noteOf("sam", "yours");
    const rob = { subject: "rob", emails: [] };
    expect(await service.data.collect(rob)).toMatchObject({
      groups: [{ group: "Neighbors", isOwner: true, name: "rob" }],
      notes: [{ text: "mine" }],
    });
    expect(JSON.stringify(await service.data.collect(rob))).not.toContain(group.token);
    await service.data.erase(rob);
    await service.data.erase(rob);
    expect(await service.data.collect(rob)).toEqual({
      groups: [],
      notes: [],
      names: [],
      reports: [],
      blocked: [],
    });
    const left = (await call("sam", "GET", at.notes(group.id, lessonId))).json;
    expect(left).toMatchObject([{ by: "sam", text: "yours" }]);
    expect((await call("sam", "GET", at.group(group.id))).json.isOwner).toBe(true);
  });
});
