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
  // What is loaded on demand is small; lists of what it needs would weigh more on every first load than they save later.
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: false },
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
                  test: /site[\\/](root|layouts[\\/]main|ui[\\/](app-link|scene|preload|page-settle|frame-host|color-mode|reload-guard|build-watch|use-hydrated|use-page|breadcrumbs|image)|features[\\/](frame|error-page[\\/]plain-error|seo|session|sharing[\\/]share-button|sign-in[\\/](account-corner|account-pill|identity-store|load-sign-in|login-address|start-identity))|i18n[\\/](browser-locale|locale|daily|paraglide[\\/](runtime|messages[\\/]close\.))|settings|errors|pages|cache-headers|client-navigation)/,
                },
                // Small parts that most reading pages share: one file instead of many tiny ones. What members, forms and the
                // operator share among themselves stays out of it.
                {
                  name: "shared",
                  test: /site[\\/](ui[\\/](?!field|secret-field|form-buttons)|features[\\/](ads|articles|catalog|favourites|passages|reading)|i18n[\\/]paraglide[\\/]messages[\\/](catalog|favourite|passage|reading|gate|loading))|lucide-react[\\/].*[\\/](book-open|check|chevron|heart|lock|x\.)/,
                  minShareCount: 4,
                },
                // What goes along with every visit, fetched once the page is idle.
                {
                  name: "visit",
                  test: /site[\\/]features[\\/](visit|popups|premium-status|analytics[\\/](track|page-view|start-measurement)|checkout[\\/](unclaimed|purchase-events|start-purchases)|consent[\\/](consent|app-anchor|start-\w+)|lead-capture[\\/](arrival|lead-store|start-leads)|dialogs[\\/]start-dialogs|ads[\\/]start-ads|offline[\\/]service-worker|member-visit[\\/]accompany-member)\.|contracts[\\/]lead-fields\./,
                },
                // What marks and answers are kept by, wherever a member may give one.
                {
                  name: "marks",
                  test: /site[\\/]features[\\/]offline[\\/](member-(day|state)|outbox|use-marked?)\./,
                },
                // Each request costs an old phone a task, so the small parts of the home page come in two files, not ten.
                {
                  name: "day",
                  test: /site[\\/](features[\\/](streaks[\\/]done-today|topics[\\/]topics-store|verses[\\/]verse-hero)|i18n[\\/]paraglide[\\/]messages[\\/]verse_of_the_day)/,
                },
                {
                  name: "newsletter",
                  test: /site[\\/](features[\\/]newsletter[\\/]newsletter-band|i18n[\\/]paraglide[\\/]messages[\\/](newsletter_(button|promise)|email_address))/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
