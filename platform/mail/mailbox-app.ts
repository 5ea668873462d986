import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { Mailbox, StoredMail } from "./mailbox.ts";
import { mailboxStyle } from "./mailbox-style.ts";
import type { MailAddress } from "./message.ts";

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";
/** A message's HTML runs no scripts, loads nothing external and has an opaque origin. */
const mailPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";

const named = ({ name, address }: MailAddress) => (name ? `${name} <${address}>` : address);

const when = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "America/New_York",
});
const time = (at: string) => html`<time datetime="${at}">${when.format(new Date(at))}, New York</time>`;

const page = (title: string, body: unknown, above: unknown = "") =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(mailboxStyle)}</style><body>${above}<main><h1>${title}</h1>${body}</main></body></html>`;

const back = html`<nav><a href="/dev/mailbox">All messages</a></nav>`;

const row = (mail: StoredMail) =>
  html`<li><a href="/dev/mailbox/${mail.id}"><b>${mail.subject || "(no subject)"}</b><span>${named(mail.to)}</span>${time(mail.at)}</a></li>`;

/** The message's own HTML may lead nowhere, so its addresses are followed here. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>]+)/)
    .map((part, n) => (n % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

/** The HTML version first, then the plain text. */
const whole = (mail: StoredMail) => html`
  <dl><dt>From</dt><dd>${named(mail.from)}</dd><dt>To</dt><dd>${named(mail.to)}</dd>
  ${mail.replyTo ? html`<dt>Reply to</dt><dd>${named(mail.replyTo)}</dd>` : ""}
  <dt>At</dt><dd>${time(mail.at)}</dd><dt>Message id</dt><dd>${mail.messageId}</dd>
  ${Object.entries(mail.headers ?? {}).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
  ${mail.html === undefined ? "" : html`<h2>HTML</h2><iframe title="The message" sandbox src="/dev/mailbox/${mail.id}/html"></iframe>`}
  <h2>Text</h2><pre>${withLinks(mail.text)}</pre>`;

/** Mounted at /dev/mailbox outside production. */
export function createMailboxApp(mailbox: Mailbox): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header("cache-control", "no-store");
    c.header("content-security-policy", pagePolicy);
    await next();
  });
  app.get("/", async (c) => {
    const mails = await mailbox.list();
    const list =
      mails.length === 0
        ? html`<p class="none">No message has been sent yet.</p>`
        : html`<ul>${mails.map(row)}</ul>`;
    const nav = html`<nav><a href="/">The site</a><a href="/dev/mailbox/messages">As JSON</a></nav>`;
    return c.html(page("Mailbox", list, nav));
  });
  app.get("/messages", async (c) => c.json({ items: await mailbox.list() }));
  app.get("/:id", async (c) => {
    const mail = await mailbox.find(c.req.param("id"));
    return mail ? c.html(page(mail.subject || "(no subject)", whole(mail), back)) : c.notFound();
  });
  app.get("/:id/html", async (c) => {
    const mail = await mailbox.find(c.req.param("id"));
    if (mail?.html === undefined) return c.notFound();
    c.header("content-security-policy", mailPolicy);
    return c.html(mail.html);
  });
  app.notFound((c) => c.html(page("No such message", "", back), 404));
  return app;
}
