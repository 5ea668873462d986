/** Loads the library in a process of its own and prints what that took, as JSON. */
import { openContent, openScripture } from "./library.ts";

const root = process.argv[2]!;
const opened = await openScripture(root);
// The reference parsers are made at first use; they belong to Scripture, not to the content.
opened.scripture.parseReference("John 3:16", "en-US");
opened.scripture.parseReference("Juan 3:16", "es");
globalThis.gc?.();
const before = process.memoryUsage();
const cpu = process.cpuUsage();
const began = performance.now();
const { records } = await openContent(opened);
const ms = performance.now() - began;
const { user, system } = process.cpuUsage(cpu);
const after = process.memoryUsage();
globalThis.gc?.();
process.stdout.write(
  JSON.stringify({
    items: records.length,
    ms,
    cpuMs: (user + system) / 1000,
    addedMb: (after.rss - before.rss) / 1e6,
    cachedMb: (process.memoryUsage().heapUsed - before.heapUsed) / 1e6,
  }),
);
