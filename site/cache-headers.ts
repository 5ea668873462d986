import type { CachePolicy } from "./routes.ts";

/** Named once here and read by the server's page cache, which takes the header away before it answers. */
export const cachePolicyHeader = "x-page-cache";

/** A route's `headers` export: errors are never kept. */
export const cacheHeaders =
  (policy: CachePolicy) =>
  ({ errorHeaders }: { errorHeaders?: Headers | undefined }): HeadersInit =>
    errorHeaders ? {} : { [cachePolicyHeader]: policy };
