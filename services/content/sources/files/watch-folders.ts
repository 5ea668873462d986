/** Reports every change below a folder, including atomic replacement of files or of the folder itself. */
import { type FSWatcher, lstatSync, readdirSync, statSync, watch } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

interface FolderWatch {
  /** Watches folders that have come since, and no more those that have gone. */
  refresh(): void;
  close(): void;
}

/**
 * One watcher per folder, none for files: a folder's watcher sees a file being replaced by a rename, while
 * Node's recursive watch stays on the deleted file. Watchers of the folders above report that the whole was
 * replaced, or a symbolic link on the way to it.
 */
export function watchFolders(
  given: string,
  onChange: () => void,
  onError: (error: unknown) => void,
): FolderWatch {
  const root = resolve(given);
  const watchers = new Map<string, { watcher: FSWatcher; inode: number }>();

  /** The folder it lies in, and those that hold a symbolic link on the way to it, which a deploy may change. */
  const above = new Map([[dirname(root), basename(root)]]);
  for (let folder = dirname(root); folder !== dirname(folder); folder = dirname(folder))
    if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
      above.set(dirname(folder), basename(folder));

  function add(folder: string, isWatched: (name: string | null) => boolean): void {
    const inode = statSync(folder).ino;
    if (watchers.get(folder)?.inode === inode) return;
    watchers.get(folder)?.watcher.close();
    const watcher = watch(folder, (_event, name) => {
      if (isWatched(name)) onChange();
    });
    // Removal of a folder is reported by its parent.
    watcher.on("error", onChange);
    watchers.set(folder, { watcher, inode });
  }

  const foldersBelow = (): string[] => [
    root,
    ...readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name)),
  ];

  function refresh(): void {
    try {
      for (const [folder, child] of above) add(folder, (name) => name === null || name === child);
      const folders = new Set(foldersBelow());
      for (const folder of folders) add(folder, () => true);
      for (const [folder, { watcher }] of watchers) {
        if (folders.has(folder) || above.has(folder)) continue;
        watcher.close();
        watchers.delete(folder);
      }
    } catch (error) {
      onError(error);
    }
  }

  refresh();
  return {
    refresh,
    close() {
      for (const { watcher } of watchers.values()) watcher.close();
      watchers.clear();
    },
  };
}
