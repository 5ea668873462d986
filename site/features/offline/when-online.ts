const checkEveryMs = 3000;

/**
 * Calls `back` once the server answers: a device may believe in its network before there is one. Returns what stops
 * asking.
 */
export function whenOnline(back: () => void): () => void {
  const stop = () => clearInterval(timer);
  const check = () =>
    fetch("/builds/latest.json", { cache: "no-store" }).then(
      () => {
        stop();
        back();
      },
      () => {},
    );
  const timer = setInterval(() => navigator.onLine && void check(), checkEveryMs);
  return stop;
}
