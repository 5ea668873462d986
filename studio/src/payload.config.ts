import path from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { en } from "@payloadcms/translations/languages/en";
import { es } from "@payloadcms/translations/languages/es";
import { buildConfig } from "payload";
import sharp from "sharp";
import { isEditor } from "./access.ts";
import { activityConfig } from "./activity/collection.ts";
import { upkeepTask } from "./activity/upkeep.ts";
import { buildEndpoint } from "./build.ts";
import { closeBuiltIn } from "./built-in.ts";
import { calendarEndpoints } from "./calendar/endpoints.ts";
import { checkEndpoint } from "./check/endpoint.ts";
import { contentConfigs } from "./collections/content.ts";
import { editorsConfig } from "./collections/editors.ts";
import { picturesConfig, recordingsConfig } from "./collections/media.ts";
import { editors } from "./collections/names.ts";
import { translationsConfig } from "./collections/translations.ts";
import { migrations as postgresMigrations } from "./database/migrations/postgres/index.ts";
import { migrations as sqliteMigrations } from "./database/migrations/sqlite/index.ts";
import { sqliteDatabase } from "./database/sqlite.ts";
import { announceLatest } from "./library/announce.ts";
import { libraryEndpoints } from "./library/endpoints.ts";
import { offeredEndpoints } from "./offered/endpoints.ts";
import { editor } from "./rich-text/editor.ts";
import { clockEndpoint } from "./schedule/endpoint.ts";
import { takeUpAgain } from "./schedule/jobs.ts";
import { planTaskConfig } from "./schedule/plan.ts";
import { root, settings } from "./settings.ts";
import { spanish } from "./spanish.ts";
import { translationEndpoints } from "./translation/endpoints.ts";
import { signInEndpoints } from "./who/endpoints.ts";
import { rolesEndpoints } from "./who/give-roles.ts";

const source = path.join(/* turbopackIgnore: true */ root, "src");
const migrationsIn = (name: string) => path.join(source, "database/migrations", name);

const config = buildConfig({
  secret: settings.key,
  routes: { admin: "/studio", api: "/studio/api" },
  serverURL: settings.origin,
  cors: [],
  csrf: settings.origin ? [settings.origin] : [],
  telemetry: false,
  graphQL: { disable: true },
  admin: {
    user: editors,
    avatar: "default",
    importMap: {
      baseDir: source,
      importMapFile: path.join(source, "app/(payload)/studio/importMap.js"),
    },
    meta: { titleSuffix: " · Studio", defaultOGImageType: "off" },
    // As each language writes dates.
    dateFormat: "PPp",
    components: {
      providers: [
        "/components/renewal.tsx#Renewal",
        "/components/role.tsx#RoleMark",
        "/components/control-names.tsx#ControlNames",
      ],
      graphics: { Icon: "/components/brand.tsx#Icon", Logo: "/components/brand.tsx#Logo" },
      beforeDashboard: ["/components/tasks.tsx#Tasks"],
      beforeLogin: ["/components/sign-in.tsx#SignIn"],
      beforeNavLinks: ["/calendar/nav-link.tsx#CalendarLink", "/components/waiting-link.tsx#WaitingLink"],
      views: {
        calendar: {
          Component: "/calendar/view.tsx#CalendarView",
          path: "/calendar",
          meta: { title: "Calendar" },
        },
        waiting: { Component: "/components/waiting.tsx#Waiting", path: "/waiting" },
      },
    },
  },
  i18n: { supportedLanguages: { en, es }, fallbackLanguage: "en", translations: { es: spanish } },
  editor,
  sharp,
  collections: [
    ...contentConfigs,
    picturesConfig,
    recordingsConfig,
    activityConfig,
    editorsConfig,
    translationsConfig,
  ],
  endpoints: [
    buildEndpoint,
    ...signInEndpoints,
    ...rolesEndpoints,
    ...libraryEndpoints,
    clockEndpoint,
    checkEndpoint,
    ...translationEndpoints,
    ...calendarEndpoints,
    ...offeredEndpoints,
  ],
  // Scheduled publishes are looked for every minute.
  jobs: {
    tasks: [upkeepTask, planTaskConfig],
    autoRun: [{ cron: "* * * * *", queue: "default", limit: 50 }],
    deleteJobOnComplete: true,
    // Nobody runs them by a call.
    access: {
      run: () => false,
      queue: ({ req }) => isEditor(req.user),
      cancel: ({ req }) => isEditor(req.user),
    },
  },
  async onInit(payload) {
    await takeUpAgain(payload);
    // The site reads the studio to answer, which is not ready before this ends.
    void announceLatest(payload);
  },
  upload: { limits: { fileSize: 20_000_000 }, abortOnLimit: true },
  typescript: { autoGenerate: false },
  db: settings.databaseUrl
    ? postgresAdapter({
        pool: { connectionString: settings.databaseUrl, max: 10 },
        schemaName: "studio",
        push: false,
        migrationDir: migrationsIn("postgres"),
        prodMigrations: postgresMigrations,
      })
    : sqliteDatabase({
        url: `file:${path.join(settings.folder, "studio.db")}`,
        push: false,
        migrationDir: migrationsIn("sqlite"),
        prodMigrations: sqliteMigrations,
      }),
});

export default config.then(closeBuiltIn);
