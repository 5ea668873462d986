import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const entry = path.join(root, "site/start/start.ts");
const moduleName = "virtual:start-script";

/** A second entry of the browser's build, which shares its chunks with the app; the server learns its address. */
export function startScript(): Plugin {
  let address = `/${path.relative(root, entry)}`;
  return {
    name: "start-script",
    buildStart() {
      if (this.environment.name === "client" && this.environment.mode === "build")
        this.emitFile({ type: "chunk", id: entry, name: "start" });
    },
    writeBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const found = Object.values(bundle).find(
        (part) => part.type === "chunk" && part.moduleIds.includes(entry),
      );
      if (!found) throw new Error("The start script was not built.");
      address = `/${found.fileName}`;
    },
    resolveId: (source) => (source === moduleName ? `\0${moduleName}` : undefined),
    load: (id) =>
      id === `\0${moduleName}` ? `export const startScript = ${JSON.stringify(address)};` : undefined,
  };
}
