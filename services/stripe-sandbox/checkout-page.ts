import { html, raw } from "hono/html";
import type { Locale } from "../../contracts/site.ts";
import { returnUrlOf } from "./checkout-payment.ts";
import { type Markup, page } from "./page.ts";
import type { CheckoutSession } from "./things.ts";
import { money, type Words, wordsIn } from "./words.ts";

function priceWords(session: CheckoutSession, words: Words): { price: string; button: string } {
  const { price } = session.line_items.data[0]!;
  const amount = money(price.unit_amount, price.currency);
  if (!price.recurring) return { price: words.once(amount), button: words.pay(amount) };
  const each = words.each(amount, price.recurring);
  const days = session._subscriptionData.trial_period_days;
  return days
    ? { price: words.trial(days, each), button: words.startTrial }
    : { price: each, button: words.subscribe };
}

const field = (name: string, label: string, more: string): Markup => html`<div class="field ${name}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" required aria-describedby="${name}-error"${raw(more)}>
<p class="error" id="${name}-error"></p>
</div>`;

function cardForm(session: CheckoutSession, words: Words, email: string | undefined): Markup {
  const { button } = priceWords(session, words);
  return html`<form id="card-form" novalidate data-working="${words.working}" data-failed="${words.failed}" data-expired="${words.expired}" data-paid="${words.paid}">
${
  email
    ? html`<p class="known">${words.email}: <strong>${email}</strong></p>`
    : field("email", words.email, ' type="email" autocomplete="email" inputmode="email" maxlength="254"')
}
${field("number", words.number, ' autocomplete="cc-number" inputmode="numeric" maxlength="23" placeholder="4242 4242 4242 4242"')}
<div class="pair">
${field("expiry", words.expiry, ' autocomplete="cc-exp" inputmode="numeric" maxlength="9" placeholder="12 / 34"')}
${field("cvc", words.cvc, ' autocomplete="cc-csc" inputmode="numeric" maxlength="4" placeholder="123"')}
</div>
<p class="error" id="card-error" role="alert"></p>
<button type="submit" id="pay">${button}</button>
</form>
<section id="challenge" hidden aria-labelledby="challenge-title">
<h2 id="challenge-title" tabindex="-1">${words.challengeTitle}</h2>
<p>${words.challengeText}</p>
<div class="pair"><button type="button" id="approve">${words.approve}</button><button type="button" id="fail" class="quiet">${words.fail}</button></div>
</section>
<p id="message" role="status"></p>
<details><summary>${words.testCards}</summary>
<dl>${Object.entries(words.cards).map(([number, what]) => html`<div><dt>${number}</dt><dd>${what}</dd></div>`)}</dl>
<p>${words.anyDate}</p></details>`;
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
  const words = wordsIn(locale);
  const line = session.line_items.data[0]!;
  const inner = {
    open: cardForm(session, words, email),
    complete: html`<p id="message" role="status" data-return-url="${returnUrlOf(session)}">${words.paid}</p>`,
    expired: html`<p id="message" role="status">${words.expired}</p>`,
  }[session.status];
  return page({
    locale,
    theme,
    base,
    title: line.description,
    script: "card-form.js",
    body: html`<main><h1>${line.description}</h1><p class="price">${priceWords(session, words).price}</p>${inner}</main>`,
  });
}
