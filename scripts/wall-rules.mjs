/** Features in three layers; what is not named here is of the domain, between the two. */
const core = "analytics|consent|dialogs|identity|member-data|seo|session";
const composition = "account|background|dev-bar|error-page|frame|home";

/** Imports run one way: site → services' clients → contracts; services → platform and contracts; only server/ wires. */
export const forbidden = [
  {
    name: "contracts-import-nothing-of-ours",
    comment:
      "contracts/ is what both sides of a wall agree on. Move what you need into contracts/, or the code out of it.",
    severity: "error",
    from: { path: "^contracts/" },
    to: { path: "^(server|services|platform|site)/" },
  },
  {
    name: "services-do-not-import-each-other",
    comment:
      "A service that needs another takes its client as an argument; server/services.ts hands it over.",
    severity: "error",
    from: { path: "^services/([^/]+)/" },
    to: { path: "^services/", pathNot: "^services/$1/" },
  },
  {
    name: "services-do-not-know-the-site",
    comment:
      "Services answer over HTTP and know neither the site nor the server. Share types through contracts/.",
    severity: "error",
    from: { path: "^services/" },
    to: { path: "^(site|server)/" },
  },
  {
    name: "platform-is-below-everything",
    comment: "platform/ is what services share. It may use contracts/ only.",
    severity: "error",
    from: { path: "^platform/" },
    to: { path: "^(server|services|site)/" },
  },
  {
    name: "site-sees-only-clients",
    comment:
      "The site speaks to services through services/*/client.ts, so that it cannot tell embedded from remote.",
    severity: "error",
    from: { path: "^site/" },
    to: { path: "^(services/(?!([^/]+)/client\\.ts$)|server/|platform/)" },
  },
  {
    name: "ui-imports-no-feature",
    comment: "site/ui holds primitives. Pass what a primitive needs as props, or move it into the feature.",
    severity: "error",
    from: { path: "^site/ui/", pathNot: "^site/ui/frame-host\\.tsx$" },
    to: { path: "^site/(features|routes|layouts)/" },
  },
  {
    name: "core-features-are-below-the-others",
    comment:
      "session, identity, member data and the like serve every feature and know none. Pass what is needed as an argument, or register it in site/features/background.",
    severity: "error",
    from: { path: `^site/features/(${core})/`, pathNot: "\\.test\\.tsx?$" },
    to: { path: "^site/features/", pathNot: `^site/features/(${core})/` },
  },
  {
    name: "composition-is-above-the-features",
    comment:
      "home, account, frame and background put features together. Move what a feature needs of them into a feature, or into site/ui.",
    severity: "error",
    from: { path: "^site/features/", pathNot: `^site/features/(${composition})/` },
    to: { path: `^site/features/(${composition})/` },
  },
  {
    name: "no-circles-of-features",
    comment:
      "Two folders that import each other are one idea, or hide a third folder: move what both need below them.",
    severity: "error",
    from: { path: "^site/features/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
    to: { circularFolders: true },
  },
  {
    name: "no-cycles",
    comment: "Two files that need each other are one idea, or hide a third file.",
    severity: "error",
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
];
