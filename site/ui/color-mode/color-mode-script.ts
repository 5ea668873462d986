import { colorModeKey } from "./color-mode.ts";

/**
 * Runs before the first paint: the page's forced mode, else the reader's stored choice, else none (the system's).
 * Plain ES5 on purpose: it is sent as it stands.
 */
export const colorModeScript = `(function(){var r=document.documentElement,m=r.dataset.forcedMode;try{m=m||localStorage.getItem(${JSON.stringify(colorModeKey)})}catch(e){}if(m==="light"||m==="dark")r.dataset.mode=m})()`;
