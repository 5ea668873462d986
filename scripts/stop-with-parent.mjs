/**
 * npm runs a script in a shell and sends a signal to that shell only, which exits and leaves its child running. A
 * process that npm started ends with its shell. Imported by the server's Node, too, where it takes the place of ours:
 * the shell may have ended while that one was loaded, so it is told which one it was.
 */
const parent = Number(process.env.STOP_WITH_PARENT) || process.ppid;
let watching;

/** The process that this one ends with, if any. */
export function stopWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  watching ??= setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    process.kill(process.pid, "SIGTERM");
  }, 250).unref();
  return parent;
}

stopWithParent();
