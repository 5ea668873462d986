/** `node benchmarks/event-sender.ts`: sends events like many browsers, in its own process, driven by IPC. */
import { Agent, request } from "node:http";
import os from "node:os";
import { collectPath, measurementLimits } from "../contracts/analytics.ts";

export interface EventOrder {
  url: string;
  seconds: number;
  eventsPerSecond: number;
}

export interface SentEvents {
  accepted: number;
  tookMs: number;
}

// Browsers make their events elsewhere; here that must not take a processor from the server or from the measurement.
os.setPriority(os.constants.priority.PRIORITY_LOW);

let next = 0;
const batch = () =>
  Array.from({ length: measurementLimits.batchSize }, () => ({
    event: "page_view",
    properties: {
      token: "bench",
      distinct_id: `$device:${next % 5000}`,
      $insert_id: `bench-${next++}`,
      time: Date.now(),
      rsid: "I123abcdefghijkl",
      path: `/articles/number-${next % 300}`,
      title: "Learning to wait · Wellspring",
      locale: "en-US",
      audience: "visitor",
    },
  }));

function send(port: string, agent: Agent): Promise<number> {
  const body = new URLSearchParams({ data: JSON.stringify(batch()) }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, path: `${collectPath}/track/`, method: "POST", agent, headers },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode === 200 ? measurementLimits.batchSize : 0));
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Batches as browsers send them, at their moments, whatever became of those before. */
async function sendEvents({ url, seconds, eventsPerSecond }: EventOrder): Promise<SentEvents> {
  const { port } = new URL(url);
  const agent = new Agent({ keepAlive: true });
  const everyMs = (measurementLimits.batchSize * 1000) / eventsPerSecond;
  const began = performance.now();
  const answers: Promise<number>[] = [];
  for (let n = 0; n * everyMs < seconds * 1000; n++) {
    const wait = began + n * everyMs - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    answers.push(send(port, agent));
  }
  const accepted = (await Promise.all(answers)).reduce((sum, count) => sum + count, 0);
  agent.destroy();
  return { accepted, tookMs: performance.now() - began };
}

process.on("message", (order: EventOrder) => {
  sendEvents(order).then(
    (sent) => process.send!(sent),
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
});
