import type { TermLength } from "../../contracts/checkout.ts";
import type { Locale } from "../../contracts/site.ts";

/** A receipt says another thing of a free trial, and to a buyer who has no account yet. */
export type CheckoutMailName =
  | "receipt"
  | "receipt-trial"
  | "receipt-guest"
  | "receipt-guest-trial"
  | "trial-used"
  | "payment-failed"
  | "trial-ends"
  | "ended";

export interface CheckoutWords {
  subject: string;
  opening: string;
  button: string;
  closing?: string;
}

/** What was bought, as {plan} has it. */
export const plans: Record<Locale, Record<TermLength, (price: string) => string>> = {
  "en-US": {
    Monthly: (price) => `${price} a month, until you cancel`,
    Annual: (price) => `${price} a year, until you cancel`,
    "Three Year": (price) => `${price} every three years, until you cancel`,
    Lifetime: (price) => `${price} once`,
  },
  es: {
    Monthly: (price) => `${price} al mes, hasta que canceles`,
    Annual: (price) => `${price} al año, hasta que canceles`,
    "Three Year": (price) => `${price} cada tres años, hasta que canceles`,
    Lifetime: (price) => `${price} una sola vez`,
  },
};

const paragraphs = (...texts: string[]) => texts.join("\n\n");

const english = {
  subject: "Your receipt for {site} Premium",
  start: paragraphs("Thank you for becoming a premium member.", "Your plan: {plan}."),
  paid: "Paid today: {price}.",
  trial:
    "Nothing was charged today: your free trial ends on {date}, and the first payment is taken that day. Cancel before then and you pay nothing.",
  step: "One step is left: sign in, or create an account with this e-mail address, and premium is yours.",
  button: "See my membership",
  guestButton: "Sign in or create an account",
};

const spanish: typeof english = {
  subject: "Tu recibo de {site} Premium",
  start: paragraphs("Gracias por hacerte miembro premium.", "Tu plan: {plan}."),
  paid: "Pagado hoy: {price}.",
  trial:
    "Hoy no se cobró nada: tu prueba gratuita termina el {date} y ese día se hace el primer cobro. Si cancelas antes, no pagas nada.",
  step: "Falta un paso: inicia sesión o crea una cuenta con este correo, y premium será tuyo.",
  button: "Ver mi membresía",
  guestButton: "Iniciar sesión o crear una cuenta",
};

const receipts = ({ subject, start, paid, trial, step, button, guestButton }: typeof english) => ({
  receipt: { subject, opening: paragraphs(start, paid), button },
  "receipt-trial": { subject, opening: paragraphs(start, trial), button },
  "receipt-guest": { subject, opening: paragraphs(start, paid, step), button: guestButton },
  "receipt-guest-trial": { subject, opening: paragraphs(start, trial, step), button: guestButton },
});

/** What is sent where the content has no words of its own. */
export const checkoutWords: Record<Locale, Record<CheckoutMailName, CheckoutWords>> = {
  "en-US": {
    ...receipts(english),
    "trial-used": {
      subject: "Your free trial of {site} Premium was not started",
      opening: paragraphs(
        "You have had a free trial before, with this account, this e-mail address or this card, so a second one was not started.",
        "Nothing was charged, and nothing will be.",
      ),
      button: "See the plans",
    },
    "payment-failed": {
      subject: "We could not renew your {site} Premium",
      opening: paragraphs(
        "Your card was not accepted when we tried to renew your membership. It may have expired or been replaced.",
        "Nothing changes for now: you keep premium until {date}. Change your card before then and it simply goes on.",
      ),
      button: "Change my card",
    },
    "trial-ends": {
      subject: "Your free trial of {site} Premium ends soon",
      opening: paragraphs(
        "Your free trial ends on {date}, and the first payment is taken that day.",
        "If you would rather not stay, cancel before then and nothing is charged.",
      ),
      button: "See my membership",
    },
    ended: {
      subject: "Your {site} Premium has ended",
      opening: paragraphs(
        "Thank you for the time you were with us. Your account, your progress and what you have saved are still yours.",
        "You are welcome back whenever you like.",
      ),
      button: "See my account",
    },
  },
  es: {
    ...receipts(spanish),
    "trial-used": {
      subject: "Tu prueba gratuita de {site} Premium no comenzó",
      opening: paragraphs(
        "Ya tuviste una prueba gratuita con esta cuenta, este correo o esta tarjeta, así que no comenzamos otra.",
        "No se cobró nada y no se cobrará nada.",
      ),
      button: "Ver los planes",
    },
    "payment-failed": {
      subject: "No pudimos renovar tu {site} Premium",
      opening: paragraphs(
        "Tu tarjeta no fue aceptada cuando intentamos renovar tu membresía. Quizá venció o la cambiaron.",
        "Por ahora nada cambia: conservas premium hasta el {date}. Cambia tu tarjeta antes de ese día y todo sigue igual.",
      ),
      button: "Cambiar mi tarjeta",
    },
    "trial-ends": {
      subject: "Tu prueba gratuita de {site} Premium termina pronto",
      opening: paragraphs(
        "Tu prueba gratuita termina el {date} y ese día se hace el primer cobro.",
        "Si prefieres no seguir, cancela antes y no se cobra nada.",
      ),
      button: "Ver mi membresía",
    },
    ended: {
      subject: "Tu {site} Premium terminó",
      opening: paragraphs(
        "Gracias por el tiempo que pasaste con nosotros. Tu cuenta, tu progreso y lo que guardaste siguen siendo tuyos.",
        "Puedes volver cuando quieras.",
      ),
      button: "Ver mi cuenta",
    },
  },
};
