/** Whatever the server lets caches keep, and nothing else. */
export const mayKeep = (response: Response): boolean =>
  response.status === 200 &&
  response.type === "basic" &&
  !response.redirected &&
  !/no-store/.test(response.headers.get("cache-control") ?? "no-store");

/** The newest last: what is read again moves to the end, and the oldest goes when there are too many. */
export async function keepNewest(
  cache: Cache,
  request: Request | string,
  response: Response,
  most: number,
): Promise<void> {
  // Whole before the copy at hand goes: a connection that stalls or dies in the middle leaves that one to the reader.
  await response.clone().arrayBuffer();
  await cache.delete(request);
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

/** The network's answer, unless it takes so long that the reader is better served with the copy at hand. */
export async function freshOrKept(
  fresh: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  patienceMs: number,
): Promise<Response> {
  const impatient = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs));
  const first = await Promise.race([fresh.catch(() => undefined), impatient]);
  return first ?? (await kept()) ?? fresh;
}
