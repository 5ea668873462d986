import type { Locale } from "../../contracts/site.ts";

export type MailKind =
  | "verify"
  | "known"
  | "reset"
  | "sign-in"
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

export interface AccountWords {
  subject: string;
  /** Before the link and after it. */
  opening: string;
  button?: string;
  closing?: string;
}

const paragraphs = (...texts: string[]) => texts.join("\n\n");

/**
 * What is sent where the content has no words of its own. No personal names in these: registering a stranger's
 * address could otherwise be used to write to them.
 */
export const accountWords: Record<Locale, Record<MailKind, AccountWords>> = {
  "en-US": {
    verify: {
      subject: "Confirm your e-mail address for {site}",
      opening: "Welcome to {site}. Confirm your e-mail address, and you are signed in.",
      button: "Confirm my address",
      closing: paragraphs(
        "The link works once, for 24 hours. On another device it asks for the password that you chose.",
        "If you did not ask for an account, do nothing: without this step it is removed.",
      ),
    },
    known: {
      subject: "You already have an account at {site}",
      opening:
        "Someone, probably you, asked for an account at {site} with this address. You already have one, so nothing was changed. You can sign in as always.",
      button: "Choose a new password",
      closing: "Use the link only if you no longer know your password. If this was not you, do nothing.",
    },
    reset: {
      subject: "Choose a new password for {site}",
      opening: "You asked for a new password for {site}.",
      button: "Choose a new password",
      closing: paragraphs(
        "The link works once, for one hour.",
        "If this was not you, do nothing: your password stays.",
      ),
    },
    "sign-in": {
      subject: "Your link to sign in to {site}",
      opening: "You asked for a link to sign in to {site}.",
      button: "Sign in",
      closing: paragraphs(
        "The link works once, for 15 minutes. In another browser it asks for the code on the page where you asked for it.",
        "If this was not you, do nothing: without this link nobody gets in.",
      ),
    },
    changed: {
      subject: "Your password for {site} was changed",
      opening: paragraphs(
        "Your password for {site} has just been changed, and every other device was signed out.",
        "If this was not you, choose a new password now from the sign-in page.",
      ),
    },
    recovered: {
      subject: "Your password for {site} was changed",
      opening: paragraphs(
        "Your password for {site} has just been changed with a link that we sent you. Every device was signed out and every passkey was removed; after signing in you can add yours again in your profile.",
        "If this was not you, choose a new password now from the sign-in page.",
      ),
    },
    move: {
      subject: "Confirm your new e-mail address for {site}",
      opening: "You asked to use this address for your account at {site}.",
      button: "Use this address",
      closing: paragraphs(
        "The link works once, for 24 hours. Until then your old address stays.",
        "If you did not ask for this, do nothing.",
      ),
    },
    moving: {
      subject: "Your e-mail address at {site} is about to change",
      opening: paragraphs(
        "Someone, probably you, asked to use another e-mail address for your account at {site}. It changes when the link sent to the new address is confirmed.",
        "If this was not you, choose a new password now from the sign-in page.",
      ),
    },
    taken: {
      subject: "This address already has an account at {site}",
      opening:
        "Someone, probably you, asked to move an account at {site} to this address. It already has an account of its own, so nothing was changed.",
      closing: "You can sign in with it as always. If this was not you, do nothing.",
    },
    passkey: {
      subject: "A passkey was added to your account at {site}",
      opening: paragraphs(
        "From now on you can sign in to {site} with a passkey as well as with your password.",
        "If this was not you, choose a new password from the sign-in page and remove the passkey from your profile.",
      ),
    },
    "second-factor-on": {
      subject: "Two-step verification is on for your account at {site}",
      opening: paragraphs(
        "From now on, signing in to {site} with your password also asks for a code from your authenticator app.",
        "If this was not you, choose a new password from the sign-in page and write to us.",
      ),
    },
    "second-factor-off": {
      subject: "Two-step verification is off for your account at {site}",
      opening: paragraphs(
        "From now on your password is enough to sign in to {site}.",
        "If this was not you, choose a new password from the sign-in page now.",
      ),
    },
    leaving: {
      subject: "Your account at {site} will be deleted",
      opening: paragraphs(
        "You asked us to delete your account at {site}. In {days} days everything we keep about you is deleted, except for unreadable marks if you have had a free trial, and nobody can bring it back.",
        "If you have a subscription, nothing more is charged from now on. Premium stays until the time you have paid for is over, or until your account is deleted, whichever comes first; time that is left is not paid back. If you keep your account, your subscription goes on as before.",
        "Until then you can change your mind.",
      ),
      button: "Keep my account",
      closing: paragraphs(
        "If this was not you, use the link and then choose a new password.",
        "You can also keep it from your profile after signing in.",
      ),
    },
    left: {
      subject: "Your account at {site} has been deleted",
      opening: paragraphs(
        "Everything that {site} itself kept about you has been deleted, except for unreadable marks if you have had a free trial. This is the last message you get about this account.",
        "You are welcome any time. Grace and peace to you.",
      ),
    },
  },
  es: {
    verify: {
      subject: "Confirma tu correo para {site}",
      opening: "Te damos la bienvenida a {site}. Confirma tu correo y ya estarás dentro.",
      button: "Confirmar mi correo",
      closing: paragraphs(
        "El enlace sirve una sola vez, durante 24 horas. En otro dispositivo te pedirá la contraseña que elegiste.",
        "Si no pediste una cuenta, no hagas nada: sin este paso se elimina.",
      ),
    },
    known: {
      subject: "Ya tienes una cuenta en {site}",
      opening:
        "Alguien, quizá tú, pidió una cuenta en {site} con este correo. Ya tienes una, así que nada cambió. Puedes iniciar sesión como siempre.",
      button: "Elegir una contraseña nueva",
      closing: "Usa el enlace solo si ya no recuerdas tu contraseña. Si no fuiste tú, no hagas nada.",
    },
    reset: {
      subject: "Elige una contraseña nueva para {site}",
      opening: "Pediste una contraseña nueva para {site}.",
      button: "Elegir una contraseña nueva",
      closing: paragraphs(
        "El enlace sirve una sola vez, durante una hora.",
        "Si no fuiste tú, no hagas nada: tu contraseña sigue igual.",
      ),
    },
    "sign-in": {
      subject: "Tu enlace para entrar en {site}",
      opening: "Pediste un enlace para entrar en {site}.",
      button: "Iniciar sesión",
      closing: paragraphs(
        "El enlace sirve una sola vez, durante 15 minutos. En otro navegador te pedirá el código que aparece en la página donde lo pediste.",
        "Si no fuiste tú, no hagas nada: sin este enlace nadie entra.",
      ),
    },
    changed: {
      subject: "Tu contraseña de {site} cambió",
      opening: paragraphs(
        "Tu contraseña de {site} acaba de cambiar y se cerró la sesión en todos tus otros dispositivos.",
        "Si no fuiste tú, elige ahora una contraseña nueva desde la página de inicio de sesión.",
      ),
    },
    recovered: {
      subject: "Tu contraseña de {site} ha cambiado",
      opening: paragraphs(
        "Tu contraseña de {site} acaba de cambiar con un enlace que te enviamos. Se cerró la sesión en todos los dispositivos y se quitaron todas las llaves de acceso; después de iniciar sesión puedes añadir las tuyas de nuevo en tu perfil.",
        "Si no fuiste tú, elige ahora una contraseña nueva desde la página de inicio de sesión.",
      ),
    },
    move: {
      subject: "Confirma tu correo nuevo para {site}",
      opening: "Pediste usar este correo para tu cuenta en {site}.",
      button: "Usar este correo",
      closing: paragraphs(
        "El enlace sirve una sola vez, durante 24 horas. Mientras tanto sigue tu correo anterior.",
        "Si no lo pediste, no hagas nada.",
      ),
    },
    moving: {
      subject: "Tu correo en {site} está por cambiar",
      opening: paragraphs(
        "Alguien, quizá tú, pidió usar otro correo para tu cuenta en {site}. Cambiará cuando se confirme el enlace enviado al correo nuevo.",
        "Si no fuiste tú, elige ahora una contraseña nueva desde la página de inicio de sesión.",
      ),
    },
    taken: {
      subject: "Este correo ya tiene una cuenta en {site}",
      opening:
        "Alguien, quizá tú, pidió pasar una cuenta de {site} a este correo. Ya tiene una cuenta propia, así que nada cambió.",
      closing: "Puedes iniciar sesión con él como siempre. Si no fuiste tú, no hagas nada.",
    },
    passkey: {
      subject: "Se agregó una llave de acceso a tu cuenta en {site}",
      opening: paragraphs(
        "Desde ahora puedes iniciar sesión en {site} con una llave de acceso además de tu contraseña.",
        "Si no fuiste tú, elige una contraseña nueva desde la página de inicio de sesión y quita la llave desde tu perfil.",
      ),
    },
    "second-factor-on": {
      subject: "La verificación en dos pasos está activada en tu cuenta de {site}",
      opening: paragraphs(
        "Desde ahora, al entrar en {site} con tu contraseña también te pediremos un código de tu aplicación de autenticación.",
        "Si no fuiste tú, elige una contraseña nueva desde la página de inicio de sesión y escríbenos.",
      ),
    },
    "second-factor-off": {
      subject: "La verificación en dos pasos está desactivada en tu cuenta de {site}",
      opening: paragraphs(
        "Desde ahora tu contraseña basta para entrar en {site}.",
        "Si no fuiste tú, elige ahora una contraseña nueva desde la página de inicio de sesión.",
      ),
    },
    leaving: {
      subject: "Tu cuenta en {site} se eliminará",
      opening: paragraphs(
        "Nos pediste eliminar tu cuenta en {site}. En {days} días se elimina todo lo que guardamos sobre ti, salvo unas marcas ilegibles si ya tuviste una prueba gratuita, y nadie podrá recuperarlo.",
        "Si tienes una suscripción, desde ahora no se te cobra nada más. Premium sigue hasta que termine el tiempo pagado o hasta que se elimine tu cuenta, lo que llegue primero; el tiempo que sobre no se devuelve. Si conservas tu cuenta, tu suscripción sigue como antes.",
        "Hasta entonces puedes cambiar de opinión.",
      ),
      button: "Conservar mi cuenta",
      closing: paragraphs(
        "Si no fuiste tú, usa el enlace y después elige una contraseña nueva.",
        "También puedes conservarla desde tu perfil después de iniciar sesión.",
      ),
    },
    left: {
      subject: "Tu cuenta en {site} fue eliminada",
      opening: paragraphs(
        "Todo lo que el propio {site} guardaba sobre ti se eliminó, salvo unas marcas ilegibles si ya tuviste una prueba gratuita. Este es el último mensaje que recibes sobre esta cuenta.",
        "Aquí siempre tienes tu lugar. Gracia y paz a ti.",
      ),
    },
  },
};
