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
