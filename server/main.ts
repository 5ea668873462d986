import cluster from "node:cluster";
import path from "node:path";
import { processCount, readEnvironment } from "./environment.ts";

const root = path.resolve(import.meta.dirname, "..");
// React and the router choose their production code by this when they are loaded, so it is set before anything is.
process.env.NODE_ENV = "production";
const processes = processCount(readEnvironment(root));
if (processes > 1 && cluster.isPrimary) (await import("./cluster/primary.ts")).startPrimary(processes);
else await (await import("./run.ts")).run(root);
