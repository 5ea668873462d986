import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: "10.0.0.1" },
    headers: { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

test("without proxies of our own nobody can say another address than their own", () => {
  expect(clientAddress(request("203.0.113.9"), 0)).toBe("10.0.0.1");
});

test("behind proxies the address is the one that the outermost of them saw", () => {
  expect(clientAddress(request("6.6.6.6, 203.0.113.9"), 1)).toBe("203.0.113.9");
  expect(clientAddress(request("6.6.6.6, 203.0.113.9, 10.0.0.2"), 2)).toBe("203.0.113.9");
  expect(clientAddress(request(undefined), 1)).toBe("10.0.0.1");
});

test("a port or brackets are no part of the address, and what is no address is one for all", () => {
  for (const [forwarded, address] of [
    ["198.51.100.8:40001", "198.51.100.8"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:db8::1", "2001:db8::1"],
    ["::ffff:198.51.100.8", "::ffff:198.51.100.8"],
    ["unknown", "unknown"],
    ["_hidden:1", "unknown"],
    ["198.51.100.8:port", "unknown"],
    ["[198.51.100.8", "unknown"],
    ["999.1.1.1:80", "unknown"],
  ] as const)
    expect(clientAddress(request(forwarded), 1), forwarded).toBe(address);
});
