/** Short messages between the processes of one PostgreSQL (LISTEN and NOTIFY); the embedded database has one process only. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Log } from "../log.ts";

interface NoticesOptions {
  url: string;
  /** A name of letters and underscores. */
  channel: string;
  log: Pick<Log, "warn">;
  /** Another process sent this. */
  onNotice(message: unknown): void;
}

const retryMs = 1000;
const echoMs = 3000;

/**
 * Nothing is kept for a process that is not connected: what is sent must be found in another way, too. A connection pooler that
 * gives a connection away after each transaction lets no notices through, and does not say so: each connection is sent one, from another.
 */
export function openNotices({ url, channel, log, onNotice }: NoticesOptions) {
  const from = randomUUID();
  const echo = `echo_${from.replaceAll("-", "")}`;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  let sending: Promise<void> = Promise.resolve();

  const newClient = () =>
    new pg.Client({
      connectionString: url,
      application_name: "wellspring notices",
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });

  async function sendOnce(statement: string): Promise<void> {
    const other = newClient();
    other.on("error", () => {});
    try {
      await other.connect();
      await other.query(statement);
    } finally {
      await other.end().catch(() => {});
    }
  }

  async function connect(): Promise<void> {
    const next = newClient();
    client = next;
    // An error is followed by the end of the connection; without a listener it would end the process.
    next.on("error", (error) => log.warn({ error: error.message }, "the connection for notices was lost"));
    next.once("end", () => {
      if (!isClosed) retry = setTimeout(() => void connect(), retryMs).unref();
    });
    let isHeard = false;
    next.on("notification", ({ channel: heard, payload }) => {
      if (heard === echo) isHeard = true;
      if (heard !== channel) return;
      const { from: sender, message } = JSON.parse(payload ?? "{}");
      if (sender !== from && !isClosed) onNotice(message);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      await next.query(`listen ${echo}`);
      await sendOnce(`notify ${echo}`);
      setTimeout(() => {
        if (!isHeard && !isClosed && client === next)
          log.warn(
            "notices between processes do not arrive: a connection pooler such as PgBouncer in transaction mode lets none " +
              "through. Set DATABASE_DIRECT_URL to PostgreSQL itself; until then other processes find changes later",
          );
      }, echoMs).unref();
    } catch (error) {
      log.warn({ err: error }, "notices of other processes cannot be received; trying again");
      await next.end().catch(() => {});
    }
  }
  const ready = connect();

  return {
    /** Connected, or trying again. */
    ready,
    /** To all other processes; a message has at most 8,000 bytes. */
    send(message: unknown): Promise<void> {
      const payload = JSON.stringify({ from, message });
      sending = sending
        .then(() => client!.query("select pg_notify($1, $2)", [channel, payload]))
        .then(
          () => {},
          (error) => log.warn({ err: error }, "other processes could not be told"),
        );
      return sending;
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
