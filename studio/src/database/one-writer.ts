/**
 * SQLite has one writer at a time, and its driver neither waits nor lets the process do anything else meanwhile. Here
 * writes take turns: a change that comes during another begins after it, on the one connection that all of them use.
 */
import {
  type Client,
  createClient,
  type InStatement,
  type ResultSet,
  type Transaction,
  type TransactionMode,
} from "@libsql/client";

/** Longer than any change takes; whoever waits inside of a transaction for its end would wait for ever. */
const longestWaitMs = 30_000;

export function createTurns(waitMs = longestWaitMs) {
  let last: Promise<void> = Promise.resolve();
  /** Resolves when it is one's turn, with how to end it. */
  return async function turn(): Promise<() => void> {
    const before = last;
    let end!: () => void;
    const own = new Promise<void>((resolve) => {
      end = resolve;
    });
    last = before.then(() => own);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("Another change is taking too long.")), waitMs);
    });
    try {
      await Promise.race([before, late]);
    } catch (error) {
      end();
      throw error;
    } finally {
      clearTimeout(timer);
    }
    return end;
  };
}

const sqlOf = (statement: InStatement) => (typeof statement === "string" ? statement : statement.sql);
const isRead = (statement: InStatement) => /^\s*(?:select|explain|pragma)\b/i.test(sqlOf(statement));

class OneWriter implements Client {
  readonly protocol = "file";
  readonly #reader: Client;
  readonly #writer: Client;
  readonly #turn: () => Promise<() => void>;

  constructor(reader: Client, writer: Client, turn: () => Promise<() => void>) {
    this.#reader = reader;
    this.#writer = writer;
    this.#turn = turn;
  }

  get closed(): boolean {
    return this.#writer.closed;
  }

  async #write<T>(work: (writer: Client) => Promise<T>): Promise<T> {
    const end = await this.#turn();
    try {
      return await work(this.#writer);
    } finally {
      end();
    }
  }

  execute(statement: InStatement | string, args?: unknown): Promise<ResultSet> {
    const given: InStatement =
      typeof statement === "string" && args !== undefined
        ? ({ sql: statement, args } as InStatement)
        : statement;
    return isRead(given) ? this.#reader.execute(given) : this.#write((writer) => writer.execute(given));
  }

  batch(statements: InStatement[], mode?: TransactionMode): Promise<ResultSet[]> {
    return this.#write((writer) => writer.batch(statements, mode));
  }

  migrate(statements: InStatement[]): Promise<ResultSet[]> {
    return this.#write((writer) => writer.migrate(statements));
  }

  executeMultiple(sql: string): Promise<void> {
    return this.#write((writer) => writer.executeMultiple(sql));
  }

  async transaction(): Promise<Transaction> {
    const writer = this.#writer;
    const endTurn = await this.#turn();
    let isOpen = true;
    const run = (statement: InStatement): Promise<ResultSet> => {
      if (!isOpen) throw new Error("The transaction has ended.");
      return writer.execute(statement);
    };
    const end = async (sql: "COMMIT" | "ROLLBACK"): Promise<void> => {
      if (!isOpen) return;
      try {
        await run(sql);
      } catch (error) {
        if (sql === "COMMIT") await run("ROLLBACK").catch(() => {});
        throw error;
      } finally {
        isOpen = false;
        endTurn();
      }
    };
    try {
      // Not the driver's own, which takes another connection for each and reads the whole schema again.
      await run("BEGIN IMMEDIATE");
    } catch (error) {
      endTurn();
      throw error;
    }
    return {
      execute: run,
      batch: (statements) => Promise.all(statements.map(run)),
      executeMultiple: () => Promise.reject(new Error("A transaction takes one statement at a time.")),
      commit: () => end("COMMIT"),
      rollback: () => end("ROLLBACK"),
      close: () => void end("ROLLBACK").catch(() => {}),
      get closed() {
        return !isOpen;
      },
    };
  }

  async sync(): Promise<undefined> {
    return undefined;
  }

  close(): void {
    this.#reader.close();
    this.#writer.close();
  }
}

/** Readers see what was last committed, also while something is written. */
export async function openOneWriter(url: string): Promise<Client> {
  const [reader, writer] = [createClient({ url }), createClient({ url })];
  await writer.execute("PRAGMA journal_mode = WAL");
  await writer.execute("PRAGMA journal_size_limit = 67108864");
  for (const each of [reader, writer]) {
    // For other processes, such as a backup.
    await each.execute("PRAGMA busy_timeout = 10000");
    await each.execute("PRAGMA synchronous = FULL");
  }
  return new OneWriter(reader, writer, createTurns());
}
