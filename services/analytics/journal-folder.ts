import path from "node:path";

/** In a file of its own: whoever only asks whether there is a journal loads nothing else. */
export const journalFolder = (dataDir: string): string => path.join(dataDir, "events");
