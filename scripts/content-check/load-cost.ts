/** What loading the library costs, and whether that is too much. */
import { execFile } from "node:child_process";
import { availableParallelism, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export interface LoadCost {
  items: number;
  ms: number;
  cpuMs: number;
  /** Memory the process grew by, and what of it stays. */
  addedMb: number;
  cachedMb: number;
}

export async function measureLoad(root: string): Promise<LoadCost> {
  const script = fileURLToPath(new URL("./measure-load.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", script, root]);
  return JSON.parse(stdout) as LoadCost;
}

const maxMs = 2000;
const maxMb = 150;

/** On a busy machine the processor time decides, not the elapsed time. */
export const isBusy = (): boolean => loadavg()[0]! >= availableParallelism();

export const tooCostly = ({ ms, cpuMs, addedMb }: LoadCost, busy: boolean): string[] => [
  ...(busy ? [] : ms > maxMs ? [`loading took ${Math.round(ms)} ms, not at most ${maxMs}`] : []),
  ...(busy && cpuMs > 2 * maxMs ? [`loading took ${Math.round(cpuMs)} ms of processor time`] : []),
  ...(addedMb > maxMb ? [`loading added ${Math.round(addedMb)} MB, not at most ${maxMb}`] : []),
];
