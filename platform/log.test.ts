import { expect, test } from "vitest";
import { createLog, logLevel } from "./log.ts";
import { outsideRequest, runInRequest } from "./request-context.ts";

test.each([
  ["Local", undefined, "debug"],
  ["Staging", undefined, "debug"],
  ["Production", "debug", "debug"],
  ["Production", undefined, "warn"],
  ["Production", "info", "info"],
  ["Local", "error", "error"],
] as const)(
  "debug outside Production or with the debug flag, else warnings and errors: %s, LOG_LEVEL %s is %s",
  (environment, level, expected) => expect(logLevel({ environment, level })).toBe(expected),
);

test("every line that is written during a request has its id, and no line after it", async () => {
  const lines: string[] = [];
  const log = createLog({ environment: "Local" }, { write: (line) => void lines.push(line) });
  await runInRequest("11112222", async () => {
    await Promise.resolve();
    log.info("within");
    outsideRequest(() => log.info("a timer that it happened to begin"));
  });
  log.info("after");
  expect(lines.map((line) => JSON.parse(line).requestId)).toEqual(["11112222", undefined, undefined]);
});

test("a line is one JSON object with its level, time and details", () => {
  const lines: string[] = [];
  const log = createLog({ environment: "Production" }, { write: (line) => void lines.push(line) });
  log.debug("quiet");
  log.info("quiet");
  log.warn("a mail could not be sent");
  log.error({ err: new Error("broken"), url: "/x" }, "a request failed");
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 40, msg: "a mail could not be sent" });
  const line = JSON.parse(lines[1]!);
  expect(line).toMatchObject({ level: 50, url: "/x", msg: "a request failed", err: { message: "broken" } });
  expect(new Date(line.time).toISOString()).toBe(line.time);
});

test("a client that goes away in the middle of its request is no error", () => {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const gone = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  createLog({ environment: "Production" }, { write }).error({ err: gone }, "a request failed");
  expect(lines).toEqual([]);
  const log = createLog({ environment: "Local" }, { write });
  log.error({ err: gone }, "a request failed");
  log.error(gone);
  log.error({ err: Object.assign(new Error("reset"), { code: "ECONNRESET" }) }, "the database is away");
  expect(lines.map((line) => JSON.parse(line).level)).toEqual([20, 20, 50]);
});
