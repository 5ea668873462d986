import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { freePort } from "../../scripts/free-ports.mjs";
import { eventually } from "../support/eventually.ts";
import { installDebianPackages } from "./debian.ts";

const places = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/usr/local/bin/pgbouncer"];
const findProgram = () => places.find((file) => existsSync(file));

export interface PgBouncer {
  port: number;
  stop(): Promise<void>;
}

/** PgBouncer in transaction mode before a PostgreSQL; undefined where it cannot be had. */
export async function startPgBouncer({
  hostname,
  port,
  username,
  password,
}: URL): Promise<PgBouncer | undefined> {
  const program = findProgram() ?? (installDebianPackages(["pgbouncer"]) ? findProgram() : undefined);
  if (!program) return undefined;
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
  const child: ChildProcess = spawn(program, [path.join(folder, "pgbouncer.ini")], {
    stdio: "ignore",
    ...(userInfo().uid === 0 ? nobody : {}),
  });
  await eventually(
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(own, "127.0.0.1", () => resolve(void socket.destroy())).on("error", reject);
      }),
  );
  return {
    port: own,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      if (child.exitCode === null && child.kill("SIGKILL")) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
