import { dayFaceScript } from "../day-face-script.ts";
import { personalRowsKey } from "../personal-rows-key.ts";
import { readingSettingKeys } from "../reading-settings.ts";
import { signedInKey } from "../signed-in-key.ts";
import { colorModeKey } from "./color-mode.ts";

/**
 * Runs before the first paint: the reader's stored choice of colours, else none (the system's);
 * how the reader likes text to be set; which rows of theirs the home page leaves room for; that a premium member's pages leave none
 * for promotions; that a user may be signed in; and the part of the day. Plain ES5 on purpose: it is sent without transpiling.
 */
export const colorModeScript = `(function(){var r=document.documentElement,k=${JSON.stringify(readingSettingKeys)},m,o,n,v;${dayFaceScript}try{m=localStorage.getItem(${JSON.stringify(colorModeKey)});for(n in k)if(v=localStorage.getItem(n))r.dataset[k[n]]=v;o=localStorage.getItem(${JSON.stringify(personalRowsKey)});if(localStorage.getItem(${JSON.stringify(signedInKey)}))r.dataset.signedIn=""}catch(e){}if(/(^|; )premium=true/.test(document.cookie))r.dataset.premium="";if(o)r.dataset.own=o;if(m==="light"||m==="dark")r.dataset.mode=m})()`;
