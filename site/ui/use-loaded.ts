import { useCallback, useEffect, useState } from "react";

/** What a part of a page shows: not there yet, there, or not to be had just now. */
export interface Loaded<Value> {
  value: Value | undefined;
  failed: boolean;
  reload(): void;
  set(value: Value): void;
}

/** `load` answers undefined when it could not; it must be the same function at every rendering. */
export function useLoaded<Value>(load: () => Promise<Value | undefined>): Loaded<Value> {
  const [state, setState] = useState<{ value?: Value; failed: boolean }>({ failed: false });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let here = true;
    void load().then((value) => {
      if (here) setState(value === undefined ? { failed: true } : { value, failed: false });
    });
    return () => {
      here = false;
    };
  }, [load, round]);
  const reload = useCallback(() => {
    setState((held) => ({ ...held, failed: false }));
    setRound((before) => before + 1);
  }, []);
  const set = useCallback((value: Value) => setState({ value, failed: false }), []);
  return { value: state.value, failed: state.failed, reload, set };
}
