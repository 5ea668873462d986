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
