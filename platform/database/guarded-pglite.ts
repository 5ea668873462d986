import fs from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { DatabaseError } from "./database-error.ts";

/** PostgreSQL's log grows by files of this size. */
const logFileBytes = 16 * 1024 * 1024;

/** Whether the disk has no room for the next file of the database's log. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize < logFileBytes;
}

type Raw = PGlite["execProtocolRawSync"];
type Execute = PGlite["execProtocol"];
type Stream = PGlite["execProtocolStream"];

/** The protocol's message that ends a connection. */
const terminate = "X".charCodeAt(0);

/**
 * PostgreSQL ends itself when its log cannot be written, as on a full disk. A server of its own is then started again;
 * PGlite would instead be asked for ever by the next call and take the whole process with it. Here every later call is
 * refused at once, so that pages are still read. A query that waits while the database closes is refused for the same reason.
 */
export class GuardedPGlite extends PGlite {
  ended: DatabaseError | undefined;
  #wasReady = false;

  override execProtocolRawSync(...given: Parameters<Raw>): ReturnType<Raw> {
    if (this.ended) throw this.ended;
    this.#wasReady ||= this.ready;
    if (this.#wasReady && !this.ready && given[0][0] !== terminate)
      throw new DatabaseError("The embedded database is closed.");
    return super.execProtocolRawSync(...given);
  }

  override execProtocol(...given: Parameters<Execute>): ReturnType<Execute> {
    return super.execProtocol(...given).catch(this.#seen);
  }

  override execProtocolStream(...given: Parameters<Stream>): ReturnType<Stream> {
    return super.execProtocolStream(...given).catch(this.#seen);
  }

  #seen = (error: Error & { severity?: string }): never => {
    if (error.severity === "PANIC" || error.severity === "FATAL")
      this.ended = new DatabaseError(
        `The embedded database ended itself: ${error.message}. If the disk is full, make room; then start the server again.`,
        { cause: error },
      );
    throw error;
  };
}
