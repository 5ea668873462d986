export const returnedKey = "returned-checkout-session";

/**
 * In the head of every page: a return from the card form is stored before anything else runs, so that a buyer who clicks on
 * at once loses nothing. Plain ES5 on purpose: it is sent without transpiling.
 */
export const checkoutReturnScript = `(function(){var s=/[?&]session_id=(cs_\\w+)/.exec(location.search);try{if(s)localStorage.setItem(${JSON.stringify(returnedKey)},s[1])}catch(e){}})()`;
