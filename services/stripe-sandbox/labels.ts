import type { Locale } from "../../contracts/site.ts";
import type { CardError } from "./cards.ts";
import type { Recurring } from "./intervals.ts";

/** What the sandbox's pages say. They stand in for Stripe's own, so their words are not the site's messages. */
const english = {
  sandbox: "Sandbox: no real card, no real money",
  email: "E-mail",
  number: "Card number",
  expiry: "Expiry (MM / YY)",
  cvc: "Security code (CVC)",
  subscribe: "Subscribe",
  startTrial: "Start my free trial",
  pay: (price: string) => `Pay ${price}`,
  working: "One moment…",
  testCards: "Cards to try",
  anyDate: "Any date to come and any three digits will do.",
  cards: {
    "4242 4242 4242 4242": "is paid",
    "4000 0000 0000 0002": "is declined",
    "4000 0000 0000 9995": "has insufficient funds",
    "4000 0000 0000 0069": "has expired",
    "4000 0025 0000 3155": "asks the bank first (3-D Secure)",
    "4000 0000 0000 0341": "is paid once, then refused at renewal",
  } as Record<string, string>,
  challengeTitle: "Is this you?",
  challengeText: "This stands for your bank's own page. Approve the payment or refuse it.",
  approve: "Approve the payment",
  fail: "Refuse it",
  expired: "This form has expired. Close it and start again.",
  paid: "Paid. One moment…",
  failed: "Something went wrong. Nothing was charged. Please try again.",
  trial: (days: number, price: string) => `${days} days free, then ${price}`,
  each: (price: string, { interval, interval_count: count }: Recurring) => {
    const names = { day: "day", week: "week", month: "month", year: "year" };
    return count === 1 ? `${price} a ${names[interval]}` : `${price} every ${count} ${names[interval]}s`;
  },
  once: (price: string) => `${price}, once`,
  portalTitle: "Your subscription",
  back: (site: string) => `Back to ${site}`,
  plan: "Plan",
  status: {
    trialing: "Free trial",
    active: "Active",
    past_due: "A payment has failed",
    canceled: "Ended",
    incomplete: "Not paid yet",
  } as Record<string, string>,
  renews: (date: string) => `Renews on ${date}`,
  ends: (date: string) => `Ends on ${date}`,
  noPlan: "There is no subscription here.",
  changePlan: "Change plan",
  current: "your plan",
  choose: "Change to this plan",
  card: "Card",
  cardEnds: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  saveCard: "Save this card",
  cancelTitle: "Cancel",
  cancelText: "You keep premium until the end of the time you have paid for.",
  cancel: "Cancel my subscription",
  resume: "Keep my subscription",
  invoices: "Invoices",
  noInvoices: "None yet.",
  invoiceStatus: { paid: "Paid", open: "Open", void: "Void", uncollectible: "Not paid" } as Record<
    string,
    string
  >,
  done: "Done.",
  gone: "This page has expired. Go back and open it again.",
  errors: {
    incorrect_number: "This card number is not right. Check it and try again.",
    invalid_expiry: "This expiry date is not right. Write it as MM / YY.",
    expired_card: "This card has expired. Use another one.",
    invalid_cvc: "This security code is not right.",
    incorrect_cvc: "The security code does not match the card.",
    card_declined: "Your card was declined. Use another one or ask your bank.",
    insufficient_funds: "Your card has insufficient funds.",
    authentication_failed: "Your bank did not approve the payment. Nothing was charged.",
    invalid_email: "Write your e-mail address, such as name@example.com.",
  } as Record<CardError | "invalid_email", string>,
};

