const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

/** Milliseconds that the processor worked for it, which unlike the clock's do not depend on what else the machine is doing. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return milliseconds(process.cpuUsage(before));
}

/** The same for work of this thread alone, while other threads of the process may be busy. */
export function threadMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  return milliseconds(process.threadCpuUsage(before));
}
