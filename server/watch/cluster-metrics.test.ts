import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../../tests/support/server.ts";

const at = (file: string) => JSON.stringify(pathToFileURL(path.join(root, file)).href);

/** Three workers count 1, 2 and 3 sign-ins; the first is asked. */
const program = `
import cluster from "node:cluster";
const { addUpMetrics, withOtherProcesses } = await import(${at("server/watch/cluster-metrics.ts")});
if (cluster.isPrimary) {
  addUpMetrics();
  let ready = 0;
  for (let at = 0; at < 3; at++) cluster.fork();
  cluster.on("message", (worker, message) => {
    if (message.ready && ++ready === 3) cluster.workers[1].send({ go: true });
    if (message.said) {
      console.log(message.said);
      for (const worker of Object.values(cluster.workers)) worker.process.kill();
      process.exit(0);
    }
  });
} else {
  const { createMetrics } = await import(${at("server/watch/metrics.ts")});
  const { counts } = await import(${at("platform/counts.ts")});
  const id = cluster.worker.id;
  const now = Date.parse("2026-11-14T15:00:00Z");
  for (let at = 0; at < id; at++) {
    counts.signIns.inc("ok");
    counts.requestTime.observe(0.001, "page", "hit");
  }
  const metrics = withOtherProcesses(createMetrics({
    readiness: async () => [{ name: "disk", ok: id !== 2 }],
    contentStatus: () => ({ source: "files", checkedAt: new Date(now - id * 1000), problems: [] }),
    clock: { now: () => new Date(now) },
    pool: () => ({ total: id, idle: 0, waiting: 0 }),
    countPending: async () => [{ kind: "a.mail", waiting: 5, dead: 0, oldestSeconds: 1 }],
    isMail: () => true,
    pageCounts: () => ({ hits: id, pages: id, bytes: 10 }),
    hasProxyProblem: () => false,
    build: { version: "1", build: "b", node: "n" },
  }));
  process.on("message", async (message) => {
    if (message.go) process.send({ said: await metrics.text() });
  });
  await metrics.start();
  process.send({ ready: true });
}`;

test("metrics of several processes add up, whichever is asked; what all of them see is told once", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "wellspring-cluster-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "program.mts");
  writeFileSync(file, program);
  const child = spawn(process.execPath, [file], { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = (await text(child.stdout)).split("\n");
  for (const line of [
    'wellspring_sign_ins_total{outcome="ok"} 6',
    'wellspring_http_request_duration_seconds_count{route="page",cache="hit"} 6',
    'wellspring_http_request_duration_seconds_bucket{le="0.005",route="page",cache="hit"} 6',
    'wellspring_database_pool_connections{state="total"} 6',
    'wellspring_page_cache_total{outcome="hits"} 6',
    'wellspring_part_up{part="disk"} 0',
    'wellspring_jobs_pending{kind="a.mail"} 5',
    "wellspring_mail_pending 5",
    'wellspring_content_age_seconds{source="files"} 3',
    'wellspring_build_info{version="1",build="b",node="n"} 1',
  ])
    expect(said).toContain(line);
});
