import * as z from "zod";

export const limits = {
  PROCESSES: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .describe(
      "How many worker processes serve on this machine, one for each processor at most. More than one needs `DATABASE_URL` (docs/scaling.md).",
    ),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(1000)
    .default(10)
    .describe(
      "Connections to PostgreSQL that each process may open. All processes together must stay below PostgreSQL's `max_connections`.",
    ),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe(
      "How many of your own proxies are in front of the server; each adds one address to `X-Forwarded-For`, with its port or without.",
    ),
  WORK_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_000)
    .default(60)
    .describe(
      "Milliseconds of work in a second that one address may cause, and thirty times as much at once; past it it is answered 429. Cached pages, pages that are being made for somebody else and files cost nothing; an IPv6 address is its /64, and eight times as much is for its /48; measured events have a budget of bytes (4 MB at once, 64 kB a second). `0`: no bound.",
    ),
  CONNECTIONS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .default(100)
    .describe(
      "Connections that one address may hold where no proxy is in front of the server. `0`: any number.",
    ),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(24).describe("Memory for whole pages."),
  PAGE_CACHE_DISK_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_536)
    .default(200)
    .describe(
      "Room for them in `DATA_DIR/pages`, where they survive a restart; the folder may be deleted at any time. `0`: none.",
    ),
};
