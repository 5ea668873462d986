import { createSocket } from "node:dgram";
import { createServer } from "node:net";

/** Above the ports that browsers refuse and below the ephemeral ports that systems assign, from 32768 on. */
const lowest = 11_000;
const places = 20_000;
/** Processes that run side by side have neighbouring ids: each begins to look at a place of its own. */
let next = (process.pid * 16) % places;

/** @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => (error.code === "EADDRINUSE" ? resolve(false) : reject(error)));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/**
 * Between the choice of a port and its use, or between two uses, nobody else who asks here may be given it. UDP has
 * the same numbers, nothing here uses it, and the system takes the reservation back with the process, however it ends.
 * @returns {Promise<import("node:dgram").Socket | undefined>}
 */
const reserve = (port) =>
  new Promise((resolve, reject) => {
    const socket = createSocket("udp4");
    socket.once("error", (error) => (error.code === "EADDRINUSE" ? resolve(undefined) : reject(error)));
    socket.bind({ port, address: "127.0.0.1", exclusive: true }, () => resolve(socket.unref()));
  });

/**
 * Ports that nobody listens on, nor is given by the system or by another call here for as long as this process lives.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const ports = [];
  for (let tried = 0; ports.length < count; tried++) {
    if (tried === places) throw new Error("There is no free port.");
    const port = lowest + (next++ % places);
    const reservation = await reserve(port);
    if (!reservation) continue;
    if (await isFree(port)) ports.push(port);
    else reservation.close();
  }
  return ports;
}

/** @returns {Promise<number>} */
export const freePort = async () => (await freePorts(1))[0];
