import { isIPv4, isIPv6 } from "node:net";

/** Some proxies add the port, with IPv6 in brackets: each connection would be a visitor of its own. */
const withPort = /^(?:(?<v4>[\d.]+):(?<port4>\d{1,5})|\[(?<v6>[^\]]+)\](?::(?<port6>\d{1,5}))?)$/;
const longest = 100;
const largestPort = 65_535;

/** The eight numbers of an IPv6 without a zone. */
function groupsOf(v6: string): number[] {
  // The last two may be written as an IPv4.
  const hex = v6.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts) => {
    const [a, b, c, d] = parts.map(Number) as [number, number, number, number];
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [before, after = []] = hex
    .split("::")
    .map((half) => (half === "" ? [] : half.split(":").map((group) => Number.parseInt(group, 16)))) as [
    number[],
    number[]?,
  ];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

const isMapped = (groups: readonly number[]) =>
  groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);

/**
 * The address in what a socket or a proxy says, in one spelling: without port, brackets and zone, an IPv4 dressed as IPv6
 * as itself. Undefined for what is none.
 */
export function readAddress(written: string): string | undefined {
  if (written.length > longest) return undefined;
  const { v4, port4, v6, port6 } = withPort.exec(written.trim())?.groups ?? {};
  if (Number(port4 ?? port6 ?? 0) > largestPort) return undefined;
  const address = v4 ?? v6 ?? written.trim();
  if (v6 === undefined && isIPv4(address)) return address;
  if (v4 !== undefined || !isIPv6(address)) return undefined;
  const groups = groupsOf(address.replace(/%.*$/, ""));
  if (!isMapped(groups)) return groups.map((group) => group.toString(16)).join(":");
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}

/** One key per home for limits: an IPv4, or the /64 of which an IPv6 household has all; one for all that have no address. */
export function addressKey(address: string | undefined): string {
  const read = address === undefined ? undefined : readAddress(address);
  if (read === undefined) return "unknown";
  return read.includes(":") ? `${read.split(":").slice(0, 4).join(":")}::/64` : read;
}

/** The key of the network that a home's /64 is in: whoever is given a /48 has 65,536 of them. */
export const networkKey = (key: string): string | undefined =>
  key.endsWith("::/64") ? `${key.split(":").slice(0, 3).join(":")}::/48` : undefined;

/** How many times as much as one home all homes of a network may do: a provider may give a /48 to one customer, or to many. */
export const networkShare = 8;
