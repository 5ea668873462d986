/** Requests that cannot be understood, or that break off. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Attack, delivery, json, verdictOf } from "./attack.ts";

const badBodies: Attack = {
  name: "bad-bodies",
  async run(target) {
    const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    const bodies = [
      deep,
      `{"a":`.repeat(10_000),
      `[{"event":"a","properties":{"token":"t","x":${deep}}}]`,
      "{",
    ];
    const wrong: string[] = [];
    let tried = 0;
    for (const path of [
      "/collect/track",
      "/lead-routing/leads",
      "/consents-api/v1/newsletter",
      "/contact-api/v1/messages",
      "/unlocked",
      "/identity/token",
    ]) {
      for (const body of bodies) {
        const { status } = await target.request(path, { ...json(""), body });
        tried++;
        if (status >= 500) wrong.push(`${path}: ${status}`);
      }
    }
    for (const path of ["/", "/about", "/healthz", "/identity/auth", `${delivery}/content`]) {
      const { status } = await target.request(path, { method: "TRACE" });
      tried++;
      if (status >= 500 || status === 200) wrong.push(`TRACE ${path}: ${status}`);
    }
    return verdictOf(wrong.length > 0, `${tried} broken bodies and TRACE`, wrong.join(", ") || "all are 4xx");
  },
};

/** Bodies that break off in the middle. What the site logs of it is looked at by its own tests. */
const brokenOff: Attack = {
  name: "broken-off",
  async run(target) {
    const paths = [
      "/collect/track",
      "/lead-routing/leads",
      "/consents-api/v1/newsletter",
      "/contact-api/v1/messages",
      "/identity/token",
      "/identity/forms/login",
      "/newsletter",
      "/unlocked",
    ];
    for (const path of paths) {
      for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
        const socket = await target.connect();
        socket.on("error", () => {});
        const head = [
          `POST ${path} HTTP/1.1`,
          `host: ${target.base.host}`,
          `origin: ${target.base.origin}`,
          `content-type: ${type}`,
          "content-length: 500",
        ];
        socket.write(`${head.join("\r\n")}\r\n\r\n{"email":`);
        await sleep(100);
        socket.destroy();
      }
    }
    await sleep(500);
    const { status } = await target.request("/healthz");
    return verdictOf(status >= 500, `${paths.length * 2} bodies that break off`, `then /healthz: ${status}`);
  },
};

export const brokenRequests: Attack[] = [badBodies, brokenOff];
