import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const site = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

interface StandIn {
  importer: RegExp;
  source: RegExp;
  file: string;
  /** What draws markup must draw the same on the server. */
  onServer: boolean;
}

/** Library parts that do far more than this site needs, and their replacements. */
const standIns: StandIn[] = [
  { importer: /./, source: /(^|\/)paraglide\/runtime\.js$/, file: "i18n/browser-locale.ts", onServer: false },
  {
    importer: /[\\/]paraglide[\\/]messages[\\/]/,
    source: /^\.\.\/runtime\.js$/,
    file: "i18n/browser-locale.ts",
    onServer: false,
  },
  // Search engines read documents only, so client-side navigations need none of this.
  {
    importer: /./,
    source: /\/structured-data\.ts$/,
    file: "features/seo/structured-data.browser.ts",
    onServer: false,
  },
  {
    importer: /[\\/]react-router[\\/]/,
    source: /^\.\/instrumentation\.js$/,
    file: "build/no-instrumentation.ts",
    onServer: false,
  },
  {
    importer: /[\\/]lucide-react[\\/]/,
    source: /\/createLucideIcon\.m?js$/,
    file: "ui/plain-icon.ts",
    onServer: true,
  },
];

const routeTable = path.join(site, "routes.ts");

/** Of the table of pages the browser asks for a page by its id, and then for these two; use-page.ts knows what is usual. */
async function pagesForBrowser(): Promise<string> {
  const { pages } = (await import(pathToFileURL(routeTable).href)) as typeof import("../routes.ts");
  const special = pages.filter((page) => page.adTemplate !== page.id || page.login);
  const rows = special.map(({ id, adTemplate, login }) => {
    const values = [id, adTemplate === id ? undefined : adTemplate, login];
    while (values.at(-1) === undefined) values.pop();
    return `page(${values.map((value) => JSON.stringify(value) ?? "void 0").join(",")})`;
  });
  return `const page = (id, adTemplate = id, login) => ({ id, adTemplate, login });
export const pages = [${rows.join(",")}];`;
}

/**
 * Styles are inlined and nothing is preloaded, so all that is left of Vite's helper is the event for a chunk
 * that fails to load.
 */
const preloadHelper = "\0vite/preload-helper.js";
const reportLostChunks = `export const __vitePreload = (load) => load().catch((error) => {
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload: error });
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;

/** What Vite makes of an import() whose names are taken at once: they are taken twice, and its list of files is empty. */
const takenTwice =
  /(?<=__vitePreload\()async \(\) => \{\s*const \{[^}]*\} = await (import\([^;]*?\));\s*return \{[^}]*\};?\s*\}, __VITE_PRELOAD__(?=\))/g;
const takenOnce = /(__vitePreload\(\(\) => import\([^;]*?\)), __VITE_PRELOAD__(?=\))/g;
/** For the names of a module that shares its file, the bundler has a helper in a file that is otherwise React's. */
const helperImport = /^import \{ \w+ as __exportAll \} from "[^"]*";\n/m;
const namesOfModule = /__exportAll\(\{([^{}]*)\}\)/g;
const oneName = /([\w$]+): \(\) => ([\w$.]+)/g;

/** Without what the bundler writes around import() and what is imported by it. */
export function plainImports(code: string): string {
  const once = code.replace(takenTwice, "() => $1").replace(takenOnce, "$1");
  if (!helperImport.test(once)) return once;
  const plain = once
    .replace(helperImport, "")
    .replace(namesOfModule, (_, names: string) => `{${names.replace(oneName, "get $1() { return $2; }")}}`);
  return plain.includes("__exportAll") ? once : plain;
}

/** Every kilobyte saved here is one that each reader need not download on a first visit. */
export function leanClient(): Plugin {
  return {
    name: "lean-client",
    enforce: "pre",
    apply: "build",
    resolveId(source, importer = "") {
      const isClient = this.environment.name === "client";
      const found = standIns.find(
        (one) => (isClient || one.onServer) && one.source.test(source) && one.importer.test(importer),
      );
      return found && path.join(site, found.file);
    },
    renderChunk(code) {
      return this.environment.name === "client" ? { code: plainImports(code), map: null } : null;
    },
    load(id) {
      if (this.environment.name !== "client") return null;
      if (id === preloadHelper) return reportLostChunks;
      return id === routeTable ? pagesForBrowser() : null;
    },
  };
}
