import type { TermLength } from "../../contracts/checkout.ts";
import type { Locale } from "../../contracts/site.ts";
import type { CheckoutMail } from "./mails.ts";

interface Facts {
  site: string;
  date: string;
  price: string;
  term: TermLength;
  /** Nobody has claimed the purchase yet. */
  isGuest: boolean;
}

interface Labels {
  subject: string;
  paragraphs: string[];
  button: string;
}

const english: Record<TermLength, (price: string) => string> = {
  Monthly: (price) => `${price} a month, until you cancel`,
  Annual: (price) => `${price} a year, until you cancel`,
  "Three Year": (price) => `${price} every three years, until you cancel`,
  Lifetime: (price) => `${price} once`,
};

const spanish: Record<TermLength, (price: string) => string> = {
  Monthly: (price) => `${price} al mes, hasta que canceles`,
  Annual: (price) => `${price} al año, hasta que canceles`,
  "Three Year": (price) => `${price} cada tres años, hasta que canceles`,
  Lifetime: (price) => `${price} una sola vez`,
};

export const mailLabels: Record<Locale, Record<CheckoutMail["kind"], (facts: Facts) => Labels>> = {
  "en-US": {
    receipt: ({ site, date, price, term, isGuest }) => ({
      subject: `Your receipt for ${site} Premium`,
      paragraphs: [
        "Thank you for becoming a premium member.",
        `Your plan: ${english[term](price)}.`,
        date
          ? `Nothing was charged today: your free trial ends on ${date}, and the first payment is taken that day. Cancel before then and you pay nothing.`
          : `Paid today: ${price}.`,
        ...(isGuest
          ? [
              "One step is left: sign in, or create an account with this e-mail address, and premium is yours.",
            ]
          : []),
      ],
      button: isGuest ? "Sign in or create an account" : "See my membership",
    }),
    trialUsed: ({ site }) => ({
      subject: `Your free trial of ${site} Premium was not started`,
      paragraphs: [
        "You have had a free trial before, with this account, this e-mail address or this card, so a second one was not started.",
        "Nothing was charged, and nothing will be.",
      ],
      button: "See the plans",
    }),
    paymentFailed: ({ site, date }) => ({
      subject: `We could not renew your ${site} Premium`,
      paragraphs: [
        "Your card was not accepted when we tried to renew your membership. It may have expired or been replaced.",
        `Nothing changes for now: you keep premium until ${date}. Change your card before then and it simply goes on.`,
      ],
      button: "Change my card",
    }),
    trialEnds: ({ site, date }) => ({
      subject: `Your free trial of ${site} Premium ends soon`,
      paragraphs: [
        `Your free trial ends on ${date}, and the first payment is taken that day.`,
        "If you would rather not stay, cancel before then and nothing is charged.",
      ],
      button: "See my membership",
    }),
    ended: ({ site }) => ({
      subject: `Your ${site} Premium has ended`,
      paragraphs: [
        "Thank you for the time you were with us. Your account, your progress and what you have saved are still yours.",
        "You are welcome back whenever you like.",
      ],
      button: "See my account",
    }),
  },
  es: {
    receipt: ({ site, date, price, term, isGuest }) => ({
      subject: `Tu recibo de ${site} Premium`,
      paragraphs: [
        "Gracias por hacerte miembro premium.",
        `Tu plan: ${spanish[term](price)}.`,
        date
          ? `Hoy no se cobró nada: tu prueba gratuita termina el ${date} y ese día se hace el primer cobro. Si cancelas antes, no pagas nada.`
          : `Pagado hoy: ${price}.`,
        ...(isGuest
          ? ["Falta un paso: inicia sesión o crea una cuenta con este correo, y premium será tuyo."]
          : []),
      ],
      button: isGuest ? "Iniciar sesión o crear una cuenta" : "Ver mi membresía",
    }),
    trialUsed: ({ site }) => ({
      subject: `Tu prueba gratuita de ${site} Premium no comenzó`,
      paragraphs: [
        "Ya tuviste una prueba gratuita con esta cuenta, este correo o esta tarjeta, así que no comenzamos otra.",
        "No se cobró nada y no se cobrará nada.",
      ],
      button: "Ver los planes",
    }),
    paymentFailed: ({ site, date }) => ({
      subject: `No pudimos renovar tu ${site} Premium`,
      paragraphs: [
        "Tu tarjeta no fue aceptada cuando intentamos renovar tu membresía. Quizá venció o la cambiaron.",
        `Por ahora nada cambia: conservas premium hasta el ${date}. Cambia tu tarjeta antes de ese día y todo sigue igual.`,
      ],
      button: "Cambiar mi tarjeta",
    }),
    trialEnds: ({ site, date }) => ({
      subject: `Tu prueba gratuita de ${site} Premium termina pronto`,
      paragraphs: [
        `Tu prueba gratuita termina el ${date} y ese día se hace el primer cobro.`,
        "Si prefieres no seguir, cancela antes y no se cobra nada.",
      ],
      button: "Ver mi membresía",
    }),
    ended: ({ site }) => ({
      subject: `Tu ${site} Premium terminó`,
      paragraphs: [
        "Gracias por el tiempo que pasaste con nosotros. Tu cuenta, tu progreso y lo que guardaste siguen siendo tuyos.",
        "Puedes volver cuando quieras.",
      ],
      button: "Ver mi cuenta",
    }),
  },
};
