import atkinson from "@fonts/atkinson.woff2?url";
import literata from "@fonts/literata.woff2?url";
import { type ReactNode, Suspense, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { clientNavigation } from "./client-navigation.ts";
import { checkoutReturnScript } from "./features/checkout/return-script.ts";
import { fetchErrorPage, PageErrorBoundary } from "./features/error-page/page-error-boundary.tsx";
import { homeLanguageScript } from "./i18n/home-language-script.ts";
import { localizePath } from "./i18n/locale.ts";
import { getLocale } from "./i18n/paraglide/runtime.js";
import { pageMiddleware } from "./page-middleware.server.ts";
import { pageNonce, settingsElementId, siteSettings } from "./settings.ts";
import { appStartId } from "./start/app-start.ts";
import { earlyTapScript } from "./start/early-taps.ts";
import sheet from "./styles/app.css?url";
import { fontScript } from "./styles/font-script.ts";
import { stylesPlace } from "./styles/styles-place.ts";
import { colorModeScript } from "./ui/color-mode/color-mode-script.ts";
import { FrameHost } from "./ui/frame-host.tsx";
import { lazyPart } from "./ui/lazy-part.ts";
import { usePage } from "./ui/use-page.ts";

/** Only editors meet it. */
const PreviewBar = lazyPart(() => import("./features/preview/preview-bar.tsx"));

export const middleware: Route.MiddlewareFunction[] = [pageMiddleware];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [clientNavigation];

export const links: Route.LinksFunction = () => [{ rel: "icon", type: "image/svg+xml", href: "/icon.svg" }];

/** What runs before the first paint. It is in the document already when the browser's code could write it. */
const headScript = (pageId?: string): string =>
  import.meta.env.SSR
    ? [
        ...(pageId === "home" ? [homeLanguageScript] : []),
        colorModeScript,
        fontScript([literata, atkinson]),
        checkoutReturnScript,
        earlyTapScript,
      ].join(";")
    : "";

export function Layout({ children }: { children: ReactNode }) {
  const page = usePage();
  const settings = siteSettings();
  return (
    <html
      lang={getLocale()}
      data-template={page?.adTemplate}
      data-hydrate={page?.hydrate}
      data-ads={settings.thirdParties?.adsScript && ""}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf9f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1a21" media="(prefers-color-scheme: dark)" />
        <link rel="manifest" href={localizePath("/manifest.webmanifest", getLocale())} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <script
          nonce={pageNonce()}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: headScript(page?.id) }}
        />
        {/* The server writes the styles that the page needs into it (server/pages.ts). */}
        <style
          nonce={pageNonce()}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: stylesPlace }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <script
          type="application/json"
          id={settingsElementId}
          // A closing tag inside the JSON would end the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(settings).replaceAll("<", "\\u003c") }}
        />
        {/* All the others, for what comes later: behind the text, so that nothing waits for them. */}
        <link rel="stylesheet" href={sheet} />
        <ScrollRestoration />
        {/* On the server its content is put into a template (server/app-start.ts); React draws nothing in it. */}
        <noscript id={appStartId}>
          <Scripts />
        </noscript>
      </body>
    </html>
  );
}

/** Until then the page that is being read has the network to itself. */
const errorPageAfterMs = 4000;

export default function App() {
  useEffect(() => {
    const timer = setTimeout(fetchErrorPage, errorPageAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {siteSettings().preview && (
        <Suspense>
          <PreviewBar />
        </Suspense>
      )}
      <Outlet />
      <FrameHost />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <PageErrorBoundary />
      <FrameHost />
    </>
  );
}
