import { sendRequest } from "./server.ts";

interface Write {
  target: string;
  body: unknown;
}

/** What a busy machine has not answered yet; past it the next write waits, so that a test ends. */
const mostInFlight = 64;

/** So many writes a second, and when each was acknowledged. */
export function startWrites(base: string, perSecond: number, writeOf: (number: number) => Write) {
  const acknowledged = new Map<number, number>();
  const sent: Promise<void>[] = [];
  let failed = 0;
  let inFlight = 0;
  const began = performance.now();
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    while (sent.length < due && inFlight < mostInFlight) sent.push(send(sent.length));
  }, 5);

  async function send(number: number): Promise<void> {
    const { target, body } = writeOf(number);
    inFlight++;
    try {
      const { status } = await sendRequest(base, target, {
        method: "POST",
        // Each from an address of its own: how much one may send has tests elsewhere.
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        },
        body: JSON.stringify(body),
      });
      if (status < 300) acknowledged.set(number, Date.now());
      else failed++;
    } catch {
      failed++;
    } finally {
      inFlight--;
    }
  }

  return {
    acknowledged,
    async stop() {
      clearInterval(timer);
      await Promise.all(sent);
      return { sent: sent.length, failed, seconds: (performance.now() - began) / 1000 };
    },
  };
}
