/**
 * Runs before the first paint: the two fonts of every page are fetched at once, and with Save-Data none is used at all.
 * Plain ES5 on purpose: it is sent without transpiling.
 */
export const fontScript = (fonts: readonly string[]): string =>
  `(function(){var d=document,c=navigator.connection;if(c&&c.saveData){d.documentElement.dataset.saveData="";return}${JSON.stringify(fonts)}.forEach(function(f){var l=d.createElement("link");l.rel="preload";l.as="font";l.type="font/woff2";l.crossOrigin="anonymous";l.href=f;d.head.appendChild(l)})})()`;
