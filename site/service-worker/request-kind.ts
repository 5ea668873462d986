import { isRecording } from "../../contracts/recordings.ts";

/** The kind of a request, which decides how it is answered when the network is slow or down. */
type RequestKind = "page" | "data" | "routes" | "asset" | "picture" | "recording";

interface RequestParts {
  url: string;
  method: string;
  /** The fetch request's mode; "navigate" for a document. */
  mode: string;
}

/** Sign-in and account pages need the network; services' own addresses may be secret, as a calendar's is, and none is a page. */
const networkOnly = /^(\/es)?\/(auth|account)(\/|$)|^\/(identity|dev|sandbox)(\/|$)|\/api\/|\.ics$/;
export const isNetworkOnly = (address: string): boolean => networkOnly.test(new URL(address).pathname);

/** Undefined for what is left to the network alone: other sites, writes, and calls of services. */
export function kindOfRequest({ url, method, mode }: RequestParts, origin: string): RequestKind | undefined {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return undefined;
  const { pathname } = address;
  if (pathname.startsWith("/assets/") || pathname === "/icon.svg") return "asset";
  if (pathname.startsWith("/media/") && isRecording(pathname)) return "recording";
  if (pathname.startsWith("/media/")) return "picture";
  if (isNetworkOnly(url)) return undefined;
  if (mode === "navigate") return "page";
  if (pathname === "/__manifest") return "routes";
  return pathname.endsWith(".data") ? "data" : undefined;
}

/** The URL from which the router loads a page's data. */
export function dataAddress(path: string): string {
  const { pathname, search } = new URL(path, "http://path.invalid");
  return `${pathname === "/" ? "/_" : pathname}.data${search}`;
}
