import { generateSessionId, isSessionId } from "./session-id.ts";

export const sessionLifetimeMs = 15 * 60_000;

export interface Session {
  /** Empty until the session is initialized. */
  rsid: string;
  expiration: Date;
}

/** What session storage holds, if it is whole and has not expired; otherwise the id is cleared and expires now. */
export function readSession(stored: string | null, now: Date): Session {
  const cleared = { rsid: "", expiration: now };
  try {
    const { rsid, expiration } = JSON.parse(stored ?? "{}") as Record<string, unknown>;
    const expires = new Date(expiration as string);
    return isSessionId(rsid) && expires > now ? { rsid, expiration: expires } : cleared;
  } catch {
    return cleared;
  }
}

interface Circumstances {
  /** The rsid of the URL, unchanged. */
  fromUrl: string | null;
  now: Date;
  random?: () => number;
}

/** Takes a valid rsid from the URL, else the current id, else generates one. */
export function initialized(held: Session, { fromUrl, now, random }: Circumstances): Session {
  const arrives = isSessionId(fromUrl) && fromUrl !== held.rsid;
  if (held.rsid !== "" && !arrives) return held;
  return {
    rsid: arrives ? fromUrl : generateSessionId(random),
    expiration: new Date(now.getTime() + sessionLifetimeMs),
  };
}
