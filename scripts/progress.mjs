/** How often a step that says nothing itself is heard of. */
const everyMs = 10_000;

/** The one line in which every command speaks. */
export const say = (line) => process.stderr.write(`wellspring: ${line}\n`);

/**
 * Names what is done and, while it goes on, for how long already.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function showing(what, work) {
  const began = performance.now();
  say(`${what} …`);
  const timer = setInterval(
    () => say(`${what}: ${Math.round((performance.now() - began) / 1000)} s so far`),
    everyMs,
  );
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
