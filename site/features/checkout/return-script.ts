import { personalKeys } from "../../personal-storage.ts";
import { returnedKey } from "./returned-key.ts";

/**
 * In the head of every page: a return from the card form is stored before anything else runs, so that a buyer who clicks on
 * at once loses nothing. The link in a guest's receipt names the address it went to, after the #, so that no server logs it:
 * it is stored for the account forms and taken out of the address. Plain ES5 on purpose: it is sent without transpiling.
 */
export const checkoutReturnScript = `(function(){var s=/[?&]session_id=(cs_\\w+)/.exec(location.search);try{if(s)localStorage.setItem(${JSON.stringify(returnedKey)},s[1]);var e=s&&/^#email=([^&]+)$/.exec(location.hash);if(e){localStorage.setItem(${JSON.stringify(personalKeys.unclaimedEmail)},decodeURIComponent(e[1]));history.replaceState(history.state,"",location.pathname+location.search)}}catch(e){}})()`;
