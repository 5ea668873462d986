/** How the browser's code is cut into files. Each request costs an old phone a task, each needless byte costs it time. */

/** Files of the site whose path begins with one of these. */
const siteFiles = (...beginnings: string[]) =>
  new RegExp(`[\\\\/]site[\\\\/](${beginnings.join("|").replaceAll("/", "[\\\\/]")})`);
const icons = (names: string) => new RegExp(`lucide-react[\\\\/].*[\\\\/](${names})`);
const withIcons = (files: RegExp, names: string) => new RegExp(`${files.source}|${icons(names).source}`);
const messages = (...names: string[]) => names.map((name) => `i18n/paraglide/messages/${name}`);

export const chunks = [
  {
    // What runs before React, and instead of it; nothing in it may import from the files below.
    name: "start",
    test: new RegExp(
      `${
        siteFiles(
          "start/(?!app-start|react)",
          "ui/(build-watch|reload-guard|page-ready-event|slow-network|element\\.|signed-in-key|personal-rows-key|reading-settings|color-mode/color-mode\\.|modal/modal-store|toast/toast-store|day-face\\.)",
          "features/(background/start-background|courses/start-places)",
          "features/identity/(identity-store|load-sign-in|login-address|login-prompt|start-identity|premium-status|premium-store|unclaimed)\\.",
          "features/(session|identity/safe-redirect|checkout/returned-key|member-data/member-day)",
          "features/(sharing/share|listen/available|today/day-on-page)\\.",
          "i18n/(browser-locale|locale|paraglide/runtime)",
          ...messages("(not_loaded|share|try_again|loading|close)\\."),
          "(settings|personal-storage)\\.",
        ).source
      }|zustand[\\\\/]esm[\\\\/]vanilla|contracts[\\\\/](site|own-path)\\.|preload-helper|rolldown.runtime`,
    ),
  },
  {
    // What every page needs travels together: one request, and better compressed than in parts.
    name: "vendor",
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand|cookie|set-cookie-parser)[\\/]/,
  },
  {
    name: "frame",
    test: siteFiles(
      "root",
      "layouts/(main|primary)",
      "start/(app-start|react)",
      "ui/(app-link|server-(links|markup)|scene|preload|page-ready\\.|frame-host|use-hydrated|use-page|breadcrumbs|image)",
      "features/(frame/(?!account-menu|phone-account)|error-page/(plain-error|page-error-boundary)|seo|sharing/share-button)",
      "i18n/(daily|format-day)",
      "(errors|pages|cache-headers|client-navigation)",
    ),
  },
  {
    // Small parts that most reading pages share. What members, forms and the operator share among themselves stays out of it.
    name: "shared",
    test: withIcons(
      siteFiles(
        "ui/(?!field|secret-field|form-buttons|horizon-line|progress-ring|error-boundary|error-content|load-script|loading-state|use-loaded)",
        "features/(ads|catalog|favorites|passages/(?!reader-address)|premium-reading/(gate|paywall)|reading)",
        ...messages("(catalog|favorite|passage|reading|gate|loading)"),
      ),
      "book-open|check|chevron|heart|lock|x\\.",
    ),
    minShareCount: 4,
  },
  {
    // What a tap that needs a member, or a dialog, begins with.
    name: "apply-mark",
    test: siteFiles(
      "ui/use-component\\.",
      "features/(dialogs/open-dialog|member-data/apply-mark|identity/(require-login|intents)|sign-in/(prompt-login|login-dialogs))\\.",
      ...messages("dialog_(create_your_account|free_account)\\."),
    ),
  },
  {
    // All that is shown above a page: one request after the tap that opens a dialog, not five one after the other.
    name: "floating",
    test: new RegExp(
      `${siteFiles("ui/(modal/modal-(host|widths)|toast/toaster)").source}|node_modules[\\\\/](@base-ui|@floating-ui|use-sync-external-store)[\\\\/]`,
    ),
  },
  { name: "horizon", test: siteFiles("ui/horizon-line\\.") },
  {
    // The way to an account, where one is offered.
    name: "register-address",
    test: siteFiles("features/identity/register-address\\.", ...messages("sign_in_create\\.")),
  },
  // Read by gates and the home page before the background tasks are there.
  { name: "premium", test: siteFiles("features/identity/(use-premium|use-unclaimed)\\.") },
  {
    // Background tasks of every visit, fetched once the page is idle.
    name: "background",
    test: siteFiles(
      "features/background/(tasks|closing-menus|query-actions|member-tasks|page-view|start-(measurement|dialogs|offline|popups))\\.",
      "features/(popups/|identity/(unclaimed-sessions|when-known|forget-unlocked)\\.)",
      "features/install/(start-install|install-memory)\\.",
      "ui/load-script\\.",
      "features/analytics/track\\.",
      "features/checkout/(pending|purchase-in-progress|purchase-events|start-purchases)\\.",
      "features/consent/(consent|start-consent)\\.",
      "features/lead-capture/(arrival|lead-store|start-leads|start-receipts)\\.",
      "features/(ads/start-ads|offline/service-worker)\\.",
      "site-time\\.",
    ),
  },
  {
    // The note comes by itself, the choices after a touch.
    name: "show-consent",
    test: siteFiles("features/consent/(show-consent|consent-note)\\."),
  },
  {
    // The service worker stores it by this name (service-worker/named-assets.ts).
    name: "offline-page",
    test: siteFiles(
      "features/offline/(offline-page|cached-pages)\\.",
      ...messages("(offline_(cached|title|text)|downloads_name)\\."),
    ),
  },
  {
    // What a list of downloads says about copies, without what seals and opens texts; before the next, which needs it too.
    name: "cached-copy",
    test: siteFiles("service-worker/(page-store|bible-cache)\\."),
  },
  {
    // What is kept on the device for a member, and for whoever downloads something.
    name: "kept",
    test: siteFiles("features/identity/(unlocked-cache|member-keys|seal|offline-person)\\."),
  },
  {
    // Where a reader is and what of the day is done: at once on the pages that show it, and soon after every other, whose offline copies it chooses.
    name: "progress",
    test: siteFiles(
      "features/today/(start-day|paint-day|day-record|day-steps)\\.",
      "features/courses/(places|note-place|complete-lesson|where-left-off|next-reading|readings-ahead)\\.",
      "features/(bible/saved-place|cards/remember-row)\\.",
    ),
  },
  {
    // A reader's places, for React.
    name: "use-places",
    test: siteFiles("features/courses/use-places\\."),
  },
  {
    // What components read a member's marks with.
    name: "marks",
    test: siteFiles("features/member-data/(member-day|member-state|shown|use-marked?)\\."),
  },
  {
    // What the pages of courses share, and what a lesson is signposted with: many parts of a few hundred bytes each.
    name: "course",
    test: siteFiles(
      "features/(member-data/use-mark|catalog/kind-labels)\\.",
      ...messages("growth_plans_(login|progress|lesson_done|continue)\\."),
    ),
  },
  {
    // Where a course is gone on with.
    name: "go-on",
    test: siteFiles("features/courses/(go-on-link|reading-actions|course-progress|use-done-lessons)\\."),
  },
  {
    name: "signposts",
    test: icons("(arrow-left|arrow-right|compass|footprints|message-circle-question-mark)\\."),
  },
  {
    name: "loading-state",
    test: siteFiles("ui/(loading-state|use-loaded)\\.", ...messages("(not_loaded|try_again)\\.")),
  },
  {
    // Other forms have these as well, and nothing else of the account's.
    name: "field",
    test: siteFiles(
      "ui/(field|use-unsent)\\.",
      ...messages("(not_sent_offline|email_address|newsletter_email_invalid)\\."),
    ),
  },
  {
    // What the account's forms share: fifteen parts of which most pages need nearly all.
    name: "account",
    test: siteFiles(
      "features/sign-in/(account-(labels|message|meta|page|field)|password-field)\\.",
      "ui/secret-field",
      ...messages("sign_in_(email|password|password_hint|notice_\\w+)\\."),
    ),
  },
  {
    // The small parts of the home page come in two files, not ten.
    name: "day",
    test: withIcons(
      siteFiles(
        "features/(streaks/done-today|topics/topics-store|verses/verse-hero)",
        ...messages("verse_of_the_day"),
      ),
      "sunrise|waves",
    ),
  },
  {
    // The box beside the registration form has these two, and not the band.
    name: "newsletter-promise",
    test: siteFiles("features/lead-capture/visit-fields", ...messages("newsletter_promise")),
  },
  {
    name: "newsletter",
    test: siteFiles("features/newsletter/newsletter-band", ...messages("newsletter_button")),
  },
];
