import { createServer } from "node:net";

/** Above the ports that browsers refuse and below the ephemeral ports that systems assign, from 32768 on. */
const lowest = 11_000;
const places = 20_000;
/** Processes that run side by side have neighbouring ids: each begins to look at a place of its own. */
let next = (process.pid * 16) % places;

const hold = (port) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => (error.code === "EADDRINUSE" ? resolve(undefined) : reject(error)));
    probe.listen(port, () => resolve(probe));
  });

/**
 * Ports that nobody listens on, nor is given by the system before they are used. All are held until the last is found.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const ports = new Map();
  while (ports.size < count) {
    const port = lowest + (next++ % places);
    const probe = await hold(port);
    if (probe) ports.set(port, probe);
  }
  await Promise.all([...ports.values()].map((probe) => new Promise((resolve) => probe.close(resolve))));
  return [...ports.keys()];
}

/** @returns {Promise<number>} */
export const freePort = async () => (await freePorts(1))[0];
