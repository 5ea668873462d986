import { createHash } from "node:crypto";

/** The site's own colours (site/styles/app.css), so that the page looks like a part of it; no fonts to load while things are wrong. */
export const statusStyle = `:root{color-scheme:light dark;--paper:light-dark(#fbf9f4,#0f1a21);--sand:light-dark(#f1ece1,#16252e);--line:light-dark(#ddd5c6,#2b3d47);--ink:light-dark(#1c2530,#ece6da);--muted:light-dark(#55606b,#a9b4ba);--water:light-dark(#0b5563,#86cfd3);--spring:light-dark(#14706b,#7fd1b9);--dawn:light-dark(#a84b15,#f0a66b)}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:48rem;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--water)}a:focus-visible{outline:3px solid var(--water);outline-offset:3px;border-radius:4px}
header a{display:inline-block;padding:.6rem 0;font-weight:600;text-decoration:none}
h1{margin:1rem 0 .25rem;font:500 2rem/1.2 Georgia,serif;text-wrap:balance}
h2{margin:2.5rem 0 .75rem;font:500 1.3rem/1.3 Georgia,serif}
p{margin:.25rem 0}.muted,dt,time{color:var(--muted)}
.banner{margin:1.25rem 0 0;padding:1.1rem 1.25rem;border-radius:20px;background:var(--sand);border:2px solid var(--spring);font-size:1.1rem}
.banner.degraded,.banner.not-ready{border-color:var(--dawn)}
ul{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:20px;overflow:hidden}
li{display:grid;grid-template-columns:1fr auto;gap:.1rem 1rem;padding:.8rem 1.1rem}li+li{border-top:1px solid var(--line)}
li p{grid-column:1/-1;font-size:.95rem}
.works{color:var(--spring)}.away{color:var(--dawn);font-weight:600}
dl{display:grid;grid-template-columns:minmax(0,1fr) fit-content(55%);gap:.35rem 1rem;margin:0;padding:1rem 1.1rem;border-radius:20px;background:var(--sand)}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}
table{width:100%;border-collapse:collapse;font-size:.95rem}th,td{padding:.5rem .6rem .5rem 0;text-align:start;vertical-align:top;border-bottom:1px solid var(--line)}th{color:var(--muted);font-weight:400}
@media (max-width:36rem){table,tbody,tr,td{display:block}thead{display:none}td{padding:.1rem 0;border:0}tr{padding:.6rem 0;border-bottom:1px solid var(--line)}}`;

const hash = createHash("sha256").update(statusStyle).digest("base64");
export const statusPolicy = `default-src 'none'; style-src 'sha256-${hash}'; style-src-attr 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`;
