import { html } from "hono/html";
import type { Locale } from "../../contracts/site.ts";
import { dateIn, type Labels, labelsIn, money } from "./labels.ts";
import { type Markup, page } from "./page.ts";
import type { Invoice, PaymentMethod, Price, Subscription } from "./stripe-objects.ts";
import { itemOf } from "./subscriptions.ts";

interface PortalView {
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

const each = (labels: Labels, price: Price) => {
  const amount = money(price.unit_amount, price.currency);
  return price.recurring ? labels.each(amount, price.recurring) : labels.once(amount);
};

const brandNames: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
};

const action = (name: string, label: string, quiet = false): Markup =>
  html`<form method="post"><button name="action" value="${name}" class="${quiet ? "quiet" : ""}">${label}</button></form>`;

function plan({ subscription, planName, locale }: PortalView, labels: Labels): Markup {
  if (!subscription) return html`<section><h2>${labels.plan}</h2><p>${labels.noPlan}</p></section>`;
  const { price, current_period_end: end } = itemOf(subscription);
  const when = dateIn(locale, subscription.ended_at ?? subscription.cancel_at ?? end);
  const ending = subscription.cancel_at !== null || subscription.status === "canceled";
  return html`<section><h2>${labels.plan}</h2>
<p><strong>${planName}</strong>, ${each(labels, price)}</p>
<p>${labels.status[subscription.status]}. ${ending ? labels.ends(when) : labels.renews(when)}.</p></section>`;
}

function otherPlans({ subscription, prices }: PortalView, labels: Labels): Markup {
  if (!subscription || prices.length < 2) return html``;
  const current = itemOf(subscription).price.id;
  return html`<section><h2>${labels.changePlan}</h2><form method="post">
<div>${prices.map(
    (price) =>
      html`<label class="choice"><input type="radio" name="price" value="${price.id}" required ${
        price.id === current ? "checked" : ""
      }> ${each(labels, price)}${price.id === current ? ` (${labels.current})` : ""}</label>`,
  )}</div>
<button name="action" value="plan" class="quiet">${labels.choose}</button></form></section>`;
}

function card({ method }: PortalView, labels: Labels): Markup {
  const field = (name: string, label: string, complete: string) =>
    html`<div><label for="${name}">${label}</label><input id="${name}" name="${name}" required inputmode="numeric" autocomplete="${complete}"></div>`;
  return html`<section><h2>${labels.card}</h2>
${method ? html`<p>${labels.cardEnds(brandNames[method.card.brand] ?? method.card.brand, method.card.last4)}</p>` : ""}
<form method="post">${field("number", labels.number, "cc-number")}
<div class="pair">${field("expiry", labels.expiry, "cc-exp")}${field("cvc", labels.cvc, "cc-csc")}</div>
<button name="action" value="card" class="quiet">${labels.saveCard}</button></form></section>`;
}

const invoiceTable = (
  { invoices, locale }: PortalView,
  labels: Labels,
): Markup => html`<section><h2>${labels.invoices}</h2>
${
  invoices.length === 0
    ? html`<p>${labels.noInvoices}</p>`
    : html`<table>${invoices.map(
        (invoice) =>
          html`<tr><th scope="row">${dateIn(locale, invoice.created)}</th><td>${money(invoice.amount_due, invoice.currency)}</td><td>${labels.invoiceStatus[invoice.status]}</td></tr>`,
      )}</table>`
}</section>`;

/** Change of plan, card, cancellation and invoices: plain forms, which need no script. */
export function portalPage(view: PortalView): Markup {
  const { locale, subscription, returnUrl, notice, wrong, siteName } = view;
  const labels = labelsIn(locale);
  const live = subscription && subscription.status !== "canceled";
  return page({
    locale,
    base: view.base,
    title: `${labels.portalTitle} · ${siteName}`,
    body: html`<main>
${returnUrl ? html`<p><a href="${returnUrl}">${labels.back(siteName)}</a></p>` : ""}
<h1>${labels.portalTitle}</h1>
${notice ? html`<p class="notice${wrong ? " error" : ""}" role="${wrong ? "alert" : "status"}">${notice}</p>` : ""}
${plan(view, labels)}
${live ? otherPlans(view, labels) : ""}
${live ? card(view, labels) : ""}
${
  live
    ? html`<section><h2>${labels.cancelTitle}</h2>${
        subscription.cancel_at_period_end
          ? action("resume", labels.resume)
          : html`<p>${labels.cancelText}</p>${action("cancel", labels.cancel, true)}`
      }</section>`
    : ""
}
${invoiceTable(view, labels)}
</main>`,
  });
}
