import cluster, { type Worker } from "node:cluster";
import { createLog } from "../../platform/log.ts";
import { sayReady } from "../say-ready.ts";
import { addUpMetrics } from "../watch/cluster-metrics.ts";
import { createDeaths, mostFailedStarts } from "./deaths.ts";
import { type ToPrimary, type ToWorker, topicOf } from "./messages.ts";
import { createTurns } from "./turns.ts";

/** Longer than a worker takes to give up waiting for requests in flight. */
const stopMs = 20_000;
/** A signal may come twice at once: from the terminal and from npm. */
const sameSignalMs = 250;
const signalNumbers = { SIGTERM: 15, SIGINT: 2 } as const;
type Signal = keyof typeof signalNumbers;

/**
 * Runs workers, replaces those that end, and passes on what they tell each other. It serves nothing and reads no settings: what is
 * wrong with them the first worker says.
 */
export function startPrimary(processes: number): void {
  const log = createLog({ environment: "Production" });
  const deaths = createDeaths();
  const ready = new Set<number>();
  let port: number | undefined;
  let saidReady = false;
  let stopping: { signal: Signal; at: number } | undefined;
  let exitCode = 0;
  // Node gives workers our own flags (node-flags.mjs) and environment. With PORT=0 the first has chosen one.
  // What they end with is this process, not its own parent (scripts/stop-with-parent.mjs).
  const start = () =>
    cluster.fork({
      STOP_WITH_PARENT: String(process.pid),
      ...(port === undefined ? {} : { PORT: String(port) }),
    });
  const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const send = (worker: Worker | undefined, message: ToWorker) => {
    // One that has just died is noticed in a moment.
    if (worker?.isConnected()) worker.send(message, () => {});
  };
  const turns = createTurns((id, key) => send(cluster.workers?.[id], { topic: "granted", key }));

  function onReady(id: number, { port: at, says, production }: Extract<ToPrimary, { topic: "ready" }>): void {
    ready.add(id);
    if (port === undefined) {
      port = at;
      for (let more = 1; more < processes; more++) start();
    }
    if (saidReady || ready.size < processes) return;
    saidReady = true;
    sayReady(log, `${says} (${processes} processes, ${Math.round(performance.now())} ms)`, production);
  }

  addUpMetrics();
  cluster.on("message", (worker, message: ToPrimary) => {
    if (topicOf(message) === undefined) return;
    if (message.topic === "ready") onReady(worker.id, message);
    else if (message.topic === "turn") turns.ask(worker.id, message.key);
    else if (message.topic === "done") turns.done(worker.id, message.key);
    else if (message.topic === "send")
      for (const other of workers())
        if (other.id !== worker.id)
          send(other, { topic: "sent", name: message.name, message: message.message });
  });

  cluster.on("exit", (worker, code, signal) => {
    turns.forget(worker.id);
    const wasReady = ready.delete(worker.id);
    if (stopping) {
      if (code !== 0 && signal !== stopping.signal) exitCode = 1;
      if (workers().length === 0) process.exit(exitCode);
      return;
    }
    if (port === undefined) {
      // One that exits has said why, once.
      if (signal) log.error({ signal }, "the first process was ended before it was ready");
      process.exit(code || 1);
    }
    const delayMs = deaths.note(wasReady);
    if (delayMs === "stop") {
      console.error(
        `${mostFailedStarts} processes ended within a minute before they were ready. The server stops.`,
      );
      exitCode = 1;
      stop("SIGTERM");
      return;
    }
    log.warn({ process: worker.id, code, signal, delayMs }, "a process ended and is replaced");
    setTimeout(() => {
      if (!stopping) start();
    }, delayMs);
  });

  function stop(signal: Signal): void {
    const now = performance.now();
    if (stopping) {
      if (stopping.signal !== signal || now - stopping.at < sameSignalMs) return;
      for (const worker of workers()) worker.process.kill("SIGKILL");
      process.exit(128 + signalNumbers[signal]);
    }
    stopping = { signal, at: now };
    if (workers().length === 0) process.exit(exitCode);
    for (const worker of workers()) worker.process.kill(signal);
    setTimeout(() => {
      for (const worker of workers()) worker.process.kill("SIGKILL");
    }, stopMs).unref();
  }
  for (const signal of Object.keys(signalNumbers) as Signal[]) process.on(signal, () => stop(signal));

  // All accept from one queue: a connection that a dead worker had not accepted waits there for another.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // Alone, so that what is wrong with the settings, the content or the database is said once, and migrations run once.
  start();
}
