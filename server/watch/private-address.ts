import { BlockList, isIPv6 } from "node:net";
import { readAddress } from "../../platform/address.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

const nearby = new BlockList();
nearby.addSubnet("10.0.0.0", 8);
nearby.addSubnet("172.16.0.0", 12);
nearby.addSubnet("192.168.0.0", 16);
nearby.addSubnet("169.254.0.0", 16);
nearby.addSubnet("fc00::", 7, "ipv6");
nearby.addSubnet("fe80::", 10, "ipv6");

function inList(list: BlockList, written = ""): boolean {
  const address = readAddress(written);
  return address !== undefined && list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** This machine itself. */
export const isLoopback = (address: string | undefined): boolean => inList(loopback, address);

/** This machine or one beside it, as a proxy of ours is. */
export const isPrivateAddress = (address: string | undefined): boolean =>
  isLoopback(address) || inList(nearby, address);
