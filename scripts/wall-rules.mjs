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
    name: "no-cycles",
    comment: "Two files that need each other are one idea, or hide a third file.",
    severity: "error",
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
];
