// npm run studio: the studio beside the site. Prepares what is missing, brings the shipped library in, and starts both.
import { spawn } from "node:child_process";
import path from "node:path";
import "./stop-with-parent.mjs";
import { environmentWith, main, prepare, root, run, say, stopSignals } from "./prepare.mjs";
import { prepareStudio } from "./studio/prepare.mjs";
import { studioSettings } from "./studio/settings.mjs";

const readyMs = 120_000;

/** What it answers first; undefined when its process has ended before. */
async function firstAnswer(what, address, key, hasEnded) {
  const began = performance.now();
  while (performance.now() - began < readyMs) {
    if (hasEnded()) return undefined;
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined);
    if (answer?.ok) return answer.json();
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`${what} did not answer within two minutes.`);
}

main(async () => {
  const node = await prepare();
  const studio = await prepareStudio(node);
  const settings = studioSettings();
  const port = process.env.PORT || "3000";
  const env = {
    ...environmentWith(node),
    ...settings,
    PORT: port,
    ORIGIN: process.env.ORIGIN || `http://localhost:${port}`,
    DATA_DIR: path.resolve(root, process.env.DATA_DIR || "data"),
    NEXT_TELEMETRY_DISABLED: "1",
  };
  const { hostname, port: studioPort } = new URL(settings.STUDIO_URL);
  const children = [];
  const start = (args, options) => {
    const child = spawn(node, args, { stdio: "inherit", ...options });
    children.push(child);
    return child;
  };
  const stop = (signal = "SIGTERM") => {
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  for (const signal of stopSignals) process.on(signal, () => stop(signal));

  const next = path.join(studio, "node_modules", "next", "dist", "bin", "next");
  const writing = start([next, "start", "-H", hostname, "-p", studioPort], {
    cwd: studio,
    env: { ...env, NODE_ENV: "production" },
  });
  try {
    const library = new URL("/studio/api/library?ids=none", settings.STUDIO_URL);
    if (!(await firstAnswer("The studio", library, settings.STUDIO_KEY, () => writing.exitCode !== null)))
      throw new Error("The studio ended while it was starting.");
    await run(node, [path.join(root, "scripts", "studio", "command.ts"), "import"], { cwd: root, env });
  } catch (error) {
    stop();
    throw error;
  }
  const site = start([path.join(root, "scripts", "start.mjs")], { cwd: root, env });
  site.on("exit", (code) => {
    stop();
    process.exitCode = code ?? 1;
  });
  // The site goes on without it; whoever watches the process starts it again.
  writing.on(
    "exit",
    (code) => site.exitCode === null && say(`the studio ended with ${code}; the site goes on.`),
  );
  const own = `http://127.0.0.1:${port}/hooks/studio/first`;
  const first = await firstAnswer("The site", own, settings.STUDIO_KEY, () => site.exitCode !== null);
  if (!first) return;
  say(`the studio is at ${env.ORIGIN}/studio`);
  if (first.isOpen)
    say(
      `nobody may write yet. Create an account on the site, then sign in with this link, and you are the Operator:\n${env.ORIGIN}/studio/api/sign-in?first=${first.code}`,
    );
});
