import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    paraglideVitePlugin({
      project: "./project.inlang",
      outdir: "./site/i18n/paraglide",
      strategy: ["globalVariable", "baseLocale"],
    }),
  ],
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page needs travels together: one request, and better compressed than many.
              groups: [
                {
                  name: "vendor",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand|cookie|set-cookie-parser)[\\/]/,
                },
                {
                  name: "frame",
                  test: /site[\\/](ui[\\/](?!toast[\\/]toaster|modal[\\/]modal-host)|features[\\/](frame|error-page|seo)|i18n[\\/](?!paraglide[\\/]messages)|settings|errors|context|routes\.ts|pages|cache-headers|client-navigation)/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
