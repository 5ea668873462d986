import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressKey } from "../platform/address.ts";
import { clientAddress } from "./client-address.ts";

const socket = "10.0.0.1";
const request = (forwarded?: string, others: Record<string, string> = {}) =>
  ({
    socket: { remoteAddress: socket },
    headers: { ...others, "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

test("without proxies of our own nobody can say another address than their own", () => {
  expect(clientAddress(request("203.0.113.9"), 0)).toBe(socket);
});

test("behind proxies the address is the one that the outermost of them saw", () => {
  expect(clientAddress(request("6.6.6.6, 203.0.113.9"), 1)).toBe("203.0.113.9");
  expect(clientAddress(request("6.6.6.6, 203.0.113.9, 10.0.0.2"), 2)).toBe("203.0.113.9");
  expect(clientAddress(request(undefined), 1)).toBe(socket);
});

test("whatever a stranger writes before the entries of our own proxies changes nothing", () =>
  fc.assert(
    fc.property(
      fc.array(fc.string(), { maxLength: 5 }),
      fc.integer({ min: 1, max: 3 }),
      (strange, proxies) => {
        const added = ["203.0.113.9:40001", "10.0.0.2", "10.0.0.3"].slice(0, proxies);
        expect(clientAddress(request([...strange, ...added].join(", ")), proxies)).toBe("203.0.113.9");
      },
    ),
    { seed: 110, numRuns: 300 },
  ));

test("no other header says who asks", () => {
  const named = "198.51.100.7";
  const others = {
    forwarded: `for=${named}`,
    "x-real-ip": named,
    "true-client-ip": named,
    "cf-connecting-ip": named,
    "x-client-ip": named,
    "x-client-address": named,
  };
  for (const proxies of [0, 1, 2]) expect(clientAddress(request(undefined, others), proxies)).toBe(socket);
});

describe("what a proxy of ours writes", () => {
  test.each([
    ["198.51.100.8:40001", "198.51.100.8"],
    ["::ffff:198.51.100.8", "198.51.100.8"],
    ["[::ffff:c633:6408]:443", "198.51.100.8"],
    ["[2001:db8::1]:443", "2001:db8:0:0:0:0:0:1"],
    ["[2001:db8::1]", "2001:db8:0:0:0:0:0:1"],
    ["2001:DB8::1%eth0", "2001:db8:0:0:0:0:0:1"],
  ])("%s is %s", (forwarded, address) => expect(clientAddress(request(forwarded), 1)).toBe(address));

  test("any port is the same address: a new connection is no new visitor", () => {
    const ports = Array.from({ length: 200 }, (_, nth) => 1024 + nth * 300);
    const keys = (written: (port: number) => string) =>
      new Set(ports.map((port) => addressKey(clientAddress(request(written(port)), 1))));
    expect([...keys((port) => `198.51.100.8:${port}`)]).toEqual(["198.51.100.8"]);
    expect([...keys((port) => `[2001:db8::8]:${port}`)]).toEqual(["2001:db8:0:0::/64"]);
  });

  test.each([
    "unknown",
    "_hidden:1",
    "198.51.100.8:port",
    "[198.51.100.8",
    "999.1.1.1:80",
    "",
    "198.51.100.8, ",
  ])(
    "“%s” is no address: it is the proxy's own that counts, never an entry that a stranger may have written",
    (forwarded) => expect(clientAddress(request(`6.6.6.6, ${forwarded}`), 1)).toBe(socket),
  );
});
