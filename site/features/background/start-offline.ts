import { startServiceWorker } from "../offline/service-worker.ts";

/** Loads as well what pages of the day and of the Bible load by themselves: no markup names it, and they need it without a network. */
async function loadReadings(): Promise<readonly string[]> {
  const [{ readingsAhead }] = await Promise.all([
    import("../courses/readings-ahead.ts"),
    import("../courses/note-place.ts"),
    import("../today/start-day.ts"),
    import("../bible/reader.ts"),
  ]);
  return readingsAhead();
}

export const startOffline = (): void => startServiceWorker(loadReadings);
