import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressKey, networkKey, readAddress } from "./address.ts";

const seed = { seed: 109, numRuns: 300 };
const byte = fc.integer({ min: 0, max: 255 });
const port = fc.integer({ min: 0, max: 65_535 });
const v4 = fc.tuple(byte, byte, byte, byte).map((parts) => parts.join("."));
const group = fc.integer({ min: 1, max: 65_535 });
const v6 = fc.tuple(group, group, group, group, group, group, group, group);
const hex = (groups: readonly number[]) => groups.map((one) => one.toString(16)).join(":");
const long = (groups: readonly number[]) =>
  groups.map((one) => one.toString(16).toUpperCase().padStart(4, "0")).join(":");

describe("an address is one, however it is written", () => {
  test("an IPv4 with any port, alone or as IPv6 writes it", () =>
    fc.assert(
      fc.property(v4, port, (address, at) => {
        const [a, b, c, d] = address.split(".").map(Number) as [number, number, number, number];
        const inHex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
        for (const written of [
          address,
          ` ${address} `,
          `${address}:${at}`,
          `::ffff:${address}`,
          `::FFFF:${inHex}`,
          `0:0:0:0:0:ffff:${inHex}`,
          `[::ffff:${address}]`,
          `[::ffff:${inHex}]:${at}`,
        ])
          expect([readAddress(written), addressKey(written)], written).toEqual([address, address]);
      }),
      seed,
    ));

  test("an IPv6 with any port, brackets, zone, case and zeros", () =>
    fc.assert(
      fc.property(v6, port, (groups, at) => {
        const key = `${hex(groups.slice(0, 4))}::/64`;
        for (const written of [
          hex(groups),
          long(groups),
          `${hex(groups)}%eth0`,
          `[${long(groups)}]`,
          `[${hex(groups)}]:${at}`,
          `[${hex(groups)}%25eth0]:${at}`,
        ].map((one) => one.replace("%25", "%")))
          expect([readAddress(written), addressKey(written)], written).toEqual([hex(groups), key]);
      }),
      seed,
    ));

  test("an IPv6 is counted by its /64, and is in the network of its /48", () =>
    fc.assert(
      fc.property(v6, v6, ([a, b, c, d], [, , , other, ...host]) => {
        const home = addressKey(hex([a, b, c, d, ...host]));
        expect(home).toBe(addressKey(hex([a, b, c, d, 1, 1, 1, 1])));
        const beside = addressKey(hex([a, b, c, other, ...host]));
        expect(beside === home).toBe(other === d);
        expect(networkKey(beside)).toBe(networkKey(home));
        expect(networkKey(addressKey(hex([a, b, (c % 65_535) + 1, d, ...host])))).not.toBe(networkKey(home));
      }),
      seed,
    ));

  test("left-out zeros are zeros", () => {
    expect(readAddress("2001:db8::1")).toBe("2001:db8:0:0:0:0:0:1");
    expect(readAddress("2001:db8:0:0::")).toBe("2001:db8:0:0:0:0:0:0");
    expect(addressKey("::1")).toBe("0:0:0:0::/64");
    expect(addressKey("2001:0db8::9")).toBe(addressKey("2001:db8:0:0:1::"));
    expect(networkKey("203.0.113.9")).toBeUndefined();
  });
});

describe("what is no address is none, and all of it has one key", () => {
  test.each([
    "",
    "unknown",
    "_hidden",
    "_hidden:80",
    "for=192.0.2.1",
    "999.1.1.1",
    "198.51.100.8:port",
    "198.51.100.8:99999",
    "198.51.100.8:",
    "198.51.100.8:80:80",
    "198.051.100.8",
    "0x7f.1",
    "2130706433",
    "[198.51.100.8]",
    "[198.51.100.8",
    "[2001:db8::1",
    "2001:db8::1]",
    "[2001:db8::1]:",
    "[2001:db8::1]x",
    "[2001:db8::1]:70000",
    "2001:db8::1::2",
    "2001:db8::g",
    "198.51.100.8%eth0",
    "fe80::1%",
    "fe80::1%a b",
    "127.0.0.1, 10.0.0.1",
    "127.0.0.1\u0000",
    "１２７.0.0.1",
    `${"1".repeat(10_000)}`,
  ])("%s", (written) => {
    expect(readAddress(written)).toBeUndefined();
    expect(addressKey(written)).toBe("unknown");
  });

  test("whatever is written: an address that can be read again, or none", () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123af:.[]%") })),
        (written) => {
          const read = readAddress(written);
          if (read !== undefined) expect(readAddress(read)).toBe(read);
        },
      ),
      { ...seed, numRuns: 2000 },
    ));
});
