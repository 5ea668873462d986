/** Milliseconds that the processor worked for it, which unlike the clock's do not depend on what else the machine is doing. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
