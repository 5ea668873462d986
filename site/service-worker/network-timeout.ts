import { isDue, isOutOfDate } from "./page-store.ts";

/** For so long after the network gave no answer in time, what is cached is not held back for it. */
const silenceMs = 30_000;

/**
 * How long an answer is waited for where there is a copy. Today's own comes soon, since what could have changed since is
 * hardly noticed; yesterday's only when today's cannot be had in a time that one waits for a page.
 */
function timeoutMs(copy: Response, now: number): number {
  if (isOutOfDate(copy, now)) return 10_000;
  return isDue(copy, now) ? 4_000 : 1_500;
}

/** A proxy's word for a site that does not answer, and ours. */
const isAway = ({ status }: Response): boolean => status === 0 || (status >= 502 && status <= 504);

/** Connected but without data, such as before a hotel's sign-in page, a page is a dozen requests, each of which would wait. */
export function createNetworkTimeout(clock = Date.now) {
  let silentUntil = 0;

  /** Undefined when it takes longer. */
  async function inTime(fresh: Promise<Response | undefined>, ms: number): Promise<Response | undefined> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        silentUntil = clock() + silenceMs;
        resolve(undefined);
      }, ms);
    });
    const response = await Promise.race([fresh, late]);
    clearTimeout(timer);
    return response;
  }

  return {
    /** The network's response, unless it takes too long and there is a cached copy. */
    async freshOrCached(
      fresh: Promise<Response>,
      cached: () => Promise<Response | undefined>,
    ): Promise<Response> {
      const answer = fresh.then(
        (response) => {
          silentUntil = 0;
          return isAway(response) ? undefined : response;
        },
        () => undefined,
      );
      const copy = await cached();
      if (!copy) return fresh;
      const now = clock();
      const isWaitedFor = now >= silentUntil || isOutOfDate(copy, now);
      return (await inTime(answer, isWaitedFor ? timeoutMs(copy, now) : 0)) ?? copy;
    },

    /** What one can do without is not waited for long, and not at all while nothing answers. */
    async soonOrNever(fresh: Promise<Response>): Promise<Response> {
      const response = await inTime(fresh, clock() < silentUntil ? 0 : 2_000);
      return response && !isAway(response) ? response : Response.error();
    },
  };
}
