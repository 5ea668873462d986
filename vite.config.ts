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
});
