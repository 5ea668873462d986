/** The site's own colours, so that the mailbox looks like a part of it. */
export const mailboxStyle = `
  :root { color-scheme: light dark; --paper: light-dark(#fbf9f4, #0f1a21); --sand: light-dark(#f1ece1, #16252e);
    --line: light-dark(#ddd5c6, #2b3d47); --ink: light-dark(#1c2530, #ece6da); --muted: light-dark(#55606b, #a9b4ba);
    --water: light-dark(#0b5563, #86cfd3) }
  * { box-sizing: border-box }
  body { margin: 0 auto; padding: 2.5rem 1rem 4rem; max-width: 52rem; background: var(--paper); color: var(--ink);
    font: 16px/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
  h1 { margin: .25rem 0 1rem; font-size: 1.7rem; line-height: 1.25; text-wrap: balance }
  h2 { margin: 2rem 0 .75rem; font-size: 1.05rem }
  a { color: var(--water) } a:focus-visible, summary:focus-visible { outline: 3px solid var(--water); outline-offset: 3px }
  nav { display: flex; gap: 1.25rem; font-size: .95rem }
  ul { display: grid; gap: .6rem; list-style: none; margin: 1.5rem 0 0; padding: 0 }
  li a { display: grid; gap: .1rem; padding: .9rem 1.1rem; border: 1px solid var(--line); border-radius: 16px;
    color: inherit; text-decoration: none }
  li a:hover { background: var(--sand) } li b { font-weight: 600 }
  li span, time, dt, .none { color: var(--muted); font-size: .92rem }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.25rem; margin: 0; padding: 1rem 1.1rem;
    border-radius: 16px; background: var(--sand) } dd { margin: 0 }
  pre { margin: 0; padding: 1.1rem; border: 1px solid var(--line); border-radius: 16px; white-space: pre-wrap; font: inherit }
  iframe { width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: 16px; background: #fff }
  @media (max-width: 30rem) { dl { grid-template-columns: 1fr } dt:not(:first-child) { margin-top: .4rem } }`;
