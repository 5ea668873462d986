import { expect, test } from "vitest";
import { groupPaths as at } from "../../contracts/group-paths.ts";
import type { Group } from "../../contracts/groups.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { createTestGroups } from "../../tests/support/groups-service.ts";

describeOnEachDatabase("a reported name", (open) => {
  test("is not shown again by leaving and coming back", async () => {
    const service = await createTestGroups(await open());
    const call = service.call;
    const { id: group, people, token } = await service.makeGroup("ana", "ben", "cleo");
    const ben = people[1]!.id;
    await call("ben", "PUT", at.me(group), { name: "Rude Word", showsReading: false });
    await call("cleo", "POST", at.reportName(group, ben));
    await call("ben", "DELETE", at.person(group, ben));
    const back = await call("ben", "POST", at.join, {
      token,
      me: { name: "Rude Word", showsReading: false },
    });
    const names = ((await call("ana", "GET", at.group(group))).json as Group).people.map((one) => one.name);
    expect([back.json.code ?? back.status, names]).toEqual(["groups.name_taken", ["ana", "cleo"]]);
  });
});
