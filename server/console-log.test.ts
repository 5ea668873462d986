import { expect, test } from "vitest";
import { createLog } from "../platform/log.ts";
import { logConsole } from "./console-log.ts";

test("logs are JSON lines: what is written to the console is one line too, with its stack inside", () => {
  const lines: string[] = [];
  const log = createLog(
    { environment: "Production", debug: false },
    { write: (line) => void lines.push(line) },
  );
  const target: Pick<Console, "warn" | "error"> = { warn() {}, error() {} };
  logConsole(log, target);
  target.error(new Error("broken"));
  target.warn("%s could not be read\n", "It", { at: 1 });
  expect(lines.map((line) => line.trimEnd().split("\n").length)).toEqual([1, 1]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, err: { message: "broken", stack: expect.stringContaining("console-log.test") } },
    { level: 40, msg: "It could not be read\n { at: 1 }" },
  ]);
});
