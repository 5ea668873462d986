/**
 * How the server's Node is started: memory before peak speed, which it hardly costs, since pages are kept bytes. The embedded
 * database is WebAssembly, whose optimised machine code alone would take 300 MB.
 */
export const nodeFlags = ["--liftoff-only", "--max-semi-space-size=4", "--optimize-for-size"];

/** Compression runs on several threads, and by default each would keep freed memory for itself. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: "2" };
