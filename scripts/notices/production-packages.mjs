/** Code of these development packages is written into the site's own files by the build. */
const builtIn = ["@inlang/paraglide-js", "tailwindcss"];

const isForOnePlatform = ({ os, cpu, libc }) => Boolean(os ?? cpu ?? libc);

/** Where a package finds another, as Node looks for it: in its own folder, then in each one above. */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    const place = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === "") return undefined;
  }
}

function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** The packages that the product and its dependencies need, of those that `take` accepts. */
function reachable(packages, take) {
  const found = new Set();
  const waiting = [""];
  while (waiting.length > 0) {
    const from = waiting.pop();
    for (const name of neededBy(packages[from])) {
      const place = resolve(packages, from, name);
      if (!place || found.has(place) || !take(packages[place])) continue;
      found.add(place);
      waiting.push(place);
    }
  }
  return found;
}

/**
 * What `npm ci --omit=dev` may install, read from the lockfile alone, so that every platform gets the same lists: what is
 * needed everywhere, the native parts of single platforms, and what npm adds since a package could use it.
 */
export function productionPackages({ packages }) {
  const everywhere = reachable(packages, (each) => !isForOnePlatform(each));
  for (const name of builtIn) everywhere.add(`node_modules/${name}`);
  const somewhere = reachable(packages, () => true);
  const all = Object.entries(packages)
    .filter(([place, { dev }]) => place !== "" && (!dev || everywhere.has(place)))
    .map(([place, { version, license = "none named" }]) => ({
      place,
      name: place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      license,
    }))
    .sort((one, other) => (one.place < other.place ? -1 : 1));
  return {
    needed: all.filter(({ place }) => everywhere.has(place)),
    native: all.filter(({ place }) => somewhere.has(place) && !everywhere.has(place)),
    other: all.filter(({ place }) => !somewhere.has(place) && !everywhere.has(place)),
  };
}
