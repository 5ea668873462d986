import type { ExternalData } from "../../contracts/identity.ts";
import type { Locale } from "../../contracts/site.ts";
import type { MemberData } from "../../platform/member-data.ts";
import type { Config } from "../config.ts";

/** External services in this configuration: their data is not in the archive and is not erased with an account. */
export function externalData(
  config: Pick<Config, "MEMBER_URL" | "LEADS_URL" | "LEGACY_USERS_URL">,
): ExternalData[] {
  const { MEMBER_URL, LEADS_URL, LEGACY_USERS_URL } = config;
  return [
    ...(MEMBER_URL ? ["member" as const] : []),
    ...(LEADS_URL && LEADS_URL !== "off" ? ["leads" as const] : []),
    ...(LEGACY_USERS_URL ? ["legacyUsers" as const] : []),
  ];
}

const stored: Record<ExternalData, Record<Locale, string>> = {
  member: {
    "en-US": "what you do as a member: progress, notes, answers, topics and favorites",
    es: "lo que haces como miembro: progreso, notas, respuestas, temas y favoritos",
  },
  leads: {
    "en-US": "the e-mail address you gave in forms, and your answers to partners' offers",
    es: "el correo que diste en formularios y tus respuestas a ofertas de socios",
  },
  legacyUsers: {
    "en-US": "your entry among the users of our earlier system",
    es: "tu registro entre los usuarios de nuestro sistema anterior",
  },
};

/** A file in the archive that says what is not in it and how to ask for it. */
export function externalDataNote(config: Config): MemberData[] {
  const parts = externalData(config);
  if (parts.length === 0) return [];
  const list = (locale: Locale) => parts.map((part) => stored[part][locale]).join("; ");
  const note = {
    english: `Not in this archive, and not deleted with your account, because other services keep it for us: ${list("en-US")}. To get it or to have it deleted, contact us: ${config.ORIGIN}/contact-us`,
    español: `No está en este archivo ni se elimina con tu cuenta, porque otros servicios lo guardan por nosotros: ${list("es")}. Para recibirlo o para que se elimine, contáctanos: ${config.ORIGIN}/es/contact-us`,
  };
  return [{ name: "kept-elsewhere", collect: async () => note, erase: async () => {} }];
}
