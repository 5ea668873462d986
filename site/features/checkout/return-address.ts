import { readOwnPath } from "../../../contracts/own-path.ts";

/** A path of this site; an absolute address of our own is cut down to its path, any other counts for nothing. */
function ownPath(address: string, origin: string): string | undefined {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  const path = url && url.origin === origin ? url.pathname + url.search : undefined;
  return path && readOwnPath(path) ? path : undefined;
}

interface ReturnTo {
  /** This page, with its query. */
  here: URL;
  successLandingPage: string | null;
  /** The caller's own. */
  override?: string | undefined;
}

/** The current path plus action=upgrade, unless the offer gives a success landing page or the caller overrides it. */
export function returnAddress({ here, successLandingPage, override }: ReturnTo): string {
  const given = override ?? successLandingPage;
  const path = given ? ownPath(given, here.origin) : undefined;
  return path ?? `${here.pathname}?action=upgrade`;
}
