import { expect, test } from "vitest";
import { anonymous } from "./identity-store.ts";
import { accessOf } from "./member-access.ts";

const member = (...roles: string[]) => ({ known: true, token: "token", person: { id: "ana", roles } });

test("member-login routes: no access before the identity is resolved, nor without a token", () => {
  expect(accessOf({ ...anonymous, known: false }, undefined)).toBe("unsettled");
  expect(accessOf(anonymous, undefined)).toBe("anonymous");
  expect(accessOf(anonymous, ["Operator"])).toBe("anonymous");
  expect(accessOf(member(), undefined)).toBe("admitted");
});

test("optional member-group routes require one of the listed roles", () => {
  const groups = ["Operator", "WellspringPremium"];
  expect(accessOf(member("WellspringPremium"), groups)).toBe("admitted");
  expect(accessOf(member("operator", "Editor"), groups)).toBe("refused");
  expect(accessOf(member(), groups)).toBe("refused");
  expect(accessOf(member("Operator"), [])).toBe("refused");
});
