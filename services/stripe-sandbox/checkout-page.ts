import { html, raw } from "hono/html";
import type { Locale } from "../../contracts/site.ts";
import { returnUrlOf } from "./checkout-payment.ts";
import { type Labels, labelsIn, money } from "./labels.ts";
import { type Markup, page } from "./page.ts";
import type { CheckoutSession } from "./stripe-objects.ts";

function priceLabels(session: CheckoutSession, labels: Labels): { price: string; button: string } {
  const { price } = session.line_items.data[0]!;
  const amount = money(price.unit_amount, price.currency);
  if (!price.recurring) return { price: labels.once(amount), button: labels.pay(amount) };
  const each = labels.each(amount, price.recurring);
  const days = session._subscriptionData.trial_period_days;
  return days
    ? { price: labels.trial(days, each), button: labels.startTrial }
    : { price: each, button: labels.subscribe };
}

const field = (name: string, label: string, more: string): Markup => html`<div class="field ${name}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" required aria-describedby="${name}-error"${raw(more)}>
<p class="error" id="${name}-error"></p>
</div>`;

function cardForm(session: CheckoutSession, labels: Labels, email: string | undefined): Markup {
  const { button } = priceLabels(session, labels);
  return html`<form id="card-form" novalidate data-working="${labels.working}" data-failed="${labels.failed}" data-expired="${labels.expired}" data-paid="${labels.paid}">
${
  email
    ? html`<p class="known">${labels.email}: <strong>${email}</strong></p>`
    : field("email", labels.email, ' type="email" autocomplete="email" inputmode="email" maxlength="254"')
}
${field("number", labels.number, ' autocomplete="cc-number" inputmode="numeric" maxlength="23" placeholder="4242 4242 4242 4242"')}
<div class="pair">
${field("expiry", labels.expiry, ' autocomplete="cc-exp" inputmode="numeric" maxlength="9" placeholder="12 / 34"')}
${field("cvc", labels.cvc, ' autocomplete="cc-csc" inputmode="numeric" maxlength="4" placeholder="123"')}
</div>
<p class="error" id="card-error" role="alert"></p>
<button type="submit" id="pay">${button}</button>
</form>
<section id="challenge" hidden aria-labelledby="challenge-title">
<h2 id="challenge-title" tabindex="-1">${labels.challengeTitle}</h2>
<p>${labels.challengeText}</p>
<div class="pair"><button type="button" id="approve">${labels.approve}</button><button type="button" id="fail" class="quiet">${labels.fail}</button></div>
</section>
<p id="message" role="status"></p>
<details><summary>${labels.testCards}</summary>
<dl>${Object.entries(labels.cards).map(([number, what]) => html`<div><dt>${number}</dt><dd>${what}</dd></div>`)}</dl>
<p>${labels.anyDate}</p></details>`;
}

/** The card form, made for a frame in the page that sells. */
export function checkoutPage(parts: {
  session: CheckoutSession;
  /** The customer's address when it is known already. */
  email: string | undefined;
  locale: Locale;
  theme: string | undefined;
  base: string;
}): Markup {
  const { session, email, locale, theme, base } = parts;
  const labels = labelsIn(locale);
  const line = session.line_items.data[0]!;
  const inner = {
    open: cardForm(session, labels, email),
    complete: html`<p id="message" role="status" data-return-url="${returnUrlOf(session)}">${labels.paid}</p>`,
    expired: html`<p id="message" role="status">${labels.expired}</p>`,
  }[session.status];
  return page({
    locale,
    theme,
    base,
    title: line.description,
    script: "card-form.js",
    body: html`<main><h1>${line.description}</h1><p class="price">${priceLabels(session, labels).price}</p>${inner}</main>`,
  });
}
