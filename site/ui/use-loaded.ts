import { useCallback, useEffect, useState } from "react";

/** What a part of a page shows. The last value stays while another one loads, and when that fails. */
export interface Loaded<Value> {
  value: Value | undefined;
  failed: boolean;
  reload(): void;
}

interface Loading<Value> extends Loaded<Value> {
  /** Changes what has been loaded, such as after it was saved. */
  update(change: (value: Value) => Value): void;
}

/**
 * Loads at first and whenever `load` is another function; undefined: there is nothing to load yet. A rejected promise, or
 * one of undefined, is a failure. The signal is aborted when the result is no longer wanted.
 */
export function useLoaded<Value>(
  load: ((signal: AbortSignal) => Promise<Value | undefined>) | undefined,
): Loading<Value> {
  const [state, setState] = useState<{ value?: Value; failed: boolean }>({ failed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!load) return;
    const abort = new AbortController();
    setState((held) => (held.failed ? { ...held, failed: false } : held));
    void load(abort.signal)
      .catch((error: unknown) => void console.warn("A part of the page could not be loaded.", error))
      .then((value) => {
        if (abort.signal.aborted) return;
        setState((held) => (value === undefined ? { ...held, failed: true } : { value, failed: false }));
      });
    return () => abort.abort();
  }, [load, attempt]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  const update = useCallback(
    (change: (value: Value) => Value) =>
      setState((held) => (held.value === undefined ? held : { value: change(held.value), failed: false })),
    [],
  );
  return { value: state.value, failed: state.failed, reload, update };
}
