import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { leanClient } from "./site/build/lean-client.ts";
import { serviceWorker } from "./site/build/service-worker.ts";
import { splitMessages } from "./site/build/split-messages.ts";

export default defineConfig({
  plugins: [
    splitMessages(),
    leanClient(),
    serviceWorker(),
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
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page needs travels together: one request, and better compressed than in parts.
              groups: [
                {
                  name: "vendor",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand|cookie|set-cookie-parser)[\\/]/,
                },
                {
                  name: "frame",
                  test: /site[\\/](root|ui[\\/](app-link|scene|preload|page-settle|frame-host|color-mode|reload-guard|build-watch|use-hydrated|use-page|breadcrumbs|image)|features[\\/](frame|error-page|seo|session|sharing[\\/]share-button|sign-in[\\/](account-corner|account-pill|identity-store|load-sign-in|login-address|start-identity))|i18n[\\/](browser-locale|locale|daily|paraglide[\\/]runtime)|settings|errors|pages|cache-headers|client-navigation)/,
                },
                // Small parts that many pages share: one file instead of many tiny ones, and a shorter list of them on every page.
                {
                  name: "shared",
                  // Only the pages of the account share what is left of signing in, only dialogs what leads to a purchase, and only
                  // pages that a member marks something on what they share; what goes along with a visit comes after it.
                  test: /site[\\/](ui|features[\\/](?!sign-in|dialogs|offers|checkout|premium-|offline|topics|growth-plans|streaks|creators|study-guides|member-visit|shelf|ads[\\/](?!ad-slot)|analytics|consent|lead-capture|operator)|i18n(?!.*[\\/](sign_in|dialog_|offer_|checkout_|benefit_|offline_|topics_|growth_plans_|streaks_|creators_|study_guides_|ads_|consent_|lead_|operator_)))[\\/]?|lucide-react/,
                  minShareCount: 4,
                },
              ],
            },
          },
        },
      },
    },
  },
});
