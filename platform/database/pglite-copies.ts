import { randomUUID } from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Log } from "../log.ts";
import { DatabaseError } from "./database-error.ts";

/**
 * The embedded database is one process's alone, so a backup asks that process for a copy of the files, through a socket
 * beside them which only their owner can open. Queries wait while the files are copied; a copy is what a power cut would
 * have left, and opens as that does.
 */
const socketOf = (dataDir: string): string => path.join(dataDir, "postgres.sock");
const copyPrefix = "postgres.copy-";
const longestCopyMs = 10 * 60_000;
/** What the system allows for the path of a socket. */
const longestSocketPath = 100;

export function offerCopies(client: PGlite, dataDir: string, log: Log): () => void {
  const socket = socketOf(dataDir);
  removeOldCopies(dataDir);
  if (process.platform === "win32" || socket.length > longestSocketPath) return () => {};
  fs.rmSync(socket, { force: true });
  let busy = false;
  const server = net.createServer((connection) => {
    connection.on("error", () => {});
    if (busy) return void connection.end(JSON.stringify({ error: "another backup is being made" }));
    busy = true;
    copyFiles(client, dataDir)
      .then(
        (folder) => {
          if (!connection.writable) fs.rmSync(folder, { recursive: true, force: true });
          connection.end(JSON.stringify({ folder }));
        },
        (error: Error) => {
          log.error({ err: error }, "the database's files could not be copied for a backup");
          connection.end(JSON.stringify({ error: error.message }));
        },
      )
      .finally(() => {
        busy = false;
      });
  });
  server.on("error", (error) =>
    log.warn({ error: error.message }, "no backup can be made while this process runs"),
  );
  server.listen(socket, () => fs.chmodSync(socket, 0o600));
  server.unref();
  return () => {
    server.close();
    fs.rmSync(socket, { force: true });
  };
}

async function copyFiles(client: PGlite, dataDir: string): Promise<string> {
  const folder = path.join(dataDir, `${copyPrefix}${randomUUID()}`);
  try {
    // Less to read again when the copy is opened.
    await client.exec("checkpoint");
    await client.runExclusive(() =>
      fs.promises.cp(path.join(dataDir, "postgres"), path.join(folder, "postgres"), {
        recursive: true,
        mode: fs.constants.COPYFILE_FICLONE,
      }),
    );
    return folder;
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Left by a backup that was killed. */
function removeOldCopies(dataDir: string): void {
  for (const name of fs.readdirSync(dataDir))
    if (name.startsWith(copyPrefix)) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true });
}

/** A data folder with a copy of the running process's database, to be removed by the caller; undefined when none runs. */
export function requestCopy(dataDir: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const connection = net.connect(socketOf(dataDir));
    connection.setTimeout(longestCopyMs, () =>
      connection.destroy(new DatabaseError("The running server did not copy its database in ten minutes.")),
    );
    connection.on("data", (chunk) => {
      answer += chunk;
    });
    connection.on("error", (error: NodeJS.ErrnoException) => {
      // Nobody is there, or a process that was killed has left its socket.
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED" || error.code === "EINVAL")
        resolve(undefined);
      else reject(error);
    });
    connection.on("end", () => {
      const { folder, error } = (answer ? JSON.parse(answer) : {}) as { folder?: string; error?: string };
      if (folder) resolve(folder);
      else
        reject(new DatabaseError(`The running server could not copy its database: ${error ?? "it ended"}.`));
    });
  });
}
