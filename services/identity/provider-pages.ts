import type { Locale } from "../../contracts/site.ts";

/** The few words the provider itself says to a person; everything else is a page of the site. */
const labels = {
  "en-US": {
    error: "Sign-in could not be completed",
    errorText: "Something about this sign-in request was not right, or it has expired. Please start again.",
    out: "Sign out",
    outText: "Do you want to sign out?",
    outDone: "You have been logged out. Goodbye!",
    away: "Not Available Just Now",
    awayText: "Your link has not been used. Please open it again in a moment.",
    home: "To the home page",
  },
  es: {
    error: "No se pudo iniciar la sesión",
    errorText: "Algo en esta solicitud no estaba bien, o ya caducó. Vuelve a empezar.",
    out: "Cerrar sesión",
    outText: "¿Quieres cerrar la sesión?",
    outDone: "Cerraste sesión. ¡Hasta pronto!",
    away: "No disponible por ahora",
    awayText: "Tu enlace no se ha usado. Ábrelo de nuevo en un momento.",
    home: "Ir al inicio",
  },
} as const;

/** The page's own one script; the policy of its answer names it by its hash. */
export const submitScript = "document.forms[0].submit()";

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const page = (locale: Locale, title: string, body: string) =>
  `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1>${body}</html>`;

const homeLink = (locale: Locale) =>
  `<p><a href="${locale === "es" ? "/es" : "/"}">${labels[locale].home}</a></p>`;

export function errorPage(locale: Locale, code: string): string {
  const { error, errorText } = labels[locale];
  return page(locale, error, `<p>${errorText}</p><p><small>${escaped(code)}</small></p>${homeLink(locale)}`);
}

/** A link in a mail that cannot be looked up now. */
export const awayPage = (locale: Locale): string =>
  page(locale, labels[locale].away, `<p>${labels[locale].awayText}</p>${homeLink(locale)}`);

/** Submits itself when the site asked with proof of who is signed in; otherwise a person must press the button. */
export function signOutPage(locale: Locale, form: string, atOnce: boolean): string {
  const { out, outText } = labels[locale];
  const button = `<input type="hidden" name="logout" value="yes"><button type="submit">${out}</button></form>`;
  const whole = form.replace("</form>", button);
  const script = atOnce ? `<script>${submitScript}</script>` : "";
  return page(locale, out, `<p>${outText}</p>${whole}${homeLink(locale)}${script}`);
}

export function signedOutPage(locale: Locale): string {
  return page(locale, labels[locale].out, `<p>${labels[locale].outDone}</p>${homeLink(locale)}`);
}
