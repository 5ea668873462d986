import { ECDH } from "node:crypto";
import { BlockList, isIP, isIPv6 } from "node:net";

const notPublic4 = new BlockList();
for (const [address, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  notPublic4.addSubnet(address, bits, "ipv4");
const notPublic6 = new BlockList();
/** Everything but global unicast, and of that what may carry an IPv4 address or is for examples. */
for (const [address, bits] of [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  notPublic6.addSubnet(address, bits, "ipv6");

/** Whether a server of the internet can have it; an IPv4 address dressed as IPv6 cannot. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  return isIPv6(address) ? !notPublic6.check(address, "ipv6") : !notPublic4.check(address, "ipv4");
}

/** Names that only a network of one's own answers for: reserved, or never to be given to anybody (RFC 2606, 6761, 6762, 7686, 9476). */
const notPublicName =
  /\.(alt|arpa|corp|example|home|internal|intranet|invalid|lan|local|localdomain|localhost|mail|onion|private|test|workgroup)$/;

/**
 * Whether a stranger's address may be one of a push service. They are public servers with names and speak https at its own
 * port; where a receiver for tests is allowed, any web address will do.
 */
export function isEndpoint(endpoint: string, allowTest: boolean): boolean {
  if (!/^[\x21-\x7e]+$/.test(endpoint) || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (allowTest) return /^https?:$/.test(protocol);
  const isName = /^(?=.{4,253}$)([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname);
  return protocol === "https:" && port === "" && isName && !notPublicName.test(hostname);
}

export function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}
