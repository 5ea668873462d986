import fs from "node:fs";
import { OutgoingMessage, ServerResponse } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { clockShiftMs, shiftDate, shiftDateScript } from "./site-day.ts";

/** Its life in seconds, since a browser compares a date with the machine's clock. */
function withMaxAge(cookie: string): string {
  return cookie.replace(/; expires=([^;]+)/i, (_, expires) => {
    const seconds = Math.round((Date.parse(expires) - Date.now()) / 1000);
    return `; max-age=${Math.max(0, seconds)}`;
  });
}

/** This process and the service worker that it serves have the tests' day. */
export function serveOnDay(workerFile: string): void {
  shiftDate(clockShiftMs);

  const { setHeader } = OutgoingMessage.prototype;
  OutgoingMessage.prototype.setHeader = function (name, value) {
    const isCookie = name.toLowerCase() === "set-cookie";
    return setHeader.call(
      this,
      name,
      isCookie ? [value].flat().map((one) => withMaxAge(String(one))) : value,
    );
  };
  // What was set may have been added to since, in place.
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (...given: unknown[]) {
    const cookies = this.getHeader("set-cookie");
    if (cookies && !this.headersSent) this.setHeader("set-cookie", cookies);
    return writeHead.apply(this, given as Parameters<typeof writeHead>);
  };

  const { readFileSync } = fs;
  const read = (...[file, ...options]: Parameters<typeof readFileSync>) => {
    const content = readFileSync(file, ...options);
    return file === workerFile
      ? Buffer.concat([Buffer.from(shiftDateScript), Buffer.from(content)])
      : content;
  };
  fs.readFileSync = read as typeof readFileSync;
  syncBuiltinESMExports();
}
