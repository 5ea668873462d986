import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createProxyCheck } from "./proxy-check.ts";

function checkWith(trustedProxies: number) {
  const said: string[] = [];
  let now = 0;
  const check = createProxyCheck({
    trustedProxies,
    log: { warn: (line) => void said.push(line) },
    now: () => now,
  });
  return {
    said,
    problem: check.problem,
    wait: (ms: number) => {
      now += ms;
    },
    look(headers: Record<string, string>, remoteAddress = "127.0.0.1", times = 5) {
      for (let time = 0; time < times; time++)
        check.look({ headers, socket: { remoteAddress } } as unknown as IncomingMessage);
    },
  };
}

const proxied: Record<string, string>[] = [
  { "x-forwarded-for": "203.0.113.9" },
  { forwarded: "for=203.0.113.9" },
  { via: "2.0 Caddy" },
];

test.each(proxied)(
  "where TRUSTED_PROXIES is 0 and a proxy is plainly there, say so loudly, and again each hour: %o",
  (headers) => {
    const check = checkWith(0);
    check.look(headers);
    expect(check.said).toEqual([expect.stringContaining("TRUSTED_PROXIES is 0")]);
    expect(check.problem()).toBe("untrusted");
    check.wait(60 * 60_000);
    check.look(headers);
    expect(check.said).toHaveLength(2);
  },
);

test("a stranger who writes the header from far away, and one request, prove nothing", () => {
  const check = checkWith(0);
  check.look({ "x-forwarded-for": "10.0.0.1" }, "203.0.113.9");
  check.look({ "x-forwarded-for": "10.0.0.1" }, "::ffff:172.18.0.2", 1);
  check.look({});
  expect([check.said, check.problem()]).toEqual([[], undefined]);
});

test("more trusted proxies than there are is said, too", () => {
  const check = checkWith(2);
  check.look({ "x-forwarded-for": "203.0.113.9, 10.0.0.7" });
  // A health check of the machine itself.
  check.look({});
  expect(check.said).toEqual([]);
  check.look({ "x-forwarded-for": "203.0.113.9" });
  expect(check.said).toEqual([expect.stringContaining("TRUSTED_PROXIES is 2, but")]);
  expect(check.problem()).toBe("missing");
  const direct = checkWith(1);
  direct.look({}, "203.0.113.9");
  expect(direct.problem()).toBe("missing");
});
