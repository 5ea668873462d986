import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { freePort } from "../../scripts/free-ports.mjs";
import { newPostgresPlace } from "../../tests/support/databases.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createLog } from "../log.ts";
import { openDatabase } from "./database.ts";
import { sql } from "./drizzle.ts";

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** Refuses as PgBouncer does what would be one connection's alone, and passes on everything else. */
async function startStandIn({ hostname, port }: URL): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    socket.once("data", (first) => {
      if (first.includes("statement_timeout\0")) {
        const words = "SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0";
        const head = Buffer.alloc(5, "E");
        head.writeInt32BE(words.length + 4, 1);
        return void socket.end(Buffer.concat([head, Buffer.from(words)]));
      }
      const onward = connect(Number(port), hostname).on("error", () => {});
      sockets.add(onward);
      onward.write(first);
      socket.pipe(onward).pipe(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const pgbouncer = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/usr/local/bin/pgbouncer"].find((file) =>
  existsSync(file),
);

async function startPgBouncer({ hostname, port, username, password }: URL): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "wellspring-pgbouncer-"));
  const own = await freePort();
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, "users.txt"), `"${username}" "${password}"\n`);
  writeFileSync(
    path.join(folder, "pgbouncer.ini"),
    [
      "[databases]",
      `* = host=${hostname} port=${port}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${own}`,
      "unix_socket_dir =",
      "auth_type = plain",
      `auth_file = ${folder}/users.txt`,
      "pool_mode = transaction",
    ].join("\n"),
  );
  // It refuses to run as root, which is what a container usually is.
  const nobody = { uid: 65534, gid: 65534 };
  const child: ChildProcess = spawn(pgbouncer!, [path.join(folder, "pgbouncer.ini")], {
    stdio: "ignore",
    ...(userInfo().uid === 0 ? nobody : {}),
  });
  closing.push(async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.exitCode === null && child.kill("SIGKILL")) await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  await eventually(
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(own, "127.0.0.1", () => resolve(void socket.destroy())).on("error", reject);
      }),
  );
  return own;
}

const poolers: [string, (url: URL) => Promise<number>][] = [["a stand-in for it", startStandIn]];
if (pgbouncer) poolers.push(["PgBouncer itself, in transaction mode", startPgBouncer]);
else console.warn("NOT TESTED with PgBouncer itself. On Debian: apt-get install pgbouncer");

test.each(poolers)(
  "PgBouncer may stand before PostgreSQL, and its user's limits are asked for: %s",
  async (_name, start) => {
    const place = await newPostgresPlace();
    const url = new URL(place.url!);
    url.port = String(await start(url));
    const lines: string[] = [];
    const log = createLog(
      { environment: "Production", debug: false },
      { write: (line) => void lines.push(line) },
    );
    const database = await openDatabase({ ...place, url: url.href, log });
    closing.push(() => database.close());
    expect(lines.join()).toContain("alter role … set statement_timeout");
    const jobs = await createJobs({ database, clock: fixedClock(), log });
    const ran: string[] = [];
    jobs.handle<string>("test.once", async ({ payload }) => void ran.push(payload));
    await database.transaction(async (tx) => {
      await tx.execute(sql`create table notes (id int primary key)`);
      await jobs.add({ kind: "test.once", key: "1", payload: "once" }, tx);
    });
    jobs.start();
    await jobs.idle();
    expect(ran).toEqual(["once"]);
    await jobs.close();
  },
);
