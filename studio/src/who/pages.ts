/** What somebody sees who cannot come in. */
import { endSession, forgetSignIn } from "./session.ts";

export type Language = "en" | "es";

export const languageOf = (...tags: (string | null | undefined)[]): Language =>
  /^es\b/i.test(tags.find(Boolean) ?? "") ? "es" : "en";

const words = {
  en: {
    noRole: "You may not write here yet",
    as: (who: string) => `You are signed in as ${who}, who has no role in the studio.`,
    giver:
      "An operator of this site can give you one, in the studio below People: Author (drafts of your own), Editor (everything) or Operator.",
    command: "Or with this command:",
    again: "Sign in again",
    toSite: "To the site",
    failed: "Signing in did not work",
    retry: "It took too long, or was begun in another window. Nothing was changed.",
  },
  es: {
    noRole: "Todavía no puedes escribir aquí",
    as: (who: string) => `Has iniciado sesión como ${who}, que no tiene ningún rol en el estudio.`,
    giver:
      "Un operador de este sitio puede darte uno, en el estudio, en Personas: Author (tus borradores), Editor (todo) u Operator.",
    command: "O con esta orden:",
    again: "Iniciar sesión de nuevo",
    toSite: "Ir al sitio",
    failed: "No se pudo iniciar sesión",
    retry: "Tardó demasiado o empezó en otra ventana. No se ha cambiado nada.",
  },
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (status: number, language: Language, title: string, body: string): Response => {
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  for (const cookie of [endSession(), forgetSignIn()]) headers.append("set-cookie", cookie);
  return new Response(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<body style="font:1.1rem/1.6 system-ui;max-width:34rem;margin:4rem auto;padding:0 1rem;color-scheme:light dark">
<h1>${title}</h1>${body}`,
    { status, headers },
  );
};

const link = (address: string, label: string) => `<p><a href="${address}">${label}</a></p>`;
const signIn = "/studio/api/sign-in";

export function noRolePage(
  language: Language,
  { name, email, id }: { name: string; email: string; id: string },
) {
  const say = words[language];
  const who = email && email !== name ? `${name} (${email})` : name;
  const command = `npm run role -- grant ${email && !id.includes("@") ? email : id} Author`;
  return page(
    403,
    language,
    say.noRole,
    `<p>${escaped(say.as(who))}</p><p>${say.giver}</p><p>${say.command} <code>${escaped(command)}</code></p>${link(signIn, say.again)}${link("/", say.toSite)}`,
  );
}

export const failedPage = (language: Language): Response =>
  page(
    400,
    language,
    words[language].failed,
    `<p>${words[language].retry}</p>${link(signIn, words[language].again)}${link("/", words[language].toSite)}`,
  );
