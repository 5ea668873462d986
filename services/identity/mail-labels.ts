import { deletionGraceDays } from "../../contracts/identity.ts";
import type { Locale } from "../../contracts/site.ts";

export type MailKind =
  | "verify"
  | "known"
  | "reset"
  | "changed"
  | "recovered"
  | "move"
  | "moving"
  | "taken"
  | "passkey"
  | "second-factor-on"
  | "second-factor-off"
  | "leaving"
  | "left";

interface MailLabels {
  subject: string;
  /** Paragraphs before the link and after it. */
  before: string[];
  button?: string;
  after: string[];
}

/** No personal names in these: registering a stranger's address could otherwise be used to write to them. */
export const mailLabels: Record<Locale, Record<MailKind, (site: string) => MailLabels>> = {
  "en-US": {
    verify: (site) => ({
      subject: `Confirm your e-mail address for ${site}`,
      before: [`Welcome to ${site}. Confirm your e-mail address, and your account is ready.`],
      button: "Confirm my address",
      after: [
        "The link works once, for 24 hours. On another device it asks for the password that you chose.",
        "If you did not ask for an account, do nothing: without this step it is removed.",
      ],
    }),
    known: (site) => ({
      subject: `You already have an account at ${site}`,
      before: [
        `Someone, probably you, asked for an account at ${site} with this address. You already have one, so nothing was changed. You can sign in as always.`,
      ],
      button: "Choose a new password",
      after: ["Use the link only if you no longer know your password. If this was not you, do nothing."],
    }),
    reset: (site) => ({
      subject: `Choose a new password for ${site}`,
      before: [`You asked for a new password for ${site}.`],
      button: "Choose a new password",
      after: ["The link works once, for one hour.", "If this was not you, do nothing: your password stays."],
    }),
    changed: (site) => ({
      subject: `Your password for ${site} was changed`,
      before: [
        `Your password for ${site} has just been changed, and every other device was signed out.`,
        "If this was not you, choose a new password now from the sign-in page.",
      ],
      after: [],
    }),
    recovered: (site) => ({
      subject: `Your password for ${site} was changed`,
      before: [
        `Your password for ${site} has just been changed with a link that we sent you. Every device was signed out and every passkey was removed; after signing in you can add yours again in your profile.`,
        "If this was not you, choose a new password now from the sign-in page.",
      ],
      after: [],
    }),
    move: (site) => ({
      subject: `Confirm your new e-mail address for ${site}`,
      before: [`You asked to use this address for your account at ${site}.`],
      button: "Use this address",
      after: [
        "The link works once, for 24 hours. Until then your old address stays.",
        "If you did not ask for this, do nothing.",
      ],
    }),
    moving: (site) => ({
      subject: `Your e-mail address at ${site} is about to change`,
      before: [
        `Someone, probably you, asked to use another e-mail address for your account at ${site}. It changes when the link sent to the new address is confirmed.`,
        "If this was not you, choose a new password now from the sign-in page.",
      ],
      after: [],
    }),
    taken: (site) => ({
      subject: `This address already has an account at ${site}`,
      before: [
        `Someone, probably you, asked to move an account at ${site} to this address. It already has an account of its own, so nothing was changed.`,
      ],
      after: ["You can sign in with it as always. If this was not you, do nothing."],
    }),
    passkey: (site) => ({
      subject: `A passkey was added to your account at ${site}`,
      before: [
        `From now on you can sign in to ${site} with a passkey as well as with your password.`,
        "If this was not you, choose a new password from the sign-in page and remove the passkey from your profile.",
      ],
      after: [],
    }),
    "second-factor-on": (site) => ({
      subject: `Two-step verification is on for your account at ${site}`,
      before: [
        `From now on, signing in to ${site} with your password also asks for a code from your authenticator app.`,
        "If this was not you, choose a new password from the sign-in page and write to us.",
      ],
      after: [],
    }),
    "second-factor-off": (site) => ({
      subject: `Two-step verification is off for your account at ${site}`,
      before: [
        `From now on your password is enough to sign in to ${site}.`,
        "If this was not you, choose a new password from the sign-in page now.",
      ],
      after: [],
    }),
    leaving: (site) => ({
      subject: `Your account at ${site} will be deleted`,
      before: [
        `You asked us to delete your account at ${site}. In ${deletionGraceDays} days everything we keep about you is deleted, and nobody can bring it back.`,
        "If you are a premium member: your subscription is canceled on that day, and paid time that is left is neither kept nor paid back. If it renews before that day, it is still charged, unless you cancel it in your profile.",
        "Until then you can change your mind.",
      ],
      button: "Keep my account",
      after: [
        "If this was not you, use the link and then choose a new password.",
        "You can also keep it from your profile after signing in.",
      ],
    }),
    left: (site) => ({
      subject: `Your account at ${site} has been deleted`,
      before: [
        `Everything that ${site} itself kept about you has been deleted. This is the last message you get about this account.`,
        "You are welcome any time. Grace and peace to you.",
      ],
      after: [],
    }),
  },
  es: {
    verify: (site) => ({
      subject: `Confirma tu correo para ${site}`,
      before: [`Te damos la bienvenida a ${site}. Confirma tu correo y tu cuenta estará lista.`],
      button: "Confirmar mi correo",
      after: [
        "El enlace sirve una sola vez, durante 24 horas. En otro dispositivo te pedirá la contraseña que elegiste.",
        "Si no pediste una cuenta, no hagas nada: sin este paso se elimina.",
      ],
    }),
    known: (site) => ({
      subject: `Ya tienes una cuenta en ${site}`,
      before: [
        `Alguien, quizá tú, pidió una cuenta en ${site} con este correo. Ya tienes una, así que nada cambió. Puedes iniciar sesión como siempre.`,
      ],
      button: "Elegir una contraseña nueva",
      after: ["Usa el enlace solo si ya no recuerdas tu contraseña. Si no fuiste tú, no hagas nada."],
    }),
    reset: (site) => ({
      subject: `Elige una contraseña nueva para ${site}`,
      before: [`Pediste una contraseña nueva para ${site}.`],
      button: "Elegir una contraseña nueva",
      after: [
        "El enlace sirve una sola vez, durante una hora.",
        "Si no fuiste tú, no hagas nada: tu contraseña sigue igual.",
      ],
    }),
    changed: (site) => ({
      subject: `Tu contraseña de ${site} cambió`,
      before: [
        `Tu contraseña de ${site} acaba de cambiar y se cerró la sesión en todos tus otros dispositivos.`,
        "Si no fuiste tú, elige ahora una contraseña nueva desde la página de inicio de sesión.",
      ],
      after: [],
    }),
    recovered: (site) => ({
      subject: `Tu contraseña de ${site} ha cambiado`,
      before: [
        `Tu contraseña de ${site} acaba de cambiar con un enlace que te enviamos. Se cerró la sesión en todos los dispositivos y se quitaron todas las llaves de acceso; después de iniciar sesión puedes añadir las tuyas de nuevo en tu perfil.`,
        "Si no fuiste tú, elige ahora una contraseña nueva desde la página de inicio de sesión.",
      ],
      after: [],
    }),
    move: (site) => ({
      subject: `Confirma tu correo nuevo para ${site}`,
      before: [`Pediste usar este correo para tu cuenta en ${site}.`],
      button: "Usar este correo",
      after: [
        "El enlace sirve una sola vez, durante 24 horas. Mientras tanto sigue tu correo anterior.",
        "Si no lo pediste, no hagas nada.",
      ],
    }),
    moving: (site) => ({
      subject: `Tu correo en ${site} está por cambiar`,
      before: [
        `Alguien, quizá tú, pidió usar otro correo para tu cuenta en ${site}. Cambiará cuando se confirme el enlace enviado al correo nuevo.`,
        "Si no fuiste tú, elige ahora una contraseña nueva desde la página de inicio de sesión.",
      ],
      after: [],
    }),
    taken: (site) => ({
      subject: `Este correo ya tiene una cuenta en ${site}`,
      before: [
        `Alguien, quizá tú, pidió pasar una cuenta de ${site} a este correo. Ya tiene una cuenta propia, así que nada cambió.`,
      ],
      after: ["Puedes iniciar sesión con él como siempre. Si no fuiste tú, no hagas nada."],
    }),
    passkey: (site) => ({
      subject: `Se agregó una llave de acceso a tu cuenta en ${site}`,
      before: [
        `Desde ahora puedes iniciar sesión en ${site} con una llave de acceso además de tu contraseña.`,
        "Si no fuiste tú, elige una contraseña nueva desde la página de inicio de sesión y quita la llave desde tu perfil.",
      ],
      after: [],
    }),
    "second-factor-on": (site) => ({
      subject: `La verificación en dos pasos está activada en tu cuenta de ${site}`,
      before: [
        `Desde ahora, al entrar en ${site} con tu contraseña también te pediremos un código de tu aplicación de autenticación.`,
        "Si no fuiste tú, elige una contraseña nueva desde la página de inicio de sesión y escríbenos.",
      ],
      after: [],
    }),
    "second-factor-off": (site) => ({
      subject: `La verificación en dos pasos está desactivada en tu cuenta de ${site}`,
      before: [
        `Desde ahora tu contraseña basta para entrar en ${site}.`,
        "Si no fuiste tú, elige ahora una contraseña nueva desde la página de inicio de sesión.",
      ],
      after: [],
    }),
    leaving: (site) => ({
      subject: `Tu cuenta en ${site} se eliminará`,
      before: [
        `Nos pediste eliminar tu cuenta en ${site}. En ${deletionGraceDays} días se elimina todo lo que guardamos sobre ti y nadie podrá recuperarlo.`,
        "Si eres miembro premium: tu suscripción se cancela ese día, y el tiempo pagado que quede se pierde y no se devuelve. Si se renueva antes de ese día, el cobro se hace igual, a menos que la canceles en tu perfil.",
        "Hasta entonces puedes cambiar de opinión.",
      ],
      button: "Conservar mi cuenta",
      after: [
        "Si no fuiste tú, usa el enlace y después elige una contraseña nueva.",
        "También puedes conservarla desde tu perfil después de iniciar sesión.",
      ],
    }),
    left: (site) => ({
      subject: `Tu cuenta en ${site} fue eliminada`,
      before: [
        `Todo lo que el propio ${site} guardaba sobre ti se eliminó. Este es el último mensaje que recibes sobre esta cuenta.`,
        "Aquí siempre tienes tu lugar. Gracia y paz a ti.",
      ],
      after: [],
    }),
  },
};
