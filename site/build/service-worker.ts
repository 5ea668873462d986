import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const here = path.dirname(fileURLToPath(import.meta.url));

/** The service worker is one file of its own at the site's root, built beside the browser's part of the site. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const made = await build({
        configFile: false,
        logLevel: "error",
        publicDir: false,
        build: {
          write: false,
          target: "es2022",
          rolldownOptions: {
            input: path.resolve(here, "../service-worker/worker.ts"),
            output: { format: "iife", entryFileNames: "service-worker.js" },
          },
        },
      });
      const [output] = [made].flat();
      if (!output || !("output" in output)) throw new Error("The service worker was not built.");
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: output.output[0].code });
    },
  };
}
