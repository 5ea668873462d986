// Loaded before another script (--import): tells at its end how long the processor worked for it.
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

if (isMainThread)
  process.on("exit", () => {
    const { user, system } = process.cpuUsage();
    appendFileSync(process.env.PROCESSOR_TIME_FILE, `${(user + system) / 1000}\n`);
  });
