import { AsyncLocalStorage } from "node:async_hooks";
import { Writable } from "node:stream";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { ServerRouter } from "react-router";
import type { Locale } from "../contracts/site.ts";
import { nonceContext, servicesContext } from "./context.ts";
import { loadMenus } from "./features/frame/load-menus.server.ts";
import { localeOfPath } from "./i18n/locale.ts";
import { overwriteGetLocale } from "./i18n/paraglide/runtime.js";
import { provideNonce, provideSettings, type SiteSettings } from "./settings.ts";
import { provideWriteOnce } from "./ui/server-markup.tsx";

export { startScript } from "virtual:start-script";
export { createLoadContext } from "./context.ts";
export { pages } from "./routes.ts";
export { pageStyles } from "./styles/inline-styles.ts";

const rendering = new AsyncLocalStorage<{ locale: Locale; settings: SiteSettings; nonce: string }>();
overwriteGetLocale(() => rendering.getStore()?.locale ?? "en-US");
function currentRendering() {
  const store = rendering.getStore();
  if (!store) throw new Error("Settings are read outside a rendering.");
  return store;
}
provideSettings(() => currentRendering().settings);
provideNonce(() => currentRendering().nonce);

const asShipped = {};
/** What is the same on all pages, by the menus that it may show. */
const sameMarkup = new WeakMap<object, Map<string, string>>();
provideWriteOnce((name, content) => {
  const { locale, settings } = currentRendering();
  const menus = settings.menus ?? asShipped;
  const written = sameMarkup.get(menus) ?? new Map<string, string>();
  sameMarkup.set(menus, written);
  const key = `${locale} ${name}`;
  const markup = written.get(key) ?? renderToStaticMarkup(content);
  written.set(key, markup);
  return markup;
});

/** Runs what belongs to one request, so that messages and settings are that request's own. */
function inRequest<T>(url: URL, own: { settings: SiteSettings; nonce: string }, run: () => T): T {
  return rendering.run({ locale: localeOfPath(url.pathname), ...own }, run);
}

const written = new WeakMap<Response, Buffer>();

/** The bytes of a rendered page. They are not in its response, where reading them back would copy them several times. */
export const htmlOf = (response: Response): Buffer | undefined => written.get(response);

/** Collects a page, which React writes as bytes and as text. */
function collectHtml(done: (html: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks));
      next();
    },
  });
}

/** Pages are cached whole, so the answer waits until everything in it is there. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const services = loadContext.get(servicesContext);
  const nonce = loadContext.get(nonceContext);
  const url = new URL(request.url);
  const menus = await loadMenus(services, localeOfPath(url.pathname));
  const settings = { ...services.settings, ...(menus ? { menus } : {}) };
  return inRequest(url, { settings, nonce }, () => {
    return new Promise<Response>((resolve, reject) => {
      const { pipe } = renderToPipeableStream(
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />,
        {
          nonce,
          // Everything is sent in its place: text that a script must move there could not be read without one.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onAllReady() {
            headers.set("Content-Type", "text/html; charset=utf-8");
            const body = collectHtml((html) => {
              const response = new Response(null, { status, headers });
              written.set(response, html);
              resolve(response);
            });
            pipe(body);
          },
          onShellError: reject,
          onError: reject,
        },
      );
    });
  });
}
