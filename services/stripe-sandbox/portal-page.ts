import { html } from "hono/html";
import type { Locale } from "../../contracts/site.ts";
import { type Markup, page } from "./page.ts";
import { itemOf } from "./subscriptions.ts";
import type { Invoice, PaymentMethod, Price, Subscription } from "./things.ts";
import { dateIn, money, type Words, wordsIn } from "./words.ts";

export interface PortalView {
  locale: Locale;
  base: string;
  siteName: string;
  returnUrl: string | null;
  subscription: Subscription | undefined;
  planName: string;
  method: PaymentMethod | undefined;
  prices: Price[];
  invoices: Invoice[];
  notice: string | undefined;
  wrong: boolean;
}

const each = (words: Words, price: Price) => {
  const amount = money(price.unit_amount, price.currency);
  return price.recurring ? words.each(amount, price.recurring) : words.once(amount);
};

const brandNames: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
};

const action = (name: string, label: string, quiet = false): Markup =>
  html`<form method="post"><button name="action" value="${name}" class="${quiet ? "quiet" : ""}">${label}</button></form>`;

function plan({ subscription, planName, locale }: PortalView, words: Words): Markup {
  if (!subscription) return html`<section><h2>${words.plan}</h2><p>${words.noPlan}</p></section>`;
  const { price, current_period_end: end } = itemOf(subscription);
  const when = dateIn(locale, subscription.ended_at ?? subscription.cancel_at ?? end);
  const ending = subscription.cancel_at !== null || subscription.status === "canceled";
  return html`<section><h2>${words.plan}</h2>
<p><strong>${planName}</strong>, ${each(words, price)}</p>
<p>${words.status[subscription.status]}. ${ending ? words.ends(when) : words.renews(when)}.</p></section>`;
}

function otherPlans({ subscription, prices }: PortalView, words: Words): Markup {
  if (!subscription || prices.length < 2) return html``;
  const current = itemOf(subscription).price.id;
  return html`<section><h2>${words.changePlan}</h2><form method="post">
<div>${prices.map(
    (price) =>
      html`<label class="choice"><input type="radio" name="price" value="${price.id}" required ${
        price.id === current ? "checked" : ""
      }> ${each(words, price)}${price.id === current ? ` (${words.current})` : ""}</label>`,
  )}</div>
<button name="action" value="plan" class="quiet">${words.choose}</button></form></section>`;
}

function card({ method }: PortalView, words: Words): Markup {
  const field = (name: string, label: string, complete: string) =>
    html`<div><label for="${name}">${label}</label><input id="${name}" name="${name}" required inputmode="numeric" autocomplete="${complete}"></div>`;
  return html`<section><h2>${words.card}</h2>
${method ? html`<p>${words.cardEnds(brandNames[method.card.brand] ?? method.card.brand, method.card.last4)}</p>` : ""}
<form method="post">${field("number", words.number, "cc-number")}
<div class="pair">${field("expiry", words.expiry, "cc-exp")}${field("cvc", words.cvc, "cc-csc")}</div>
<button name="action" value="card" class="quiet">${words.saveCard}</button></form></section>`;
}

const invoiceTable = (
  { invoices, locale }: PortalView,
  words: Words,
): Markup => html`<section><h2>${words.invoices}</h2>
${
  invoices.length === 0
    ? html`<p>${words.noInvoices}</p>`
    : html`<table>${invoices.map(
        (invoice) =>
          html`<tr><th scope="row">${dateIn(locale, invoice.created)}</th><td>${money(invoice.amount_due, invoice.currency)}</td><td>${words.invoiceStatus[invoice.status]}</td></tr>`,
      )}</table>`
}</section>`;

/** Change of plan, card, cancellation and invoices: plain forms, which need no script. */
export function portalPage(view: PortalView): Markup {
  const { locale, subscription, returnUrl, notice, wrong, siteName } = view;
  const words = wordsIn(locale);
  const live = subscription && subscription.status !== "canceled";
  return page({
    locale,
    base: view.base,
    title: `${words.portalTitle} · ${siteName}`,
    body: html`<main>
${returnUrl ? html`<p><a href="${returnUrl}">${words.back(siteName)}</a></p>` : ""}
<h1>${words.portalTitle}</h1>
${notice ? html`<p class="notice${wrong ? " error" : ""}" role="${wrong ? "alert" : "status"}">${notice}</p>` : ""}
${plan(view, words)}
${live ? otherPlans(view, words) : ""}
${live ? card(view, words) : ""}
${
  live
    ? html`<section><h2>${words.cancelTitle}</h2>${
        subscription.cancel_at_period_end
          ? action("resume", words.resume)
          : html`<p>${words.cancelText}</p>${action("cancel", words.cancel, true)}`
      }</section>`
    : ""
}
${invoiceTable(view, words)}
</main>`,
  });
}
