import { languagePreferenceCookie, localeCookie } from "./locale.ts";

const stored = ({ name }: { name: string }) => `/(?:^|; )${name}=(en-US|es)(?:;|$)/.exec(c)`;

/**
 * In the head of both home pages, before the first paint: what the server decides by a redirect (server/home-redirect.ts),
 * for readers whose page came from a cache that asked nobody. Who was led here by the other home page stays, so that
 * nothing goes in circles. Plain ES5 on purpose: it is sent without transpiling.
 */
export const homeLanguageScript = `(function(){var p=location.pathname,o=location.origin,r=document.referrer,c=document.cookie,m=${stored(languagePreferenceCookie)}||${stored(localeCookie)},l=m?m[1]:p=="/"&&r.indexOf(o+"/")&&/^es(-|$)/i.test(navigator.language)?"es":"",t=l=="es"?"/es":"/";if(l&&(p=="/"||p=="/es")&&t!=p&&r.split(/[?#]/)[0]!=o+t)location.replace(t+location.search+location.hash)})()`;
