/** Only responses that the server allows to be cached. */
export const mayCache = (response: Response): boolean =>
  response.status === 200 &&
  response.type === "basic" &&
  !response.redirected &&
  !/no-store/.test(response.headers.get("cache-control") ?? "no-store");

/** `Vary` is for shared caches; this one has a single reader. */
export const anyVariant = { ignoreVary: true };

/** The newest last: what is read again moves to the end, and the oldest goes when there are too many. */
export async function putNewest(
  cache: Cache,
  request: Request | string,
  response: Response,
  max: number,
): Promise<void> {
  // Read completely before the cached copy is replaced, so that an aborted download does not lose it.
  await response.clone().arrayBuffer();
  await cache.delete(request, anyVariant);
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key, anyVariant)),
  );
}

const timeIn = ({ headers }: Response, name: string): number => Date.parse(headers.get(name) ?? "") || 0;
const answeredAt = (copy: Response): number => timeIn(copy, "date");
/** Of two copies of the same second, a later day's is the newer one. */
const isNewer = (one: Response, other: Response): boolean =>
  answeredAt(one) - answeredAt(other) > 0 ||
  (answeredAt(one) === answeredAt(other) && timeIn(one, "expires") > timeIn(other, "expires"));

/** A page may lie in several caches, of which only one was filled when it was last read. */
export const newestOf = (copies: readonly (Response | undefined)[]): Response | undefined =>
  copies.reduce((newest, copy) => {
    if (!newest || !copy) return copy ?? newest;
    return isNewer(copy, newest) ? copy : newest;
  }, undefined);

/** A daily page has an expiry; other pages do not expire. */
export function isOutOfDate({ headers }: Response, now: number): boolean {
  const expires = headers.get("expires");
  return expires !== null && Date.parse(expires) <= now;
}

const maxAgeMs = 24 * 60 * 60 * 1000;

/** Whether a page cached ahead of reading is fetched again. */
export const isDue = (copy: Response | undefined, now: number): boolean =>
  !copy || isOutOfDate(copy, now) || now - answeredAt(copy) >= maxAgeMs;
