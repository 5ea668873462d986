import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { KeptMail, Mailbox } from "./mailbox.ts";
import type { MailAddress } from "./message.ts";

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";
/** A message's own HTML runs nothing, loads nothing from elsewhere and is a stranger to the site. */
const mailPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";

const named = ({ name, address }: MailAddress) => (name ? `${name} <${address}>` : address);

const style = `
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  a { color: inherit } ul { list-style: none; padding: 0 } li { border-top: 1px solid #8884; padding: .75rem 0 }
  dt { opacity: .7 } dd { margin: 0 0 .5rem } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
  iframe { width: 100%; height: 40rem; border: 1px solid #8884; border-radius: 12px; background: #fff }`;

const page = (title: string, body: unknown) =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(style)}</style><body><h1>${title}</h1>${body}</body></html>`;

const row = (mail: KeptMail) =>
  html`<li><a href="/dev/mailbox/${mail.id}">${mail.subject || "(no subject)"}</a><br>${named(mail.to)} · <time>${mail.at}</time></li>`;

const whole = (mail: KeptMail) => html`
  <p><a href="/dev/mailbox">All messages</a></p>
  <dl><dt>From</dt><dd>${named(mail.from)}</dd><dt>To</dt><dd>${named(mail.to)}</dd>
  ${mail.replyTo ? html`<dt>Reply to</dt><dd>${named(mail.replyTo)}</dd>` : ""}
  <dt>At</dt><dd>${mail.at}</dd><dt>Message id</dt><dd>${mail.messageId}</dd>
  ${Object.entries(mail.headers ?? {}).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
  <h2>Text</h2><pre>${mail.text}</pre>
  ${mail.html === undefined ? "" : html`<h2>HTML</h2><iframe title="The message" sandbox src="/dev/mailbox/${mail.id}/html"></iframe>`}`;

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
      mails.length === 0 ? html`<p>No message has been sent yet.</p>` : html`<ul>${mails.map(row)}</ul>`;
    return c.html(page("Mailbox", html`<p><a href="/dev/mailbox/messages">As JSON</a></p>${list}`));
  });
  app.get("/messages", async (c) => c.json({ items: await mailbox.list() }));
  app.get("/:id", async (c) => {
    const mail = await mailbox.find(c.req.param("id"));
    return mail ? c.html(page(mail.subject || "(no subject)", whole(mail))) : c.notFound();
  });
  app.get("/:id/html", async (c) => {
    const mail = await mailbox.find(c.req.param("id"));
    if (mail?.html === undefined) return c.notFound();
    c.header("content-security-policy", mailPolicy);
    return c.html(mail.html);
  });
  app.notFound((c) =>
    c.html(page("No such message", html`<p><a href="/dev/mailbox">All messages</a></p>`), 404),
  );
  return app;
}
