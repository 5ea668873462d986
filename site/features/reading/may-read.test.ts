import { expect, test } from "vitest";
import { premiumRole } from "../../../contracts/site.ts";
import { provideSettings } from "../../settings.ts";
import { mayRead } from "./may-read.ts";

test("the lock is only for those who would be asked to sign in or to go premium", () => {
  provideSettings(() => ({
    siteName: "Wellspring",
    environment: "Production",
    origin: "https://wellspring.example",
    buildId: "1",
  }));
  const readers = [undefined, [], [premiumRole("Wellspring")]];
  const opened = (access: string) => readers.map((roles) => mayRead(access, roles));
  expect(opened("free")).toEqual([true, true, true]);
  expect(opened("account")).toEqual([false, true, true]);
  expect(opened("premium")).toEqual([false, false, true]);
});
