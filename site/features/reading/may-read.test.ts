import { expect, test } from "vitest";
import { premiumRole } from "../../../contracts/site.ts";
import { someSite } from "../../../tests/support/settings.ts";
import { provideSettings } from "../../settings.ts";
import { mayRead } from "./may-read.ts";

test("the lock is only for those who would be asked to sign in or to go premium", () => {
  provideSettings(() => someSite);
  const readers = [undefined, [], [premiumRole("Wellspring")]];
  const unlocked = (access: string) => readers.map((roles) => mayRead(access, roles));
  expect(unlocked("free")).toEqual([true, true, true]);
  expect(unlocked("account")).toEqual([false, true, true]);
  expect(unlocked("premium")).toEqual([false, false, true]);
});
