import { personalRowsKey } from "../personal-rows-key.ts";
import { signedInKey } from "../signed-in-key.ts";
import { textSizeKey } from "../text-size.ts";
import { colorModeKey } from "./color-mode.ts";

/**
 * Runs before the first paint: the reader's stored choice of colours, else none (the system's);
 * the reader's text size; which rows of theirs the home page leaves room for; that a premium member's pages leave none
 * for promotions; and that a user may be signed in. Plain ES5 on purpose: it is sent without transpiling.
 */
export const colorModeScript = `(function(){var r=document.documentElement,m,t,o;try{m=localStorage.getItem(${JSON.stringify(colorModeKey)});t=localStorage.getItem(${JSON.stringify(textSizeKey)});o=localStorage.getItem(${JSON.stringify(personalRowsKey)});if(localStorage.getItem(${JSON.stringify(signedInKey)}))r.dataset.signedIn=""}catch(e){}if(/(^|; )premium=true/.test(document.cookie))r.dataset.premium="";if(t)r.dataset.textSize=t;if(o)r.dataset.own=o;if(m==="light"||m==="dark")r.dataset.mode=m})()`;
