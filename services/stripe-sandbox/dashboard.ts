import { Hono } from "hono";
import { html } from "hono/html";
import { openDispute } from "./disputes.ts";
import { money } from "./labels.ts";
import type { Ledger } from "./ledger.ts";
import { page } from "./page.ts";
import { refund } from "./payments.ts";
import type { SandboxStore } from "./store.ts";
import type { Charge } from "./stripe-objects.ts";

/** What Stripe's dashboard is for a developer: the payments, each with a way to give it back or to dispute it, and the last events. */
export function createDashboard({ store, base }: { store: SandboxStore; base: string }): Hono {
  const app = new Hono();

  app.get("/", async (c) => {
    const { charges, events } = await store.work(async (ledger) => ({
      charges: await ledger.list("charge", { limit: 50 }),
      events: await ledger.list("event", { limit: 50 }),
    }));
    const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ");
    const body = html`<main><h1>Payments</h1>
<section>${charges.data.length === 0 ? html`<p>None yet.</p>` : ""}<table>${charges.data.map(
      (charge) => html`<tr><th scope="row">${time(charge.created)}<br><small>${charge.id}</small></th>
<td>${money(charge.amount, charge.currency)} ${charge.refunded ? "refunded" : charge.disputed ? "disputed" : charge.status}</td>
<td>${
        charge.paid && !charge.refunded && !charge.disputed
          ? html`<form method="post" action="${base}/charges/${charge.id}/refund"><button class="quiet">Refund</button></form>
<form method="post" action="${base}/charges/${charge.id}/dispute"><button class="quiet">Dispute</button></form>`
          : ""
      }</td></tr>`,
    )}</table></section>
<section><h2>Events</h2><table>${events.data.map(
      (event) => html`<tr><th scope="row">${time(event.created)}</th><td>${event.type}</td></tr>`,
    )}</table></section></main>`;
    return c.html(page({ locale: "en-US", base, title: "Card sandbox", body }));
  });

  for (const [what, take] of [
    ["refund", (ledger: Ledger, charge: Charge) => refund(ledger, { charge: charge.id })],
    ["dispute", openDispute],
  ] as const)
    app.post(`/charges/:id/${what}`, async (c) => {
      await store.work(async (ledger) => {
        const charge = await ledger.find("charge", c.req.param("id"));
        if (charge?.paid && !charge.refunded && !charge.disputed) await take(ledger, charge);
      });
      return c.redirect(base, 303);
    });
  return app;
}
