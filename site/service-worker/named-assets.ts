const named = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;
const appStart = /<template id="app-start">[\s\S]*?<\/template>/;

/**
 * The files that a document names. What starts React is left out where it waits for a touch: it would be most of what a
 * visitor downloads. `withReact` is for members, whose pages come alive by themselves.
 */
export function namedAssets(html: string, withReact: boolean): Set<string> {
  const isStatic = !withReact && html.includes('data-hydrate="touch"');
  return new Set((isStatic ? html.replace(appStart, "") : html).match(named));
}

const part = /[\w-]+-[\w-]{8}\.js/g;
const staticImport = /(?<=\b(?:from|import) ?")\.\/([\w-]+\.js)(?=")/g;

const inAssets = (names: Iterable<string>): string[] => [...new Set(names)].map((name) => `/assets/${name}`);

/** The files that a script may load later; it names them without their folder. */
export const laterParts = (script: string): string[] => inAssets(script.match(part) ?? []);

/** What the page "offline" loads by itself. */
export const offlineParts = (script: string): string[] =>
  laterParts(script).filter((path) => path.startsWith("/assets/offline-page-"));

/** The files without which a script does not run. */
export const importedParts = (script: string): string[] =>
  inAssets([...script.matchAll(staticImport)].map(([, name]) => name!));
