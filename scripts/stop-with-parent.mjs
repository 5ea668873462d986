/**
 * npm runs a script in a shell and sends a signal to that shell only, which exits and leaves its child running. A
 * process that npm
 * started ends with its shell. Imported by the server's Node, too, where it takes the place of ours.
 */
let watching;

export function stopWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return false;
  const parent = process.ppid;
  watching ??= setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    process.kill(process.pid, "SIGTERM");
  }, 250).unref();
  return true;
}

stopWithParent();
