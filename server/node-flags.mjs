/**
 * How the server's Node is started. The embedded database is WebAssembly, whose optimised machine code alone would take 300 MB;
 * the first tier is fast enough for it. The heap grows by a third between collections instead of doubling.
 */
export const nodeFlags = ["--liftoff-only", "--max-semi-space-size=32", "--heap-growing-percent=30"];

/** Vite gives the site React Router's development build; the server must have the same one, since each knows its own classes only. */
export const developmentFlags = ["--conditions=development"];

/**
 * Compression runs on several threads and allocates megabytes at a time. In separate blocks they are freed at
 * once; on the shared heap, cached pages would lie between them and retain 100 MB.
 */
export const nodeEnvironment = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
