import path from "node:path";

/** In its own file, so that checking whether a journal exists loads nothing else. */
export const journalFolder = (dataDir: string): string => path.join(dataDir, "events");
