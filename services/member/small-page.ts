import { createHash } from "node:crypto";
import { html, raw } from "hono/html";

const style = `
:root { color-scheme: light dark; --ink: #22302f; --soft: #5b6a68; --line: #d9dfd9; --paper: #fbfaf6; --card: #fff; --accent: #1f6f68; --on-accent: #fff; }
@media screen and (prefers-color-scheme: dark) { :root { --ink: #e8ece6; --soft: #a3b0ab; --line: #34403e; --paper: #141b1b; --card: #1b2424; --accent: #7cc7bd; --on-accent: #10201e; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 ui-sans-serif, system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; }
main.narrow { max-width: 34rem; padding-top: 18vh; }
h1 { font: 600 2.25rem/1.2 Georgia, serif; margin: 0 0 .75rem; }
h2 { font: 600 1.4rem/1.3 Georgia, serif; margin: 3rem 0 1rem; }
p { max-width: 42rem; margin: .5rem 0; }
a { color: var(--accent); }
button { font: inherit; font-weight: 600; margin-top: 1rem; padding: .7rem 1.4rem; border: 0; border-radius: 2rem; background: var(--accent); color: var(--on-accent); cursor: pointer; }
nav { display: flex; flex-wrap: wrap; gap: .35rem 1.1rem; margin-top: 1.5rem; }
details { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; margin: .5rem 0; }
summary { display: grid; grid-template-columns: 4.5rem 1fr; gap: .1rem .75rem; padding: .7rem 1rem; cursor: pointer; }
summary b { color: var(--accent); font: 600 .85rem/1.9 ui-monospace, monospace; }
summary code { overflow-wrap: anywhere; }
summary span { grid-column: 2; color: var(--soft); font-size: .95rem; }
details > div { border-top: 1px solid var(--line); padding: .75rem 1rem 1rem; }
code, pre { font: .9rem/1.6 ui-monospace, monospace; }
pre { overflow-x: auto; background: var(--paper); border-radius: .4rem; padding: .75rem 1rem; margin: .5rem 0; }
dt { font-weight: 600; margin-top: .5rem; } dd { margin: 0; color: var(--soft); }
@media (max-width: 30rem) { summary { grid-template-columns: 1fr; } summary span { grid-column: 1; } }
`;

/** Such a page loads nothing and runs nothing: its one style sheet is allowed by its hash. */
export const smallPagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`;

interface SmallPage {
  lang: string;
  title: string;
  narrow?: boolean;
  body: unknown;
}

/** A page outside the site: read by developers, or opened from an e-mail. */
export const smallPage = ({ lang, title, narrow, body }: SmallPage) =>
  html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(style)}</style></head><body><main class="${narrow ? "narrow" : ""}"><h1>${title}</h1>${body}</main></body></html>`;
