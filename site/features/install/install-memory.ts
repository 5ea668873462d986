/** What this device remembers of the question whether the site should be installed. */
export interface InstallMemory {
  /** The last date on which it was shown. */
  offered?: string;
  /** Once answered it is never asked again. */
  answered?: true;
}

const key = "install";

export function readMemory(): InstallMemory {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as InstallMemory;
  } catch {
    return {};
  }
}

export function storeMemory(memory: InstallMemory): void {
  try {
    localStorage.setItem(key, JSON.stringify(memory));
  } catch {}
}
