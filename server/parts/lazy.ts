import { Hono } from "hono";
import type { MemberData } from "../../platform/member-data.ts";
import { refuse } from "../../platform/problem.ts";
import { outsideRequest } from "../../platform/request-context.ts";

/** Created on first use; `ifMade` returns it only if it exists, for closing. */
export interface Lazy<T> {
  (): Promise<T>;
  ifMade(): Promise<T> | undefined;
}

/** What a page is read without is not loaded before somebody needs it: the server is ready sooner and stays smaller. */
export function lazy<T>(make: () => Promise<T>): Lazy<T> {
  let made: Promise<T> | undefined;
  const get = () => {
    made ??= outsideRequest(make).catch((error) => {
      // The next caller tries again; nothing is broken for good by one failure.
      made = undefined;
      throw error;
    });
    return made;
  };
  return Object.assign(get, { ifMade: () => made });
}

/** A service's app at its path. What the service does not have is a problem there, too: an app that is mounted loses its own answer. */
export const below = <Env extends object>(path: string, app: Hono<Env>): Hono =>
  new Hono()
    .route(path, app)
    .notFound((c) => refuse(c, 404, "request.not_found", "There is nothing at this address."));

/** An app that is made with its first request. */
export function lazyApp(app: Lazy<{ app: Hono }>): Hono {
  return new Hono().all("*", async (c) => (await app()).app.fetch(c.req.raw, c.env));
}

/** The member data of a part that is made when somebody asks for it. */
export const lazyData = (
  name: string,
  part: () => Promise<{ data: Omit<MemberData, "name"> }>,
): MemberData => ({
  name,
  collect: async (whose) => (await part()).data.collect(whose),
  erase: async (whose) => (await part()).data.erase(whose),
  leaving: async (whose, leaves) => (await part()).data.leaving?.(whose, leaves),
});

export const closeIfMade = async (part: Lazy<{ close(): Promise<void> | void }>): Promise<void> => {
  const made = await part.ifMade()?.catch(() => undefined);
  await made?.close();
};
