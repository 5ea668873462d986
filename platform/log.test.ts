import { expect, test } from "vitest";
import { createLog, logLevel } from "./log.ts";

test.each([
  ["Local", false, "debug"],
  ["Staging", false, "debug"],
  ["Production", true, "debug"],
  ["Production", false, "error"],
])(
  "debug outside Production or with the debug flag, else errors only: %s, debug %s is %s",
  (environment, debug, level) => expect(logLevel({ environment, debug })).toBe(level),
);

test("a line is one JSON object with its level, time and details", () => {
  const lines: string[] = [];
  const log = createLog(
    { environment: "Production", debug: false },
    { write: (line) => void lines.push(line) },
  );
  log.debug("quiet");
  log.info("quiet");
  log.warn("quiet");
  log.error({ err: new Error("broken"), url: "/x" }, "a request failed");
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0]!);
  expect(line).toMatchObject({ level: 50, url: "/x", msg: "a request failed", err: { message: "broken" } });
  expect(new Date(line.time).toISOString()).toBe(line.time);
});
