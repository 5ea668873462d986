/** Answers that leave a browser unprotected: one of every kind, what is refused and what is passed on included. */
import { type Attack, delivery, verdictOf } from "./attack.ts";

const kinds: readonly [method: string, path: string][] = [
  ["GET", "/"],
  ["GET", "/about.data"],
  ["GET", "/no-such-page"],
  ["GET", "/icon.svg"],
  ["GET", "/healthz"],
  ["GET", "/status"],
  ["GET", "/%"],
  ["PUT", "/about"],
  ["GET", `${delivery}/content?take=1`],
  ["GET", "/identity/.well-known/openid-configuration"],
  ["GET", "/identity/nothing"],
  ["GET", "/studio"],
  ["POST", "/studio/api/pictures"],
];

const needed: readonly [header: string, value: RegExp][] = [
  ["strict-transport-security", /max-age=\d{8,}; includeSubDomains/],
  ["x-content-type-options", /^nosniff$/],
  ["referrer-policy", /origin/],
  ["content-security-policy", /default-src '(none|self)'/],
  ["content-security-policy", /base-uri 'none'/],
  ["content-security-policy", /frame-ancestors '(none|self)'/],
];

export const bareAnswers: Attack = {
  name: "bare-answers",
  async run(target) {
    const wrong: string[] = [];
    for (const [method, path] of kinds) {
      const { headers } = await target.request(path, { method });
      const missing = needed.filter(([name, value]) => !value.test(String(headers[name] ?? "")));
      wrong.push(...missing.map(([name, value]) => `${method} ${path}: ${name} is not ${value.source}`));
    }
    return verdictOf(
      wrong.length > 0,
      `${kinds.length} kinds of answer`,
      wrong.join(", ") || "each has its headers and its policy",
    );
  },
};
