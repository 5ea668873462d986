import { beforeAll, expect, test } from "vitest";
import type { RoleStore } from "../../contracts/roles.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { runningClock } from "../../tests/support/fixed-clock.ts";
import { createRoleStore } from "./roles.ts";

describeOnEachDatabase("the roles given by us", (open) => {
  let roles: RoleStore;
  beforeAll(async () => {
    roles = createRoleStore({ database: await open(), clock: runningClock() });
  });

  test("a role is given once, however often it is granted, and taken back from its member alone", async () => {
    await Promise.all([roles.grant("ana", "WellspringPremium"), roles.grant("ana", "WellspringPremium")]);
    await roles.grant("ana", "Operator");
    await roles.grant("bob", "WellspringPremium");
    expect(await roles.of("ana")).toEqual(["Operator", "WellspringPremium"]);
    await roles.revoke("ana", "WellspringPremium");
    await roles.revoke("ana", "WellspringPremium");
    expect(await roles.of("ana")).toEqual(["Operator"]);
    expect(await roles.of("bob")).toEqual(["WellspringPremium"]);
    expect(await roles.of("nobody")).toEqual([]);
    expect(await roles.names()).toEqual(["Operator", "WellspringPremium"]);
  });
});
