import { getPath } from "hono/utils/url";

/** A path as the router reads it: `/%73earch` is `/search`. A price or a kind found by another spelling would be a wrong one. */
export const routedPath = (path: string): string =>
  path.includes("%") ? getPath({ url: `http://localhost${path}` } as Request) : path;
