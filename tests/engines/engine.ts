/** What a journey needs of a browser, whichever engine it has; each engine has a driver of its own. */
export interface Tab {
  /** Until all of it has come, pictures too, or until it can be `read`, where the engine's driver can tell. */
  goto(address: string, until?: "loaded" | "read"): Promise<void>;
  /** Runs in the page; waits for a promise. The function sees nothing but its arguments. */
  run<Result, Args extends unknown[]>(
    code: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** A press of the mouse in the middle of the first element, once it has been scrolled to. */
  tap(selector: string): Promise<void>;
  back(): Promise<void>;
  /** The printed page as PDF, in US Letter size. */
  print(file: string): Promise<void>;
  screenshot(file: string): Promise<void>;
  /** Closes the browser and discards all its data. */
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

export const phone: Size = { width: 360, height: 780 };
export const desk: Size = { width: 1280, height: 900 };

/** A separate browser with an empty profile and one tab. */
export type Launch = (size: Size) => Promise<Tab>;
