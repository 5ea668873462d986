import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { clientAddressHeader } from "../contracts/contact.ts";
import { addressKey } from "./address.ts";

/**
 * The caller's address. The server sets it in the app's environment, behind proxies too; without it the socket's
 * address is used; an in-process call names the caller itself, or none.
 */
export function callerAddress(c: Context): string | undefined {
  if (c.env?.clientAddress) return c.env.clientAddress as string;
  return c.env?.incoming ? getConnInfo(c).remote.address : c.req.header(clientAddressHeader);
}

/** The same as a key for limits: one per home. */
export const callerKey = (c: Context): string => addressKey(callerAddress(c));

/** Whether the call came over the network. The site's own calls to an embedded service do not, and have no limits. */
export const isFromOutside = (c: Context): boolean => c.env?.incoming !== undefined;
