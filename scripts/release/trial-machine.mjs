import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Becomes a Debian's first process: file systems, then systemd. It has its own processes, mounts, cgroup and network. */
const boot = (root) => `set -e
mount --make-rprivate /
mount --bind ${root} ${root}
cd ${root}
mount -t proc proc proc
mount -t sysfs sysfs sys
mount -t tmpfs tmpfs dev
for each in null zero full random urandom tty; do mknod -m 666 dev/$each c $(stat -c '0x%t 0x%T' /dev/$each); done
ln -s /proc/self/fd dev/fd
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs sys/fs/cgroup
mount -t cgroup2 cgroup2 sys/fs/cgroup
ip link set lo up
mkdir -p .host
pivot_root . .host
umount -l /.host
exec env -i container=trial PATH=/usr/sbin:/usr/bin:/sbin:/bin /sbin/init`;

/** Where the network has a certificate authority of its own, downloads are trusted as they are on this machine. */
const authority = "/etc/ssl/trial-authority.crt";

/** Of a machine of its own, not of one that shares a kernel. */
const notHere = [
  "systemd-modules-load.service",
  "systemd-sysctl.service",
  "systemd-remount-fs.service",
  "sys-kernel-debug.mount",
  "sys-kernel-tracing.mount",
  "dev-hugepages.mount",
];

/** A fresh Debian, with systemd as it has been installed by anybody; `base` is one that was made before. */
export function makeRoot(root, base) {
  if (base) execFileSync("cp", ["-a", `${base}/.`, root]);
  else
    execFileSync("debootstrap", ["--variant=minbase", "--include=systemd-sysv,dbus", "trixie", root], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  cpSync("/etc/resolv.conf", path.join(root, "etc/resolv.conf"), { dereference: true });
  if (process.env.NODE_EXTRA_CA_CERTS)
    cpSync(process.env.NODE_EXTRA_CA_CERTS, path.join(root, authority), { dereference: true });
  for (const unit of notHere) {
    const mask = path.join(root, "etc/systemd/system", unit);
    if (!existsSync(mask)) execFileSync("ln", ["-s", "/dev/null", mask]);
  }
}

/** @param {string} root */
export async function startMachine(root) {
  const cgroups = execFileSync("findmnt", ["-n", "-t", "cgroup2", "-o", "TARGET"], {
    encoding: "utf8",
  }).split("\n")[0];
  const cgroup = path.join(cgroups, `trial-${process.pid}`);
  mkdirSync(cgroup);
  const script = `echo $$ > ${cgroup}/cgroup.procs; exec unshare --mount --pid --fork --uts --ipc --cgroup --net sh -c '${boot(root).replaceAll("'", `'\\''`)}'`;
  const outer = spawn("sh", ["-c", script], { stdio: ["ignore", "inherit", "inherit"] });
  const ended = new Promise((resolve) => outer.once("exit", resolve));
  const init = await firstProcess(outer.pid);
  const network = spawn("slirp4netns", ["--configure", "--mtu=65520", String(init), "tap0"], {
    stdio: "ignore",
  });
  const enter = ["-t", String(init), "-m", "-p", "-n", "-u", "-i", "-r", "-w"];
  const environment = [
    ...(process.env.NODE_EXTRA_CA_CERTS ? [`NODE_EXTRA_CA_CERTS=${authority}`] : []),
    "HOME=/root",
    "LANG=C.UTF-8",
    "DEBIAN_FRONTEND=noninteractive",
    "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
  ];

  /** A shell of the machine's; what it says is shown or given back. */
  function run(commands, { show = false, check = true } = {}) {
    const { status, stdout } = spawnSync(
      "nsenter",
      [...enter, "env", "-i", ...environment, "sh", "-euc", commands],
      {
        encoding: "utf8",
        stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
        maxBuffer: 1e8,
      },
    );
    if (check && status !== 0) throw new Error(`this ended with ${status}:\n${commands}`);
    return { status, output: (stdout ?? "").trim() };
  }

  async function stop() {
    process.kill(init, "SIGKILL");
    network.kill();
    await ended;
    spawnSync("find", [cgroup, "-depth", "-type", "d", "-delete"]);
  }

  for (let tries = 0; tries < 60; tries++) {
    const { output } = run("systemctl is-system-running", { check: false });
    if (output === "running" || output === "degraded") return { run, stop, init };
    await wait(500);
  }
  await stop();
  throw new Error("systemd did not start in this Debian.");
}

/** The one that `unshare --fork` starts, once it has become systemd. */
async function firstProcess(parent) {
  for (let tries = 0; tries < 100; tries++) {
    await wait(100);
    const [child] = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").trim().split(" ");
    if (child && readFileSync(`/proc/${child}/comm`, "utf8").trim() === "systemd") return Number(child);
  }
  throw new Error("The Debian for the trial did not start.");
}

/** @param {string} root @param {string} name @param {string} text */

/** @param {string} root */
export const removeRoot = (root) => rmSync(root, { recursive: true, force: true });
