import { statfs } from "node:fs/promises";
import type { Config } from "../config.ts";
import { writeSomething } from "../readiness.ts";
import { type Finding, fail, ok, reasonOf, warning } from "./finding.ts";

const check = "data folder";
const gigabyte = 1e9;
const minFree = gigabyte;

/** Can be written to, and has room. */
export async function checkDataDir({ dataDir }: Pick<Config, "dataDir">): Promise<Finding[]> {
  try {
    await writeSomething(dataDir);
  } catch (error) {
    return [
      fail(
        check,
        `${dataDir} cannot be written to (${reasonOf(error)})`,
        "Give the folder to the user that runs the server, or set DATA_DIR to another one.",
      ),
    ];
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const room = `${(free / gigabyte).toFixed(1)} GB are free`;
  return [
    free < minFree
      ? warning(
          check,
          `${dataDir} can be written to, but only ${room}`,
          "Make room, or set DATA_DIR to a larger disk.",
        )
      : ok(check, `${dataDir} can be written to, ${room}`),
  ];
}
