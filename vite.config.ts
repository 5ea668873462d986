import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunks } from "./site/build/chunks.ts";
import { subsetFonts } from "./site/build/fonts.ts";
import { leanClient } from "./site/build/lean-client.ts";
import { serviceWorker } from "./site/build/service-worker.ts";
import { smallMessages } from "./site/build/small-messages.ts";
import { splitMessages } from "./site/build/split-messages.ts";
import { startScript } from "./site/build/start-script.ts";

export default defineConfig({
  plugins: [
    splitMessages(),
    smallMessages(),
    leanClient(),
    subsetFonts(),
    serviceWorker(),
    startScript(),
    tailwindcss(),
    reactRouter(),
    paraglideVitePlugin({
      project: "./project.inlang",
      outdir: "./site/i18n/paraglide",
      strategy: ["globalVariable", "baseLocale"],
    }),
  ],
  // Bundled, so that server and browser draw icons with the same few lines.
  ssr: { noExternal: ["lucide-react"] },
  // What is loaded on demand is small; lists of what it needs would weigh more on every first load than they save later.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: false,
    // Plugin timings are noise when the site is started.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: chunks,
            },
          },
        },
      },
    },
  },
});
