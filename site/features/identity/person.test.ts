import { expect, test } from "vitest";
import { calledName, personOf } from "./person.ts";

test("the ID token's claims make the person", () => {
  const profile = {
    sub: "7",
    email: "ana@example.com",
    name: "Ana Ruiz",
    given_name: "Ana",
    roles: ["WellspringPremium"],
  };
  expect(personOf(profile)).toEqual({
    id: "7",
    email: "ana@example.com",
    name: "Ana Ruiz",
    firstName: "Ana",
    roles: ["WellspringPremium"],
  });
  expect(calledName(personOf(profile))).toBe("Ana");
  expect(calledName(personOf({ sub: "7", name: "Ana Ruiz" }))).toBe("Ana Ruiz");
});

test("claims of another shape are left out, and a blank name is none", () => {
  const person = personOf({ sub: "7", email: 3, name: " ", given_name: "", roles: "admin" });
  expect(person).toEqual({ id: "7", roles: [] });
  expect(calledName(person)).toBeUndefined();
  expect(personOf({ sub: "7", roles: ["a", 1, null] }).roles).toEqual(["a"]);
});
