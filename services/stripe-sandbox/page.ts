import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { defaultLocale, type Locale, locales } from "../../contracts/site.ts";
import { labelsIn } from "./labels.ts";

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

/** Stripe's language codes are shorter than ours. */
export const localeOf = (given: string | null | undefined): Locale =>
  locales.find((locale) => locale === given) ?? (given?.startsWith("es") ? "es" : defaultLocale);

interface PageParts {
  locale: Locale;
  title: string;
  theme?: string | undefined;
  /** Where the pages' own files are, such as /sandbox/stripe. */
  base: string;
  script?: string;
  body: Markup;
}

/** Every page says at its head that nothing here is real. */
export function page({ locale, title, theme, base, script, body }: PageParts): Markup {
  const scheme = theme === "light" || theme === "dark" ? raw(` data-theme="${theme}"`) : "";
  return html`<!doctype html>
<html lang="${locale}"${scheme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${base}/sandbox.css">
${script ? html`<script type="module" src="${base}/${script}"></script>` : ""}
</head>
<body>
<header class="sandbox">${labelsIn(locale).sandbox}</header>
${body}
</body>
</html>`;
}
