/** The commands of a release, `bin/wellspring NAME`, and the file that each runs. */
export const commands = {
  start: "server/main.ts",
  role: "server/role-command.ts",
  "second-factor": "server/second-factor-command.ts",
  "sign-out": "server/sign-out-command.ts",
  "launch-check": "server/launch-command.ts",
  setup: "server/setup-command.ts",
  doctor: "server/doctor-command.ts",
  migrate: "server/migrate-command.ts",
  backup: "server/backup-command.ts",
  restore: "server/restore-command.ts",
};

/** What a release has of the project; Node strips the types of the sources itself. */
export const copied = [
  "build",
  "content",
  "contracts",
  "deploy",
  "docs",
  "CHANGELOG.md",
  "LICENSE",
  "LICENSE-CONTENT",
  "THIRD-PARTY-NOTICES.md",
  "platform",
  "public",
  "server",
  "services",
  "site",
  "package.json",
  "package-lock.json",
  ".env.example",
];

/** Files of these that no running server reads. */
const onlyForWork =
  /\.test\.tsx?$|[\\/](test-[^\\/]+\.ts|tiny-module\.ts|fixtures|paraglide|\.inputs|dev\.ts)$/;

/** @param {string} file */
export const isShipped = (file) => !onlyForWork.test(file);

/**
 * Packages that are in the built site already, only serve `npm run umbraco:…` and `content:import`, or came because another names them as a peer that it
 * can do without.
 */
export const notAtRunTime = [
  "lucide-react",
  "@fontsource-variable",
  "turndown",
  "@mixmark-io",
  "@react-router/node",
  "typescript",
  "@typescript",
  "@types",
  "kysely",
];

/** Files of packages that nothing loads; licences stay, and the list of libvips' own. @param {string} file */
export const isDeadWeight = (file) =>
  /\.(map|d\.[mc]?ts|tsbuildinfo)$/.test(file) ||
  (/\.(md|markdown)$/i.test(file) && !/(licen[cs]e|notice|copying)[^/]*$|sharp-libvips/i.test(file));
