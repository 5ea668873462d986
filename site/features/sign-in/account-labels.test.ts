import { afterEach, expect, test } from "vitest";
import { identityErrors, identityNotices } from "../../../contracts/identity.ts";
import { overwriteGetLocale } from "../../i18n/paraglide/runtime.js";
import { accountErrorLabel, accountNoticeLabel, waitLabel } from "./account-labels.ts";
import { readAccountQuery } from "./account-query.ts";

afterEach(() => overwriteGetLocale(() => "en-US"));
const read = (query: string) => readAccountQuery(new URLSearchParams(query));

test("every error code has words of its own in both languages, none of which is the code", () => {
  const english = identityErrors.map((error) => accountErrorLabel({ error })!);
  overwriteGetLocale(() => "es");
  const spanish = identityErrors.map((error) => accountErrorLabel({ error })!);
  expect(new Set([...english, ...spanish]).size).toBe(identityErrors.length * 2);
  for (const label of [...english, ...spanish]) expect(label).not.toMatch(/[a-z]-[a-z]+-/);
});

test("every notice has words of its own in both languages", () => {
  const english = identityNotices.map((notice) => accountNoticeLabel({ notice }));
  overwriteGetLocale(() => "es");
  const spanish = identityNotices.map((notice) => accountNoticeLabel({ notice }));
  expect(new Set([...english, ...spanish]).size).toBe(identityNotices.length * 2);
});

test("the waiting time is spelled out, rounded up", () => {
  const labels = [undefined, 0, 1, 30, 60, 61, 120, 3540, 3541, 7200, 7201].map(waitLabel);
  expect(labels).toEqual([
    "in a little while",
    "in a second",
    "in a second",
    "in 30 seconds",
    "in a minute",
    "in 2 minutes",
    "in 2 minutes",
    "in 59 minutes",
    "in an hour",
    "in 2 hours",
    "in 3 hours",
  ]);
  expect(accountErrorLabel(read("error=too-many-attempts&wait=90"))).toContain("in 2 minutes");
  overwriteGetLocale(() => "es");
  expect(accountErrorLabel(read("error=too-many-attempts&wait=90"))).toContain("dentro de 2 minutos");
});

test("an unknown error has a generic message; nothing of the address reaches the page", () => {
  expect(read("error=<script>")).toEqual({ error: "try-again" });
  expect(read("notice=<script>")).toEqual({});
  expect(read("error=too-many-attempts&wait=-1")).toEqual({ error: "too-many-attempts" });
  expect(read("error=too-many-attempts&wait=1e9")).toEqual({ error: "too-many-attempts" });
  expect(read("error=email-invalid&notice=sent&wait=5")).toEqual({ error: "email-invalid" });
});