const spanish: typeof english = {
  sandbox: "Entorno de pruebas: ni tarjetas ni dinero de verdad",
  email: "Correo electrónico",
  number: "Número de tarjeta",
  expiry: "Vencimiento (MM / AA)",
  cvc: "Código de seguridad (CVC)",
  subscribe: "Suscribirme",
  startTrial: "Empezar mi prueba gratuita",
  pay: (price) => `Pagar ${price}`,
  working: "Un momento…",
  testCards: "Tarjetas para probar",
  anyDate: "Sirven cualquier fecha futura y tres dígitos cualesquiera.",
  cards: {
    "4242 4242 4242 4242": "se cobra",
    "4000 0000 0000 0002": "se rechaza",
    "4000 0000 0000 9995": "no tiene fondos suficientes",
    "4000 0000 0000 0069": "está vencida",
    "4000 0025 0000 3155": "pregunta antes al banco (3-D Secure)",
    "4000 0000 0000 0341": "se cobra una vez y se rechaza al renovar",
  },
  challengeTitle: "¿Eres tú?",
  challengeText: "Esto representa la página de tu banco. Aprueba el pago o recházalo.",
  approve: "Aprobar el pago",
  fail: "Rechazarlo",
  expired: "Este formulario venció. Ciérralo y empieza de nuevo.",
  paid: "Pagado. Un momento…",
  failed: "Algo salió mal. No se cobró nada. Inténtalo de nuevo.",
  trial: (days, price) => `${days} días gratis, luego ${price}`,
  each: (price, { interval, interval_count: count }) => {
    const names = {
      day: ["día", "días"],
      week: ["semana", "semanas"],
      month: ["mes", "meses"],
      year: ["año", "años"],
    };
    return count === 1
      ? `${price} por ${names[interval][0]}`
      : `${price} cada ${count} ${names[interval][1]}`;
  },
  once: (price) => `${price}, un solo pago`,
  portalTitle: "Tu suscripción",
  back: (site) => `Volver a ${site}`,
  plan: "Plan",
  status: {
    trialing: "Prueba gratuita",
    active: "Activa",
    past_due: "Falló un pago",
    canceled: "Terminada",
    incomplete: "Aún sin pagar",
  },
  renews: (date) => `Se renueva el ${date}`,
  ends: (date) => `Termina el ${date}`,
  noPlan: "Aquí no hay ninguna suscripción.",
  changePlan: "Cambiar de plan",
  current: "tu plan",
  choose: "Cambiar a este plan",
  card: "Tarjeta",
  cardEnds: (brand, last4) => `${brand} terminada en ${last4}`,
  saveCard: "Guardar esta tarjeta",
  cancelTitle: "Cancelar",
  cancelText: "Conservas premium hasta el final del tiempo que ya pagaste.",
  cancel: "Cancelar mi suscripción",
  resume: "Conservar mi suscripción",
  invoices: "Recibos",
  noInvoices: "Todavía ninguno.",
  invoiceStatus: { paid: "Pagado", open: "Pendiente", void: "Anulado", uncollectible: "Sin pagar" },
  done: "Listo.",
  gone: "Esta página venció. Vuelve y ábrela otra vez.",
  errors: {
    incorrect_number: "Este número de tarjeta no es correcto. Revísalo e inténtalo de nuevo.",
    invalid_expiry: "Esta fecha de vencimiento no es correcta. Escríbela como MM / AA.",
    expired_card: "Esta tarjeta está vencida. Usa otra.",
    invalid_cvc: "Este código de seguridad no es correcto.",
    incorrect_cvc: "El código de seguridad no coincide con la tarjeta.",
    card_declined: "Tu tarjeta fue rechazada. Usa otra o pregunta a tu banco.",
    insufficient_funds: "Tu tarjeta no tiene fondos suficientes.",
    authentication_failed: "Tu banco no aprobó el pago. No se cobró nada.",
    invalid_email: "Escribe tu correo, por ejemplo nombre@ejemplo.com.",
  },
};

export type Labels = typeof english;
export const labelsIn = (locale: Locale): Labels => (locale === "es" ? spanish : english);

export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: currency.toUpperCase() }).format(cents / 100);

export const dateIn = (locale: Locale, seconds: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "America/New_York" }).format(seconds * 1000);
